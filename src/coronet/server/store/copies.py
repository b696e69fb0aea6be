"""Files of SQLite: copied while somebody writes them, looked over, and one put in another's place."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

__all__ = ["copy", "exchange", "is_sound"]

BESIDE = ("", "-wal", "-shm")  # a file, its write-ahead log and that log's index


def copy(source: Path, target: Path) -> None:
    """A copy in one step, with what the write-ahead log holds; whole or not there, and for its owner's eyes alone."""
    unfinished = Path(f"{target}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        with contextlib.closing(_reading(source)) as old, contextlib.closing(sqlite3.connect(unfinished)) as new:
            old.backup(new)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        unfinished.replace(target)
    except BaseException:
        unfinished.unlink(missing_ok=True)
        raise


def is_sound(path: Path) -> bool:
    """Whether it is a whole file of SQLite, by SQLite's own check."""
    try:
        with contextlib.closing(_reading(path)) as file:
            return bool(file.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    except sqlite3.Error:
        return False


def exchange(path: Path, new: Path, kept: Path) -> None:
    """Put `new` in the place of `path`, which nobody has open, and keep the old file as `kept`."""
    for ending in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            Path(f"{path}{ending}").replace(f"{kept}{ending}")
    new.replace(path)


def _reading(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
