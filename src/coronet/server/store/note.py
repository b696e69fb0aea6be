"""The note that a server leaves in DATABASE.lock: where it listens, and a secret by which it is known there.

A second server started on the same file, mostly by mistake, finds the first by it. A note may be left of a server that
was killed, and its port may belong to another program since, or to another user: so whoever answers there is asked for
what only the writer of the note can say.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
import sys
from pathlib import Path
from typing import IO

import msgspec

__all__ = ["PATH", "Note", "read"]

PATH = "/api/here/"  # under which the server is asked, with what it is asked for


class Note(msgspec.Struct, frozen=True):
    """One server at one time."""

    port: int
    key: str = msgspec.field(default_factory=lambda: secrets.token_hex(16))

    def answer(self, asked: str) -> str:
        """What the server says when it is asked for this; nobody can say it without the key."""
        return hashlib.blake2b(asked.encode(), key=self.key.encode()).hexdigest()

    def write(self, file: IO[str]) -> None:
        """Leave it there."""
        file.truncate(0)
        file.write(msgspec.json.encode(self).decode())
        file.flush()


def read(path: Path) -> Note | None:
    """The note of a server of this user's."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        note = msgspec.json.decode(path.read_bytes(), type=Note)
        if sys.platform != "win32" and path.stat().st_uid == os.getuid():
            return note
    return None
