"""Revisions of the schema: up from nothing, one step down, and the same tables as the code's."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import asdict
from sqlalchemy import insert, inspect, select, update

from coronet.cli.main import run
from coronet.errors import Cannot
from coronet.server.store import migrations, schema
from coronet.server.store.database import Database
from coronet.server.store.rows import Outcome
from coronet.server.store.schema import ON_POSTGRESQL_ONLY, REVISION, metadata, version
from coronet.server.store.store import Store
from tests.postgres import new_database
from tests.server.rows import log_row, move, new_table, table_row


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def url(request, tmp_path):
    return f"sqlite:///{tmp_path}/house.sqlite" if request.param == "sqlite" else new_database()


@pytest.fixture
def database(url):
    database = Database(url)
    database.migrate()
    return database


def set_revision(database, revision):
    with database.writer().begin() as connection:
        connection.execute(update(version).values(version_num=revision))


def tables(database):
    with database.writer().connect() as connection:
        return set(inspect(connection).get_table_names())


def test_the_last_revision_is_the_one_that_the_code_expects():
    scripts = ScriptDirectory.from_config(migrations._config())
    assert scripts.get_heads() == [REVISION]


def test_an_empty_database_gets_every_table(database):
    wanted = set(metadata.tables) | {version.name}
    assert tables(database) == (wanted - ON_POSTGRESQL_ONLY if database.is_sqlite else wanted)
    assert database.revision() == REVISION


def test_the_revisions_make_the_tables_of_the_code(database):
    def is_here(_item, name, kind, _reflected, _other):
        return not (kind == "table" and database.is_sqlite and name in ON_POSTGRESQL_ONLY)

    with database.writer().connect() as connection:
        options = {"compare_type": True, "compare_server_default": True, "include_object": is_here}
        context = MigrationContext.configure(connection, opts=options)
        assert compare_metadata(context, metadata) == []


def test_log_and_reply_have_no_row_numbers_on_sqlite(tmp_path):
    database = Database(f"sqlite:///{tmp_path}/house.sqlite")
    database.migrate()
    with database.writer().connect() as connection:
        made = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'").scalars()
        assert set(made) == {"log", "reply"}


@pytest.mark.xdist_group("postgresql")
def test_presence_is_not_logged_on_postgresql():
    database = Database(new_database())
    database.migrate()
    with database.writer().connect() as connection:
        asked = "SELECT relname FROM pg_class WHERE relpersistence = 'u' AND relkind = 'r'"
        assert connection.exec_driver_sql(asked).scalars().all() == ["presence"]


def test_step_by_step_down_and_up_again_works(database):
    left = set(metadata.tables) - (ON_POSTGRESQL_ONLY if database.is_sqlite else set())
    for revision, taken in (("0003", "diary"), ("0002", "push"), ("0001", "gone")):
        database.migrate("-1")
        left -= {taken}
        assert database.revision() == revision
        assert tables(database) & set(metadata.tables) == left
    database.migrate("-1")
    assert database.revision() is None
    assert tables(database) == {version.name}
    database.migrate()
    assert database.revision() == REVISION


def test_a_newer_schema_is_refused_in_one_line(url, database):
    set_revision(database, "9999")
    with pytest.raises(Cannot, match=r"database-newer .*9999") as refused:
        asyncio.run(Store(url).open(migrate=True))
    assert "\n" not in str(refused.value)
    assert database.revision() == "9999"


def test_a_database_that_was_refused_can_be_opened_by_others(url, database):
    set_revision(database, "9999")
    with pytest.raises(Cannot):
        asyncio.run(Store(url).open())
    set_revision(database, REVISION)

    async def open_it():
        store = Store(url)
        await store.open()
        await store.close()

    asyncio.run(open_it())


@pytest.mark.xdist_group("postgresql")
def test_postgresql_is_migrated_only_when_asked():
    url = new_database()
    with pytest.raises(Cannot, match="database-empty"):
        asyncio.run(Store(url).open())
    assert run(["migrate", "--database", url]) == 0
    asyncio.run(_open_and_close(url))


@pytest.mark.xdist_group("postgresql")
def test_two_migrations_at_once_are_one():
    url = new_database()
    program = "import sys; from coronet.server.store.database import Database; Database(sys.argv[1]).migrate()"
    running = [subprocess.Popen([sys.executable, "-c", program, url]) for _ in range(3)]
    assert [process.wait(60) for process in running] == [0, 0, 0]
    assert Database(url).revision() == REVISION


async def _open_and_close(url):
    store = Store(url)
    await store.open()
    await store.close()


def test_sqlite_is_copied_before_it_is_migrated(tmp_path, monkeypatch):
    file = tmp_path / "house.sqlite"
    asyncio.run(_play(f"sqlite:///{file}"))
    database = Database(f"sqlite:///{file}")
    before = file.read_bytes()
    # A revision that does not exist yet: the present one counts as older.
    monkeypatch.setattr("coronet.server.store.database.REVISION", "9999")
    database.prepare(migrate=False)
    copy = tmp_path / "house.sqlite.before-9999"
    assert len(copy.read_bytes()) == len(before)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert asyncio.run(_rev(f"sqlite:///{copy}")) == 1


def test_a_database_of_the_first_release_is_brought_along_with_all_that_it_holds(url):
    database = Database(url)
    database.migrate("0001")
    with database.writer().begin() as connection:
        connection.execute(insert(schema.guest).values(id=7, name="Ada", created_at=1, seen_at=1, prefs=b"{}"))
        connection.execute(insert(schema.tbl).values(asdict(table_row(1, rev=1, writes=1))))
        connection.execute(insert(schema.log).values(table_id=1, **asdict(log_row(1))))
    assert database.prepare(migrate=True) == "0001"
    assert database.revision() == REVISION
    assert asyncio.run(_rev(url)) == 1
    with database.writer().connect() as connection:
        assert connection.execute(select(schema.guest.c.name)).scalars().all() == ["Ada"]
        assert connection.execute(select(schema.log.c.rev)).scalars().all() == [1]
        assert connection.execute(select(schema.gone)).all() == []


def test_a_new_file_is_not_copied(tmp_path):
    Database(f"sqlite:///{tmp_path}/house.sqlite").prepare(migrate=False)
    assert [path.name for path in tmp_path.iterdir() if "before" in path.name] == []


async def _play(url):
    store = Store(url)
    await store.open()
    assert await store.commit(new_table()) is Outcome.WON
    assert await store.commit(move(0)) is Outcome.WON
    await store.close()


async def _rev(url):
    store = Store(url)
    await store.open()
    try:
        return (await store.revs([1]))[1]
    finally:
        await store.close()


def test_opening_a_database_of_this_revision_does_not_import_alembic(url):
    Database(url).migrate()
    program = (
        "import asyncio, sys; from coronet.server.store.store import Store; store = Store(sys.argv[1])\n"
        "async def main():\n    await store.open(); await store.close()\n"
        "asyncio.run(main()); sys.exit('alembic' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program, url], check=True, timeout=60)


def test_a_migration_that_is_killed_leaves_the_database_as_it_was(url):
    """The process ends in the middle of the first revision, after some of its tables."""
    program = (
        "import os, sys\n"
        "from alembic.operations import Operations; from coronet.server.store.database import Database\n"
        "create = Operations.create_table\n"
        "def die(self, name, *rest, **options):\n"
        "    os._exit(9) if name == 'log' else create(self, name, *rest, **options)\n"
        "from alembic import op; op.create_table = lambda *a, **k: die(op._proxy, *a, **k)\n"
        "Database(sys.argv[1]).migrate()"
    )
    done = subprocess.run([sys.executable, "-c", program, url], check=False, timeout=60)
    assert done.returncode == 9
    database = Database(url)
    assert database.revision() is None
    database.migrate()
    assert database.revision() == REVISION


def test_coronet_migrate_says_what_it_did(tmp_path, capsys):
    url = f"sqlite:///{tmp_path}/house.sqlite"
    assert run(["migrate", "--database", url]) == 0
    assert capsys.readouterr().out == f"{url} is new, with schema {REVISION}\n"
    assert run(["migrate", "--database", url]) == 0
    assert capsys.readouterr().out == f"{url} has schema {REVISION} already\n"


def test_coronet_migrate_refuses_a_file_that_a_server_has_open(tmp_path, capsys):
    url = f"sqlite:///{tmp_path}/house.sqlite"
    held = Database(url)
    held.lock()
    assert run(["migrate", "--database", url]) == 2
    assert f"Another server has {tmp_path}/house.sqlite open." in capsys.readouterr().err
    held.unlock()


def test_the_revisions_are_part_of_the_package():
    folder = Path(migrations.__file__).parent
    assert (folder / "env.py").exists()
    assert (folder / "script.py.mako").exists()
    assert os.listdir(folder / "versions")
