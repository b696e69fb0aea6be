"""Troubles: what keeps failing is told when it begins and when it is over, however often it fails in between."""

from __future__ import annotations

import logging
import threading

from coronet.server.clock import REAL_TIME, Clock

__all__ = ["DOWN", "FULL", "Trouble"]

DOWN, FULL = "down", "disk-full"
QUIET_SECONDS = 60.0  # troubles that come and go are not told each time
logger = logging.getLogger(__name__)


class Trouble:
    """One thing that may fail, `what` as in "writing fails"; any thread may tell how it went."""

    def __init__(self, what: str, clock: Clock = REAL_TIME) -> None:
        self.kind: str | None = None
        self._what = what
        self._clock = clock
        self._lock = threading.Lock()
        self._failures = 0
        self._since = 0.0
        self._told_at = float("-inf")
        self._is_told = False

    def begin(self, kind: str, reason: str) -> None:
        """It has failed, for the first time or once more."""
        with self._lock:
            self._failures += 1
            if kind == self.kind:
                return
            now = self._clock.monotonic()
            if self.kind is None:
                self._since = now
            self.kind = kind
            self._is_told = now - self._told_at > QUIET_SECONDS
            if self._is_told:
                self._told_at = now
                logger.error("%s fails", self._what, extra={"kind": kind, "reason": reason})

    def end(self) -> None:
        """It has worked."""
        if self.kind is None:
            return
        with self._lock:
            self.kind = None
            if self._is_told:
                lasted = round(self._clock.monotonic() - self._since, 1)
                logger.warning("%s works again", self._what, extra={"seconds": lasted, "failures": self._failures})
                self._failures = 0
