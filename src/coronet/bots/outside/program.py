"""A program that runs beside us and is spoken to in lines, with a limit to every answer."""

from __future__ import annotations

import contextlib
import os
import select
import subprocess
import sys
import time
from collections import deque
from collections.abc import Sequence, Set
from pathlib import Path
from threading import Lock, Thread
from typing import IO, Any, cast

from coronet.bots.outside.lines import ANSWERS, INFO, QUIT, line

KEEPER = Path(__file__).with_name("keeper.py")
LONGEST_LINE = 2**16
KEPT_LINES = 20
LONGEST_SAID = 200
MOST_UNASKED = 64  # reads of what was said before a question
LAST_WORDS_SECONDS = 2.0  # at most, to read what a program wrote as it ended
ENDED, LATE, UNREADABLE, ILLEGAL, OUT = "ended", "late", "unreadable", "illegal", "out"
"""What costs a turn; `out` is a program that ended or was late too often in one game."""


class Fault(Exception):  # noqa: N818 - it says what is the matter
    """Why a program has no answer that counts, and what it said last."""

    def __init__(self, kind: str, said: str = "") -> None:
        super().__init__(kind)
        self.kind, self.said = kind, said[:LONGEST_SAID]


class Program:
    """One program; it ends when it is told to, when its owner is gone, or by itself."""

    def __init__(self, command: Sequence[str]) -> None:
        self._lock = Lock()
        ours, lifeline = os.pipe()
        self._lifeline: int | None = lifeline
        keeper = [sys.executable, "-I", "-S", str(KEEPER), str(ours)]
        try:
            self._process = subprocess.Popen(  # noqa: S603 - what the owner wants to be run
                [*keeper, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                pass_fds=[ours],
                start_new_session=True,  # no key of the terminal reaches it
            )
        finally:
            os.close(ours)
        self._pipes = cast("tuple[IO[bytes], ...]", (self._process.stdin, self._process.stdout, self._process.stderr))
        self._into, self._out_of = self._pipes[0].fileno(), self._pipes[1].fileno()
        os.set_blocking(self._into, False)
        os.set_blocking(self._out_of, False)
        self._heard = b""  # of a line that is not whole yet
        self._lines: deque[bytes] = deque()
        self._was_asked = False
        self._written: deque[str] = deque(maxlen=KEPT_LINES)
        self._reader = Thread(target=self._read_errors, args=(self._pipes[2],), daemon=True)
        self._reader.start()

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def tell(self, said: bytes, seconds: float) -> None:
        """Say a line that has no answer."""
        self._exchange(said, seconds)

    def ask(self, word: str, data: Any, seconds: float) -> tuple[str, str]:
        """Say a line, and wait for the answer: its first word, and the rest.

        What it said unasked is dropped, but not before the first question: whoever speaks first speaks other lines.
        """
        if self._was_asked:
            self._drop_unasked()
        self._was_asked = True
        unasked = {INFO, *(one for asked, answers in ANSWERS.items() if asked != word for one in answers)}
        return self._exchange(line(word, data), seconds, unasked)

    def quit(self) -> None:
        """Ask it to end by itself."""
        with contextlib.suppress(Fault):
            self.tell(line(QUIT), LAST_WORDS_SECONDS)

    def cut_off(self) -> None:
        """Kill it and all that it has started; from any thread, as whoever waits for its answer hears of its end."""
        with self._lock:
            if self._lifeline is not None:
                os.close(self._lifeline)
                self._lifeline = None

    def end(self, seconds: float = 0) -> None:
        """The end of it, for which it is given so much time; nothing of it stays."""
        if seconds:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(seconds)
        self.cut_off()
        self._process.wait()
        self._reader.join(LAST_WORDS_SECONDS)
        for pipe in self._pipes[: 2 if self._reader.is_alive() else 3]:
            pipe.close()

    def _exchange(self, said: bytes, seconds: float, unasked: Set[str] | None = None) -> tuple[str, str]:
        """Say a line; where it is known what is not an answer to it, wait for one."""
        until = time.monotonic() + seconds
        while True:
            if not said:
                if unasked is None:
                    return "", ""
                if (answer := self._answer(unasked)) is not None:
                    return answer
            left = until - time.monotonic()
            if left <= 0:
                raise Fault(LATE, self._last_words())
            ready = select.poll()
            ready.register(self._out_of, select.POLLIN)
            if said:
                ready.register(self._into, select.POLLOUT)
            for pipe, _ in ready.poll(1000 * left):
                if pipe == self._into:
                    said = self._write(said)
                else:
                    self._read()

    def _answer(self, unasked: Set[str]) -> tuple[str, str] | None:
        """The next line that was heard and does not begin with one of these words.

        What was said to an earlier line may arrive only now.
        """
        while self._lines:
            one = self._lines.popleft()
            try:
                word, _, rest = one.decode().strip().partition(" ")
            except UnicodeDecodeError:
                raise Fault(UNREADABLE, repr(one[:80])) from None
            if word not in unasked:
                return word, rest.strip()
        if len(self._heard) > LONGEST_LINE:
            raise Fault(UNREADABLE, repr(self._heard[:80]))
        return None

    def _drop_unasked(self) -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(MOST_UNASKED):
                if not os.read(self._out_of, LONGEST_LINE):
                    break
            else:
                raise Fault(UNREADABLE, self._last_words())
        self._heard = b""
        self._lines.clear()

    def _read(self) -> None:
        with contextlib.suppress(BlockingIOError):
            heard = os.read(self._out_of, LONGEST_LINE)
            if not heard:
                self._reader.join(LAST_WORDS_SECONDS)
                raise Fault(ENDED, self._last_words())
            *whole, self._heard = (self._heard + heard).split(b"\n")
            self._lines += whole

    def _write(self, said: bytes) -> bytes:
        """What is left to say; nothing to one that does not listen any more, whose answer may be there all the same."""
        try:
            return said[os.write(self._into, said) :]
        except BlockingIOError:
            return said
        except BrokenPipeError:
            return b""

    def _last_words(self) -> str:
        """The last line that it wrote to its standard error."""
        return self._written[-1] if self._written else ""

    def _read_errors(self, pipe: IO[bytes]) -> None:
        while written := pipe.readline(LONGEST_LINE):
            if text := written.decode(errors="replace").strip():
                self._written.append(text)
