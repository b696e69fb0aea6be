"""Logs played again, in a process of their own: what holds in a log, and every step of a finished game.

A log from outside may be made to take long. Its process is modest, has ten seconds and can be ended; the server's own
event loop never waits for it. Run as a program, this module reads a log from standard input and writes the answer.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import json
import os
import sys
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Literal

from msgspec.json import Encoder

from coronet.errors import CoronetError, LogError
from coronet.games.catalogue import game_named
from coronet.games.contract import Game
from coronet.table.log import ChoiceLine, Log, parse_log
from coronet.table.replay import steps
from coronet.table.verify import check_log

__all__ = ["LONGEST_LOG", "Kind", "Replays", "Unplayable", "answer"]

Kind = Literal["checks", "steps"]
Play = Callable[[Kind, bytes], Awaitable[bytes]]
"""How a log is played again: in a process of its own, if nothing else is said."""

LONGEST_LOG = 1024 * 1024
LONGEST_LINE = 8 * 1024
MOST_LINES = 20_000
SECONDS = 10
AT_ONCE = 2
MOST_WAITING = 8
KEPT_STEPS = 16
DAMAGED = 3  # the child's exit code for a log that it refuses in one line


class Unplayable(Exception):  # noqa: N818 - it says what the log is
    """No answer: the log is damaged (`text` says where), takes too long, or too many wait."""

    def __init__(self, code: Literal["bad-log", "too-slow", "busy"], text: str = "") -> None:
        super().__init__(code)
        self.code, self.text = code, text


class Replays:
    """Plays logs again, a few at a time; the steps of the last games are kept."""

    def __init__(self, play: Play | None = None) -> None:
        self._play = play or _play_apart
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._steps: OrderedDict[bytes, bytes] = OrderedDict()

    async def checks(self, log: bytes) -> bytes:
        """What was checked in a log, as a JSON list; raises Unplayable."""
        return await self._ask("checks", log)

    async def steps_once(self, log: bytes) -> bytes:
        """The steps of a log that is not of this house: as `steps`, and not kept."""
        return await self._ask("steps", log)

    async def steps(self, log: bytes) -> bytes:
        """The open view and the story after each step, as JSON lines, compressed with gzip; raises Unplayable."""
        key = hashlib.sha256(log).digest()
        if key not in self._steps:
            self._steps[key] = await self._ask("steps", log)
            if len(self._steps) > KEPT_STEPS:
                self._steps.popitem(last=False)
        return self._steps[key]

    async def _ask(self, kind: Kind, log: bytes) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Unplayable("busy")
        self._waiting += 1
        try:
            async with self._free:
                return await self._play(kind, log)
        finally:
            self._waiting -= 1


async def _play_apart(kind: Kind, log: bytes) -> bytes:
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", __name__, kind, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        said, _ = await asyncio.wait_for(child.communicate(log), SECONDS)
    except TimeoutError:
        raise Unplayable("too-slow") from None
    finally:
        if child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()
    if child.returncode == DAMAGED:
        raise Unplayable("bad-log", said.decode())
    if child.returncode != 0:
        raise Unplayable("too-slow")
    return said


# In the process of its own


def _checks(log: Log) -> bytes:
    checks = [{"check": check.name, "holds": check.holds, **check.detail} for check in check_log(log)]
    return json.dumps(checks).encode()


def _steps(log: Log) -> bytes:
    return gzip.compress(b"".join(_step_lines(log)), mtime=0)


def _step_lines(log: Log) -> Iterator[bytes]:
    encode = Encoder().encode
    for number, (line, table) in enumerate(steps(log)):
        made = {} if line is None else _made(game_named(table.game), line)
        yield encode({"step": number, **made, "story": table.told(None), "view": table.open_view()}) + b"\n"


def _made(game: Game, line: ChoiceLine) -> dict[str, Any]:
    """Who chose what, in words and as data; no choice is one taken back."""
    parsed = game.parse(line.choice) if line.choice is not None else None
    chosen = {} if parsed is None else {"chosen": game.said(parsed.choice).to_data()}
    return {"seat": line.seat, "choice": line.choice, **chosen}


ANSWERS: dict[str, Callable[[Log], bytes]] = {"checks": _checks, "steps": _steps}


def answer(kind: str, data: bytes) -> bytes:
    """What is asked of a log; CoronetError says in one line why there is no answer."""
    return ANSWERS[kind](_read(data))


def _read(data: bytes) -> Log:
    """A log within the limits of what is taken from outside."""
    lines = data.split(b"\n")
    if len(lines) > MOST_LINES:
        raise LogError("lines", value=len(lines), allowed=f"at most {MOST_LINES}")
    for number, line in enumerate(lines, 1):
        if len(line) > LONGEST_LINE:
            raise LogError("line", line=number, value=len(line), allowed=f"at most {LONGEST_LINE} bytes")
    return parse_log(data)


def _be_modest() -> None:
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 - not on every system

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS + 1))  # should the server be gone


def main(kind: str) -> int:
    """Read a log, write the answer; DAMAGED with one line when there is none."""
    _be_modest()
    try:
        said, code = answer(kind, sys.stdin.buffer.read()), 0
    except CoronetError as error:
        said, code = str(error).encode(), DAMAGED
    sys.stdout.buffer.write(said)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
