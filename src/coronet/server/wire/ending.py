"""The end of a server: asked to stop it stops in time, whatever still hangs."""

from __future__ import annotations

import logging
import os
import threading
from types import FrameType

import uvicorn

__all__ = ["LONGEST_END", "EndsInTime"]

LONGEST_END = 4.5  # seconds from the signal
logger = logging.getLogger("coronet.ending")


class EndsInTime(uvicorn.Server):
    """A server that does not wait for a database that is silent: all that was answered is durable."""

    _is_ending = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop, and see to it that it comes to an end."""
        super().handle_exit(sig, frame)
        if not self._is_ending:
            self._is_ending = True
            end = threading.Timer(LONGEST_END, _end_at_once)
            end.daemon = True
            end.start()


def _end_at_once() -> None:
    logger.warning("stopped without waiting any longer")
    os._exit(0)
