"""Ctrl-C in a long command: one press ends it within two seconds, and a line says what is kept and how to go on."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from threading import Thread
from types import FrameType

import typer

from coronet.cli.main import BROKEN, INTERRUPTED
from coronet.errors import WorkerLost

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
LONGEST = 1.5  # seconds from the press until the program ends, whatever it is busy with


@contextlib.contextmanager
def stopping(last_words: Callable[[], str]) -> Iterator[None]:
    """Say these last words when somebody presses Ctrl-C within, or a worker is lost; further presses change nothing."""
    with _Presses(last_words) as presses:
        try:
            yield
        except KeyboardInterrupt:
            presses.tell()
            raise
        except WorkerLost as lost:
            presses.tell(f"{lost}. ")
            raise typer.Exit(BROKEN) from None


class _Presses:
    """Hears the first press, and ends the program if that has not ended it by itself.

    Python tells the main thread of a press only between two instructions; compiling and compiled searches are one. So a
    thread is told as well.
    """

    def __init__(self, last_words: Callable[[], str]) -> None:
        self._last_words = last_words
        self._is_told = False
        self._is_pressed = False
        self._reader, self._writer = os.pipe()
        os.set_blocking(self._writer, False)

    def __enter__(self) -> _Presses:
        self._before = signal.signal(signal.SIGINT, self._press)
        self._awake = signal.set_wakeup_fd(self._writer, warn_on_full_buffer=False)
        Thread(target=self._watch, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._is_pressed:
            return  # what follows is the end: a second press must not break it
        signal.set_wakeup_fd(self._awake)
        signal.signal(signal.SIGINT, self._before)
        os.close(self._writer)

    def tell(self, why: str = "") -> None:
        """The last words, once."""
        if not self._is_told:
            self._is_told = True
            cleared = CLEARED if sys.stderr.isatty() else ""
            with contextlib.suppress(OSError):
                print(f"{cleared}coronet: {why}{self._last_words()}", file=sys.stderr, flush=True)

    def _press(self, number: int, frame: FrameType | None) -> None:
        self._is_pressed = True
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    def _watch(self) -> None:
        if os.read(self._reader, 1):
            time.sleep(LONGEST)
            self.tell()
            os._exit(INTERRUPTED)
        os.close(self._reader)
