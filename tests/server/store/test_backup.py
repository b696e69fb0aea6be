"""Backup and restore while servers run: what was copied comes back, and nobody's game is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from coronet.server.store import backup
from coronet.server.store.database import Database
from tests.postgres import new_database, programs
from tests.server.player import Player, fetched
from tests.server.serving import Serving, serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio
BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.xdist_group("postgresql"))])
def server(request, tmp_path):
    url = f"sqlite:///{tmp_path}/house.sqlite3" if request.param == "sqlite" else new_database()
    server = Serving(url, options=("--migrate",)).start()
    yield server
    server.kill()
    server.log.close()


async def coronet(*arguments: object) -> tuple[int, str]:
    """A command run to its end: its exit code and what it said."""
    environment = os.environ | {"PATH": f"{programs()}{os.pathsep}{os.environ['PATH']}"}
    command = [sys.executable, "-m", "coronet", *map(str, arguments)]
    done = await asyncio.to_thread(
        subprocess.run, command, capture_output=True, text=True, timeout=60, check=False, env=environment
    )
    return done.returncode, done.stdout + done.stderr


async def begin(server: Serving) -> Player:
    player = Player(server.url, "Ada", seed=1)
    await player.connect()
    await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
    await player.until(lambda: player.view is not None and player.view["to_act"] == [0])  # the bots have chosen
    return player


async def test_a_game_goes_on_from_where_the_backup_was_made(server, tmp_path):
    player = await begin(server)
    copy = tmp_path / "copy"
    code, said = await coronet("backup", copy, "--database", server.database)
    assert (code, "keep it private" in said) == (0, True), said
    assert copy.stat().st_mode & 0o777 == 0o600
    asked = player.view
    await player.play()
    await player.until(lambda: player.view != asked)
    code, said = await coronet("restore", copy, "--database", server.database)
    assert code == 0, said
    async with asyncio.timeout(60):
        await player.until(lambda: player.gone)
        assert player.bye["code"] == "restart"
        player.bye, player.seq = None, None
        await asyncio.sleep(1)  # the page, too, waits as long as it is told
        await player.connect()
    assert player.view == asked
    await player.play_to_the_end()
    assert b'"secret"' in await fetched(f"{server.page}/api/log/{player.table}/1")
    await player.drop()
    assert "Traceback" not in server.errors()


def rights(folder):
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


async def test_backup_and_restore_leave_no_stray_files_and_none_for_others_to_read(tmp_path):
    house, kept = tmp_path / "house", tmp_path / "kept"
    house.mkdir()
    kept.mkdir()
    with serving(house) as server:
        player = await begin(server)
        await player.drop()
        (house / "house.sqlite3").chmod(0o644)
        assert (await coronet("backup", kept / "copy", "--database", server.database))[0] == 0
        assert rights(kept) == {"copy": 0o600}
        for _ in range(2):  # by the server that runs, and without it
            code, said = await coronet("restore", kept / "copy", "--database", server.database)
            assert code == 0, said
            await asyncio.to_thread(server.stop)
        (kept / "half").write_bytes((kept / "copy").read_bytes()[:5000])
        assert (await coronet("restore", kept / "half", "--database", server.database))[0] == 2
    assert sorted(rights(kept)) == ["copy", "half"]
    left = rights(house)
    names = sorted(re.sub(r"before-restore-[\d-]+", "before-restore", name) for name in left)
    before = "house.sqlite3.before-restore"
    assert names == ["house.sqlite3", before, before, "house.sqlite3.lock"]
    assert set(left.values()) == {0o600}


def test_what_root_lays_beside_a_database_belongs_to_whoever_keeps_it(finished_house, tmp_path, monkeypatch):
    """As under systemd, where the server is a user of its own and its host types the commands."""
    path, copy = tmp_path / "house.sqlite3", tmp_path / "copy"
    shutil.copy(finished_house, path)
    given = {}
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda file, user, group: given.update({Path(file).name: (user, group)}))
    backup.save(Database(f"sqlite:///{path}"), copy)
    assert given == {}
    backup.restore(Database(f"sqlite:///{path}"), copy)
    keeper = (path.stat().st_uid, path.stat().st_gid)
    assert given == {"house.sqlite3.restore.part": keeper, "house.sqlite3.lock": keeper}


async def test_a_backup_by_an_earlier_release_is_restored_without_stray_files(tmp_path):
    """Such a file has the mode of a database that is written, and SQLite would lay two more beside it."""
    database = f"sqlite:///{tmp_path}/house.sqlite3"
    assert (await coronet("migrate", "--database", database))[0] == 0
    kept = tmp_path / "kept"
    kept.mkdir()
    shutil.copy(tmp_path / "house.sqlite3", kept / "copy")
    with contextlib.closing(sqlite3.connect(kept / "copy")) as copy:
        assert copy.execute("PRAGMA journal_mode=WAL").fetchone() == ("wal",)
    assert [path.name for path in kept.iterdir()] == ["copy"]
    code, said = await coronet("restore", kept / "copy", "--database", database)
    assert code == 0, said
    assert [path.name for path in kept.iterdir()] == ["copy"]


def test_files_that_others_could_read_are_made_private_at_the_next_start(tmp_path):
    for name in ("house.sqlite3", "house.sqlite3.lock", "house.sqlite3.before-0002", "diary"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    with serving(tmp_path):
        found = rights(tmp_path)
    assert found.pop("diary") == 0o644
    assert set(found.values()) == {0o600}


async def test_without_a_server_too_and_the_old_file_is_kept(tmp_path):
    server = Serving(f"sqlite:///{tmp_path}/house.sqlite3").start()
    player = await begin(server)
    await player.play_to_the_end()
    await player.drop()
    server.stop()
    server.log.close()
    copy, other = tmp_path / "copy", tmp_path / "new" / "house.sqlite3"
    assert (await coronet("backup", copy, "--database", server.database))[0] == 0
    for kept in (0, 1):
        assert (await coronet("restore", copy, "--database", f"sqlite:///{other}"))[0] == 0
        assert len(list(other.parent.glob("*.before-restore-*"))) == kept
    with contextlib.closing(sqlite3.connect(other)) as house:
        assert house.execute("select count(*) from game where last_rev is not null").fetchone() == (1,)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda file: file.write_bytes(b"no database"), "is no whole backup"),
        (lambda file: sqlite3.connect(file).close(), "schema -"),
        (lambda file: change(file, "update alembic_version set version_num = '9999'"), "schema 9999"),
        (lambda file: change(file, "delete from log where rev = 9"), "holds a game that does not hold"),
        (lambda file: file.unlink(missing_ok=True), "a file written by coronet backup"),
    ],
    ids=["foreign", "empty", "newer", "without-a-row", "missing"],
)
async def test_a_file_that_is_no_whole_backup_is_refused_and_changes_nothing(finished_house, tmp_path, damage, reason):
    copy = tmp_path / "copy"
    if reason in ("holds a game that does not hold", "schema 9999"):
        assert (await coronet("backup", copy, "--database", f"sqlite:///{finished_house}"))[0] == 0
    damage(copy)
    before = finished_house.read_bytes()
    code, said = await coronet("restore", copy, "--database", f"sqlite:///{finished_house}")
    assert (code, said.count("\n"), reason in said) == (2, 1, True), said
    assert finished_house.read_bytes() == before


async def test_a_backup_overwrites_nothing(finished_house, tmp_path):
    (tmp_path / "copy").write_text("precious")
    code, said = await coronet("backup", tmp_path / "copy", "--database", f"sqlite:///{finished_house}")
    assert (code, (tmp_path / "copy").read_text()) == (2, "precious"), said


def change(file, statement):
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        database.execute(statement)


@pytest.fixture(scope="module")
def finished_house(tmp_path_factory):
    """The file of a house in which one game was played to its end; its server has stopped."""
    folder = tmp_path_factory.mktemp("house")
    server = Serving(f"sqlite:///{folder}/house.sqlite3").start()

    async def play():
        player = await begin(server)
        await player.play_to_the_end()
        await player.drop()

    asyncio.run(play())
    server.stop()
    server.log.close()
    return folder / "house.sqlite3"
