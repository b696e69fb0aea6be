"""Backup and restore of the server's database, both while servers run.

SQLite: a restored file is laid beside the database as NAME.restore; the server that holds the database sees it within a
second, sends its pages away to come back, and takes it. The old file stays as NAME.before-restore-TIME. PostgreSQL: its
own programs do both in one transaction, and a new `epoch` in `meta` tells every process to begin anew.
"""

from __future__ import annotations

import contextlib
import os
import random
import secrets
import shutil
import subprocess
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from coronet.errors import Cannot, CoronetError, InputError
from coronet.server.store import copies, reads, retention, schema
from coronet.server.store.database import Database, revision_of
from coronet.server.store.finished import finished_log
from coronet.table.log import parse_log
from coronet.table.verify import check_log

__all__ = ["EPOCH", "restore", "save", "take_restored", "waits"]

EPOCH = "epoch"  # in `meta`: another one means another database
GAMES_LOOKED_AT = 10
SECONDS_FOR_THE_SERVER = 30
KEPT = "before-restore"


def save(database: Database, file: Path) -> None:
    """Write all that there is into a new file."""
    if file.exists():
        raise InputError("file", value=str(file), allowed="a file that is not there yet")
    if not file.parent.is_dir():
        raise InputError("file", value=str(file), allowed="a file in a folder that exists")
    if database.path is None:
        _save_postgresql(database, file)
        return
    if not database.path.exists():
        raise Cannot("database-unused", database=database.shown)
    copies.copy(database.path, file)
    if not copies.is_sound(file):
        file.unlink()
        raise Cannot("database-damaged", database=database.shown)


def restore(database: Database, file: Path) -> Path | None:
    """Put what a backup holds in the place of the database, after looking it over; the old file, where one is kept."""
    if not file.is_file():
        raise InputError("file", value=str(file), allowed="a file written by coronet backup")
    if database.path is None:
        _restore_postgresql(database, file)
        return None
    _look_over(file)
    waiting = _waiting(database.path)
    waiting.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    copies.copy(file, waiting, is_at_rest=True, beside=database.path)
    try:
        database.lock()
    except Cannot as held:
        if held.code != "database-held":
            raise
        _leave_to_the_server(waiting, database.path)
        return max(waiting.parent.glob(f"{database.path.name}.{KEPT}-*"))
    try:
        return take_restored(database)
    finally:
        database.unlock()


def waits(database: Database) -> bool:
    """Whether a restored file lies beside the database."""
    return database.path is not None and _waiting(database.path).exists()


def take_restored(database: Database) -> Path | None:
    """Put the restored file in the database's place; whoever calls holds the lock, and nothing is open.

    The old file, where there was one.
    """
    path = database.path
    assert path is not None  # noqa: S101 - `waits` is true of files alone
    kept = Path(f"{path}.{KEPT}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    database.exchange(_waiting(path), kept)
    try:
        database.prepare(migrate=True)
    except BaseException:
        database.exchange(kept, Path(f"{path}.refused"))
        raise
    return kept if kept.exists() else None


def _waiting(path: Path) -> Path:
    return Path(f"{path}.restore")


def _leave_to_the_server(waiting: Path, path: Path) -> None:
    until = time.monotonic() + SECONDS_FOR_THE_SERVER
    while waiting.exists():
        if time.monotonic() > until:
            waiting.unlink(missing_ok=True)
            raise Cannot("holder-silent", file=str(path))
        time.sleep(0.1)


# A file of SQLite


def _look_over(file: Path) -> None:
    """Refuse what is no backup, has a schema that this release does not know, or games that do not play again."""
    if not copies.is_sound(file):
        raise Cannot("backup-damaged", file=str(file))
    from coronet.server.store.migrations import is_known  # noqa: PLC0415 - Alembic takes a fifth of a second to import

    copied = Database(f"sqlite:///{file.absolute()}")
    with _reading(copied) as connection:
        found = revision_of(connection)
        if found is None or not is_known(found):
            raise Cannot("backup-newer", file=str(file), schema=found or "-")
        if found == schema.REVISION:
            _play_some_again(connection, file)


def _play_some_again(connection: Connection, file: Path) -> None:
    game = schema.game.c
    ended = connection.execute(select(game.table_id, game.no).where(game.last_rev.is_not(None))).all()
    for table_id, no in random.sample(ended, min(len(ended), GAMES_LOOKED_AT)):
        loaded, found = reads.load(connection, table_id), reads.game_rows(connection, table_id, no)
        assert loaded is not None and found is not None  # noqa: S101, PT018 - rows refer to each other
        name = f"{loaded.table.code}/{no}"
        try:
            failed = [
                check.name
                for check in check_log(parse_log(finished_log(loaded.table, *found)), name)
                if not check.holds and check.name != "rules"
            ]
        except CoronetError as error:
            raise Cannot("backup-unreadable", file=str(file), name=name, why=str(error)) from error
        if failed:
            raise Cannot("backup-untrue", file=str(file), name=name, checks=failed)


@contextlib.contextmanager
def _reading(database: Database) -> Iterator[Connection]:
    engine = database.onlookers(is_at_rest=True)
    try:
        with engine.connect() as connection:
            yield connection
    except DBAPIError as error:
        raise InputError("file", value=str(database.path), allowed="a file written by coronet backup") from error
    finally:
        engine.dispose()


# PostgreSQL


def _save_postgresql(database: Database, file: Path) -> None:
    unfinished = Path(f"{file}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(mode=0o600)
    try:
        _run(database, "pg_dump", "--format=custom", f"--file={unfinished}")
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)


def _restore_postgresql(database: Database, file: Path) -> None:
    _run(database, "pg_restore", "--clean", "--if-exists", "--single-transaction", "--no-owner", str(file))
    engine = database.writer()
    with engine.connect() as connection, connection.begin():
        retention.set_meta(connection, EPOCH, secrets.token_hex(8))
    engine.dispose()


def _run(database: Database, program: str, *arguments: str) -> None:
    """One of PostgreSQL's own programs; the password goes by the environment, where nobody else sees it."""
    found = shutil.which(program)
    if found is None:
        raise Cannot("program-missing", program=program)
    url = database.url.set(drivername="postgresql", password=None)
    command = [found, *arguments, f"--dbname={url.render_as_string(hide_password=False)}"]
    environment = os.environ | ({"PGPASSWORD": database.url.password} if database.url.password else {})
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    if done.returncode:
        said = " ".join(done.stderr.split())[:300]
        raise Cannot("program-failed", program=program, said=said)
