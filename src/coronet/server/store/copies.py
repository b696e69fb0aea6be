"""Files of SQLite: copied while somebody writes them, looked over, and one put in another's place."""

from __future__ import annotations

import contextlib
import glob
import os
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlencode

__all__ = ["OWNER_ALONE", "copy", "exchange", "hand_over", "is_sound", "keep_private", "reading_options"]

OWNER_ALONE = 0o600
KEPT = (".before-*", ".refused*")  # copies that lie beside a file, by the endings of their names
BESIDE = ("", "-wal", "-shm")  # a file, its write-ahead log and that log's index


def copy(source: Path, target: Path, *, is_at_rest: bool = False, beside: Path | None = None) -> None:
    """A copy in one step, with what the write-ahead log holds; whole or not there, and for its owner's eyes alone.

    It is one file: opening it to read lays nothing beside it. One that lies beside a database is its keeper's.
    """
    unfinished = Path(f"{target}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=OWNER_ALONE)
    try:
        if beside is not None:
            hand_over(unfinished, beside)
        reading = _reading(source, is_at_rest=is_at_rest)
        with contextlib.closing(reading) as old, contextlib.closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def is_sound(path: Path) -> bool:
    """Whether it is a whole file of SQLite that nobody writes, by SQLite's own check."""
    try:
        with contextlib.closing(_reading(path, is_at_rest=True)) as file:
            return bool(file.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    except sqlite3.Error:
        return False


def exchange(path: Path, new: Path, kept: Path) -> None:
    """Put `new` in the place of `path`, which nobody has open, and keep the old file as `kept`."""
    for ending in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").replace(f"{kept}{ending}")
    new.replace(path)
    keep_private(path)


def keep_private(path: Path) -> None:
    """Have a file and its copies for their owner alone; what belongs to somebody else stays as it is."""
    for file in _all_of(path):
        with contextlib.suppress(OSError):
            file.chmod(OWNER_ALONE)


def hand_over(file: Path, database: Path) -> None:
    """Have what root lays beside a database belong to whoever keeps it: a server that is another user must open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        keeper = (database if database.exists() else database.parent).stat()
        os.chown(file, keeper.st_uid, keeper.st_gid)


def _all_of(path: Path) -> Iterator[Path]:
    yield from (file for ending in BESIDE if (file := Path(f"{path}{ending}")).is_file())
    for ending in KEPT:
        yield from path.parent.glob(f"{glob.escape(path.name)}{ending}")


def reading_options(path: Path, *, is_at_rest: bool) -> dict[str, str]:
    """How SQLite is to open a file to read.

    One that nobody writes it reads alone; otherwise it would lay a write-ahead log and its index beside it and leave
    them there. One with a log that holds something is not read without it.
    """
    log = Path(f"{path}-wal")
    is_alone = is_at_rest and not (log.is_file() and log.stat().st_size)
    return {"mode": "ro"} | ({"immutable": "1"} if is_alone else {})


def _reading(path: Path, *, is_at_rest: bool) -> sqlite3.Connection:
    options = urlencode(reading_options(path, is_at_rest=is_at_rest))
    return sqlite3.connect(f"{path.absolute().as_uri()}?{options}", uri=True)
