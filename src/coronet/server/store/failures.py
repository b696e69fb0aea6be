"""What a database's own error says: whether there was no room, and why without any secret."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

from coronet.server.ops.troubles import DOWN, FULL

__all__ = ["kind_of", "reason_of"]

FULL_DISK_OF_POSTGRESQL = "53100"
# SQLite says the last two where a limit or a quota, not the disk, leaves no room.
FULL_DISK_OF_SQLITE = frozenset({"SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_SHMSIZE"})


def kind_of(error: Exception) -> str:
    """Whether there was no room to write in, or something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    full = getattr(cause, "sqlite_errorname", "") in FULL_DISK_OF_SQLITE
    return FULL if full or getattr(cause, "sqlstate", "") == FULL_DISK_OF_POSTGRESQL else DOWN


def reason_of(error: Exception) -> str:
    """What the database said, without the statement and its values: these may be secrets."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return f"{type(cause).__name__}: {' '.join(str(cause).split())[:200]}"
