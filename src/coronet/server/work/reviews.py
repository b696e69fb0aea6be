"""Reviews of finished games, each in a process of its own that tells how far it is; the last ones are kept.

What the process judges is what the seat could know at each decision. It goes on when nobody waits any more, so that the
answer is there when the page is opened again. Run as a program, this module reads a log from standard input and writes
JSON lines: how many decisions are done, and at last the review.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import os
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable

from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.table.log import parse_log

__all__ = ["Reviews"]

KEPT = 64
AT_ONCE = 1
MOST_WAITING = 4
SECONDS = 600
LONGEST_LINE = 4 * 1024 * 1024
NOT_HERE = json.dumps({"unavailable": "broken"}).encode() + b"\n"


Lines = Callable[[bytes, int], AsyncIterator[bytes]]
"""How a review is made: in a process of its own, if nothing else is said."""


class _Job:
    """A review that is being made: its lines so far, and whether there are more to come."""

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


class Reviews:
    """Reviews by log and seat."""

    def __init__(self, lines: Lines | None = None) -> None:
        self._lines = lines or _lines_apart
        self._free = asyncio.Semaphore(AT_ONCE)
        self._jobs: OrderedDict[bytes, _Job] = OrderedDict()
        self._working: set[asyncio.Task[None]] = set()

    def is_busy(self) -> bool:
        """Whether too many wait already."""
        return len(self._working) >= MOST_WAITING

    def knows(self, log: bytes, seat: int) -> bool:
        """Whether this review is made or being made."""
        return _key(log, seat) in self._jobs

    def ask(self, log: bytes, seat: int) -> AsyncIterator[bytes]:
        """JSON lines: progress as it comes, and the review or why there is none."""
        key = _key(log, seat)
        if key not in self._jobs:
            self._jobs[key] = job = _Job()
            task = asyncio.get_running_loop().create_task(self._make(key, job, log, seat))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
            if len(self._jobs) > KEPT:
                self._jobs.popitem(last=False)
        return self._jobs[key].follow()

    async def _make(self, key: bytes, job: _Job, log: bytes, seat: int) -> None:
        last = NOT_HERE
        try:
            async with self._free:
                async for line in self._lines(log, seat):
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
        """Stop what is being made."""
        for task in self._working:
            task.cancel()


def _key(log: bytes, seat: int) -> bytes:
    return hashlib.sha256(b"%d " % seat + log).digest()


async def _lines_apart(log: bytes, seat: int) -> AsyncIterator[bytes]:
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",
        "-m",
        __name__,
        str(seat),
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


def main(seat: int) -> int:
    """Read a log, write how far its review is and the review; or why there is none."""
    from coronet.bots.review import review  # noqa: PLC0415 - only this process needs it

    with contextlib.suppress(OSError):
        os.nice(10)
    try:
        found = review(parse_log(sys.stdin.buffer.read()), seat, _tell)
        said = found.to_data()
    except ExtraMissing:
        said = {"unavailable": "compiler"}
    except (Cannot, InputError):
        said = {"unavailable": "game"}
    _say(said)
    return 0


def _tell(done: int, of: int) -> None:
    _say({"done": done, "of": of})


def _say(said: object) -> None:
    sys.stdout.write(json.dumps(said) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
