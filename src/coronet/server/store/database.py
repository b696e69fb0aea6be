"""Databases: what a URL names, how connections are made, and whose schema fits this code.

SQLite belongs to one process, which holds an operating system's lock on DATABASE.lock, whatever links lead there; on
Linux also on the file itself, which hard links give other names. One connection alone writes and checkpoints it: SQLite
before 3.51.3 can damage a file whose log two connections reset at the same moment.
"""

from __future__ import annotations

import importlib.util
import os
import sqlite3
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event, inspect, make_url, select
from sqlalchemy.exc import ArgumentError, DBAPIError

from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.server.store import copies
from coronet.server.store import note as notes
from coronet.server.store.note import Note
from coronet.server.store.schema import REVISION, version

__all__ = ["READERS", "Database", "revision_of"]

READERS = 2  # threads, each with a connection
OLDEST_SQLITE = (3, 35, 0)  # the first with RETURNING
WRITER_PRAGMAS = {
    "journal_mode": "WAL",
    "synchronous": "FULL",
    "foreign_keys": "ON",
    "busy_timeout": "5000",
    "journal_size_limit": "67108864",
    "wal_autocheckpoint": "1000",
} | ({"fullfsync": "ON"} if sys.platform == "darwin" else {})
READER_PRAGMAS = {"query_only": "ON", "busy_timeout": "5000", "wal_autocheckpoint": "0"}
# Dropping a table that a revision makes anew would take the rows below it along.
MIGRATION_PRAGMAS = WRITER_PRAGMAS | {"foreign_keys": "OFF"}
# A server that went silent is noticed; a lock that another process keeps costs one transaction, not the server. What
# our own writer left open with its connection ends, so that its locks do.
POSTGRESQL_WAITS = {"lock_timeout": "5s", "idle_in_transaction_session_timeout": "10s"}
POSTGRESQL_ARGUMENTS = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "tcp_user_timeout": 15000,
}


class Database:
    """A database by its URL: `sqlite:///PATH` or `postgresql://...`.

    >>> Database("sqlite:////srv/coronet.sqlite").path
    PosixPath('/srv/coronet.sqlite')
    >>> Database("mysql://here/coronet")
    Traceback (most recent call last):
    coronet.errors.InputError: database: mysql://here/coronet is not allowed here; choose sqlite:///FILE or postgresql://...
    """

    def __init__(self, url: str) -> None:
        self.url = _read(url)
        self.path: Path | None = None
        self._lock: IO[str] | None = None
        self._held: IO[bytes] | None = None
        self.note: Note | None = None
        self.was_left_open = False  # by a server that was ended in the middle
        if self.is_sqlite:
            self.path = Path(self.url.database or "").resolve()

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file for one process."""
        return self.url.get_backend_name() == "sqlite"

    @property
    def shown(self) -> str:
        """The URL without its password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string(hide_password=True)

    @property
    def libpq_url(self) -> str:
        """The URL as PostgreSQL's own library reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def lock(self) -> None:
        """Keep a file of SQLite for this process until `unlock`."""
        if self.path is None or self._lock is not None:
            return
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            file = self._lock_path.open("a", encoding="ascii")
            self._lock_path.chmod(copies.OWNER_ALONE)
            copies.hand_over(self._lock_path, self.path)
        except OSError as error:
            raise Cannot("unwritable", file=str(self.path), why=error.strerror) from error
        try:
            _lock_file(file)
        except OSError as error:
            file.close()
            raise Cannot("database-held", file=str(self.path)) from error
        self._lock = file
        self.was_left_open = self.note_left() is not None
        file.truncate(0)
        try:
            self._hold()
        except BaseException:
            self.unlock()
            raise

    def leave_note(self, port: int) -> None:
        """Say in the lock, where there is one, on which port this process listens."""
        self.note = Note(port)
        if self._lock is not None:
            self.note.write(self._lock)

    def note_left(self) -> Note | None:
        """What another process says there."""
        return None if self.path is None else notes.read(self._lock_path)

    @property
    def _lock_path(self) -> Path:
        return Path(f"{self.path}.lock")

    def unlock(self) -> None:
        """Leave the file to others; none of our connections to it may be open."""
        if self._lock is not None:
            self._lock.truncate(0)
        for file in (self._held, self._lock):
            if file is not None:
                file.close()
        self._held = self._lock = None

    def exchange(self, new: Path, kept: Path) -> None:
        """Put another file in the place of this one, which stays locked and is nowhere open, and keep this one."""
        assert self.path is not None  # noqa: S101 - files alone are exchanged
        copies.exchange(self.path, new, kept)
        if self._held is not None:
            self._held.close()
            self._held = None
        self._hold()

    def _hold(self) -> None:
        """Lock the file itself, once there is one.

        Closing any handle of a file ends the locks that SQLite has on it in this process: ours is opened before its
        connections, and closed after them.
        """
        if self.path is None or self._lock is None or self._held is not None or not self.path.is_file():
            return
        try:
            file = self.path.open("rb+")
        except OSError as error:
            raise Cannot("database-unreadable", database=self.shown) from error
        try:
            _lock_far_beyond(file)
        except OSError as error:
            file.close()
            raise Cannot("database-held", file=str(self.path)) from error
        self._held = file

    def prepare(self, *, migrate: bool) -> str | None:
        """Bring the schema to this code's, or refuse: SQLite by itself, PostgreSQL only where `migrate` says so.

        Returns the revision that was found, None in an empty database.
        """
        if self.path is not None:
            with suppress(OSError):  # SQLite says better what is the matter
                self.path.touch(mode=copies.OWNER_ALONE)
            copies.keep_private(self.path)  # it keeps secrets
        with self._refusing_what_does_not_open():
            found = self.revision()
        self._hold()
        if found == REVISION:
            return found
        from coronet.server.store.migrations import is_known  # noqa: PLC0415 - Alembic takes a fifth of a second to import

        if found is not None and not is_known(found):
            raise Cannot("database-newer", database=self.shown, schema=found)
        if not self.is_sqlite and not migrate:
            if found is None:
                raise Cannot("database-empty", database=self.shown)
            raise Cannot("database-older", database=self.shown, schema=found)
        self.migrate()
        return found

    def revision(self) -> str | None:
        """The revision of the schema, None in an empty database."""
        engine = self._engine(MIGRATION_PRAGMAS, NullPool)
        with engine.connect() as connection:
            return revision_of(connection)

    def migrate(self, revision: str = "head") -> None:
        """Run the revisions up to `revision` in one transaction; a file of SQLite is copied before."""
        from coronet.server.store.migrations import run  # noqa: PLC0415 - as above

        if self.path is not None and self.revision() is not None:
            copies.copy(self.path, Path(f"{self.path}.before-{REVISION}"), beside=self.path)
        engine = self._engine(MIGRATION_PRAGMAS, NullPool)
        with engine.connect() as connection, connection.begin():
            run(connection, revision)

    def writer(self) -> Engine:
        """Connections for the one thread that writes."""
        return self._engine(WRITER_PRAGMAS, NullPool)

    def readers(self) -> Engine:
        """Connections for the threads that read; each read sees one moment."""
        engine = self._engine(READER_PRAGMAS, QueuePool)
        if self.is_sqlite:
            return engine
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def onlookers(self, *, is_at_rest: bool = False) -> Engine:
        """Connections that can only read, and that take no lock that a server would notice."""
        if self.path is None:
            return self.readers()
        path = str(self.path.absolute()).replace("%", "%25").replace("?", "%3f").replace("#", "%23")
        options = copies.reading_options(self.path, is_at_rest=is_at_rest)
        url = self.url.set(database=f"file:{path}", query=options | {"uri": "true"})
        return create_engine(url, poolclass=NullPool)

    def _engine(self, pragmas: dict[str, str], pool: type[NullPool | QueuePool]) -> Engine:
        options: dict[str, Any] = {"pool_size": READERS, "max_overflow": 0} if pool is QueuePool else {}
        if not self.is_sqlite:
            return _postgresql_engine(self.url, pool, options)
        return _sqlite_engine(self.url, pool, options, pragmas)

    @contextmanager
    def _refusing_what_does_not_open(self) -> Iterator[None]:
        try:
            yield
        except DBAPIError as error:
            code = "database-unreadable" if self.is_sqlite else "database-silent"
            raise Cannot(code, database=self.shown) from error


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema, None in an empty database."""
    if not inspect(connection).has_table(version.name):
        return None
    return connection.execute(select(version.c.version_num)).scalar()


def _read(url: str) -> URL:
    allowed = "sqlite:///FILE or postgresql://..."
    try:
        read = make_url(url)
    except ArgumentError as error:
        raise InputError("database", value=url, allowed=allowed) from error
    backend = read.drivername.partition("+")[0]
    if backend == "sqlite" and read.database and read.database != ":memory:":
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise InputError("sqlite", value=sqlite3.sqlite_version, allowed="3.35 or later")
        return read.set(drivername="sqlite")
    if backend in {"postgresql", "postgres"}:
        if not importlib.util.find_spec("psycopg"):
            raise ExtraMissing("postgres", "psycopg")
        return read.set(drivername="postgresql+psycopg")
    raise InputError("database", value=read.render_as_string(hide_password=True), allowed=allowed)


def _sqlite_engine(
    url: URL, pool: type[NullPool | QueuePool], options: dict[str, Any], pragmas: dict[str, str]
) -> Engine:
    engine = create_engine(url, poolclass=pool, **options)
    begin = "BEGIN" if "query_only" in pragmas else "BEGIN IMMEDIATE"

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # the driver would begin by itself, and late
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name}={value}")

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _postgresql_engine(url: URL, pool: type[NullPool | QueuePool], options: dict[str, Any]) -> Engine:
    given = {name: value for name, value in POSTGRESQL_ARGUMENTS.items() if name not in url.query}
    engine = create_engine(url, poolclass=pool, connect_args=given, **options)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _record: object) -> None:
        connection.autocommit = True
        for name, value in POSTGRESQL_WAITS.items():
            connection.execute(f"SET {name} = '{value}'")
        connection.autocommit = False

    return engine


if sys.platform == "win32":
    import msvcrt

    def _lock_file(file: IO[str]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


if sys.platform == "linux":
    FAR_BEYOND = 1 << 62  # SQLite's own locks are on bytes after the first gigabyte

    def _lock_far_beyond(file: IO[bytes]) -> None:
        """Lock a byte that no database has; the lock is of this handle and ends with it, not with SQLite's."""
        wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, FAR_BEYOND, 1, 0)
        fcntl.fcntl(file.fileno(), fcntl.F_OFD_SETLK, wanted)

else:

    def _lock_far_beyond(file: IO[bytes]) -> None:
        """Elsewhere such a lock would be lost with SQLite's first closed connection."""
