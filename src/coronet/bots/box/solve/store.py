"""Solutions on disk: a header in one line, then positions and values as they lie in memory.

A file belongs to exactly these rules: the folder has the version of the rules and a digest of their sources and of the
solver's. Games whose hands are dealt by chance are not kept: they are solved as fast as they are read.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from functools import cache
from mmap import ACCESS_COPY, mmap
from pathlib import Path
from typing import Any

from coronet.bots.box.solve.solution import Solution
from coronet.games.r.game import GAME
from coronet.games.r.hooks import STANDARD
from coronet.games.r.record import Duel
from coronet.games.r.settings import variants_of
from coronet.kernel.compiled import PACKAGE, cache_root

SOURCES = ("kernel", "games/box", "games/r", "bots/box/solve")
WORD = 8  # bytes
ENDING = ".solution"


def key_of(board: Duel, start: int) -> str:
    """What tells a solved game from others: variants, house rules and the first position."""
    parts = (board.slots, board.owner_reading, board.jester_stops_all, board.take_any, start)
    return f"{'+'.join(variants_of(board)) or STANDARD}-{_digest_of(repr(parts).encode())}"


def folder() -> Path:
    """Where solutions by these rules are kept."""
    return cache_root() / "solutions" / f"{GAME.rules_version}-{_digest_of_sources()}"


def read(board: Duel, start: int) -> Solution | None:
    """A solution that was kept; None if there is none, or none that is whole."""
    path = folder() / (key_of(board, start) + ENDING)
    try:
        with path.open("rb") as file:
            line = file.readline()
            content = memoryview(mmap(file.fileno(), 0, access=ACCESS_COPY))[len(line) :]
        header: dict[str, Any] = json.loads(line)
        positions = sum(number for _, number in header["heights"])
        if len(content) != 2 * WORD * positions:
            return None
        keys, values = content[: WORD * positions].cast("q"), content[WORD * positions :].cast("d")
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return Solution(board, start, header["value"], header["seconds"], header["gap"], header["heights"], keys, values)


def keep(solution: Solution) -> None:
    """Write a solution under its name at once, and drop those by other rules; a full disk is no reason to fail."""
    header = {
        "variants": variants_of(solution.board),
        "value": solution.value,
        "seconds": solution.seconds,
        "gap": solution.gap,
        "heights": solution.heights,
    }
    line = json.dumps(header).encode()
    line += b" " * (-(len(line) + 1) % WORD) + b"\n"
    target = folder()
    try:
        target.mkdir(parents=True, exist_ok=True)
        _write(target / (key_of(solution.board, solution.start) + ENDING), line, solution.keys, solution.values)
    except OSError:
        return
    for other in target.parent.iterdir():
        if other != target:
            shutil.rmtree(other, ignore_errors=True)


def _write(path: Path, *parts: Any) -> None:
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        unfinished = Path(file.name)
        try:
            for part in parts:
                file.write(part)
            file.flush()
            os.replace(unfinished, path)
        except OSError:
            unfinished.unlink(missing_ok=True)
            raise


@cache
def _digest_of_sources() -> str:
    parts = []
    for source in SOURCES:
        for path in sorted((PACKAGE / source).rglob("*.py")):
            parts.append(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return _digest_of(b"\0".join(parts))


def _digest_of(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:16]
