"""Troubles: what keeps failing is told when it begins and when it is over, however often it fails in between."""

from __future__ import annotations

import logging
import threading

from sqlalchemy.exc import DBAPIError

from coronet.server.clock import REAL_TIME, Clock

__all__ = ["DOWN", "FULL", "Trouble", "kind_of", "reason_of"]

DOWN, FULL = "down", "disk-full"
QUIET_SECONDS = 60.0  # troubles that come and go are not told each time
FULL_DISK_OF_POSTGRESQL = "53100"
# SQLite says the last two where a limit or a quota, not the disk, leaves no room.
FULL_DISK_OF_SQLITE = frozenset({"SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE"})
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


def kind_of(error: Exception) -> str:
    """Whether there was no room to write in, or something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    full = getattr(cause, "sqlite_errorname", "") in FULL_DISK_OF_SQLITE
    return FULL if full or getattr(cause, "sqlstate", "") == FULL_DISK_OF_POSTGRESQL else DOWN


def reason_of(error: Exception) -> str:
    """What the database said, without the statement and its values: these may be secrets."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {' '.join(str(cause).split())[:200]}"
