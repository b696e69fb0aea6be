"""What takes long to be worked out of a log, each in a process of its own that tells how far it is; the last are kept.

It goes on when nobody waits any more, so that the answer is there when it is asked for again. Such a process reads a
log from standard input and writes JSON lines: how much is done, and at last the answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import sys
from collections import OrderedDict
from collections.abc import AsyncGenerator, AsyncIterator, Callable

__all__ = ["NOT_HERE", "Lines", "Worked", "be_modest", "lines_apart", "say", "tell"]

KEPT = 64
AT_ONCE = 1
MOST_WAITING = 4
SECONDS = 600
LONGEST_LINE = 4 * 1024 * 1024
NOT_HERE = json.dumps({"unavailable": "broken"}).encode() + b"\n"


Lines = Callable[..., AsyncGenerator[bytes]]
"""How it is worked out of a log and what else is said of it."""


class _Job:
    """What is being worked out: its lines so far, and whether there are more to come."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []
        self.changed = asyncio.Condition()
        self.over = False

    async def add(self, line: bytes, *, over: bool = False) -> None:
        async with self.changed:
            self.lines.append(line)
            self.over = self.over or over
            self.changed.notify_all()

    async def follow(self) -> AsyncIterator[bytes]:
        """The newest line, again whenever there is a newer one, until the last."""
        told = 0
        while True:
            async with self.changed:
                await self.changed.wait_for(lambda told=told: len(self.lines) > told or self.over)  # type: ignore[misc]
                told, last, over = len(self.lines), self.lines[-1], self.over
            yield last
            if over:
                return


class Worked:
    """Answers by log and what else is said of it."""

    def __init__(self, lines: Lines) -> None:
        self._lines = lines
        self._free = asyncio.Semaphore(AT_ONCE)
        self._jobs: OrderedDict[bytes, _Job] = OrderedDict()
        self._working: set[asyncio.Task[None]] = set()

    def is_busy(self) -> bool:
        """Whether too many wait already."""
        return len(self._working) >= MOST_WAITING

    def knows(self, log: bytes, *said: int) -> bool:
        """Whether this is worked out or being worked out."""
        return _key(log, said) in self._jobs

    def ask(self, log: bytes, *said: int) -> AsyncIterator[bytes]:
        """JSON lines: progress as it comes, and the answer or why there is none."""
        key = _key(log, said)
        if key not in self._jobs:
            self._jobs[key] = job = _Job()
            task = asyncio.get_running_loop().create_task(self._make(key, job, log, said))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
            if len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        return self._jobs[key].follow()

    async def _make(self, key: bytes, job: _Job, log: bytes, said: tuple[int, ...]) -> None:
        last = NOT_HERE
        try:
            async with self._free, contextlib.aclosing(self._lines(log, *said)) as lines:
                async for line in lines:
                    if b'"done"' not in line[:8]:
                        last = line
                        break
                    await job.add(line)
        except (TimeoutError, OSError):
            last = NOT_HERE
        finally:
            if last.startswith(b'{"unavailable"'):
                self._jobs.pop(key, None)  # another time it may work
            await job.add(last, over=True)

    def close(self) -> None:
        """Stop what is being worked out."""
        for task in self._working:
            task.cancel()


def _key(log: bytes, said: tuple[int, ...]) -> bytes:
    return hashlib.sha256(repr(said).encode() + log).digest()


async def lines_apart(module: str, log: bytes, *said: int) -> AsyncGenerator[bytes]:
    """The lines of a module that is run as a program."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        module,
        *map(str, said),
        stdin=pipe,
        stdout=pipe,
        stderr=asyncio.subprocess.DEVNULL,
        limit=LONGEST_LINE,
    )
    assert child.stdin is not None  # noqa: S101 - piped
    assert child.stdout is not None  # noqa: S101
    try:
        async with asyncio.timeout(SECONDS):
            child.stdin.write(log)
            child.stdin.close()
            async for line in child.stdout:
                yield line
    finally:
        if child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()


# In the process of its own


def be_modest() -> None:
    """Leave the processor to those who play."""
    with contextlib.suppress(OSError):
        os.nice(10)


def tell(done: int, of: int) -> None:
    """How far it is."""
    say({"done": done, "of": of})


def say(said: object) -> None:
    """A line."""
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()
