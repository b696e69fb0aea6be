"""A house in trouble: refusals in one word, one line of the log, and back by itself."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import signal
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from coronet.server.store.rows import Outcome
from tests.postgres import cluster, control, new_database
from tests.server.inside import InsidePlayer, house_in
from tests.server.player import Player
from tests.server.serving import Serving, serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


def get(server, path):
    try:
        with urllib.request.urlopen(server.page + path, timeout=20) as answer:  # noqa: S310 - our own server
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def leave_room(server, size):
    """Let no file of the server grow beyond so many bytes; None: as far as it likes."""
    _, hard = resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.child.pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))


def told(server):
    return [line for line in map(json.loads, server.errors().splitlines()) if line["level"] in ("warning", "error")]


async def until(holds):
    for _ in range(200):
        if await asyncio.to_thread(holds):
            return
        await asyncio.sleep(0.1)
    raise AssertionError("it did not come true")


async def test_a_real_disk_without_room_is_told_once_and_the_house_comes_back_by_itself(tmp_path):
    with serving(tmp_path) as server:
        player = Player(server.url)
        await player.connect()
        await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
        await player.until(player.is_asked)
        leave_room(server, (tmp_path / "house.sqlite3-wal").stat().st_size + 4096)
        refused = [await player.command("name", name=f"Zofia {number}") for number in range(10)][-1]
        assert (refused["t"], refused["code"]) == ("refuse", "disk-full")
        assert (await player.play())["code"] == "disk-full"
        assert get(server, "/healthz") == (200, "disk-full")
        assert get(server, "/readyz") == (503, '{"ready":false,"why":"disk-full"}')
        await asyncio.sleep(2.5)
        assert [line["event"] for line in told(server)] == ["writing fails"]

        leave_room(server, None)
        await until(lambda: get(server, "/healthz") == (200, "ok"))
        assert [line["event"] for line in told(server)] == ["writing fails", "writing works again"]
        await player.play_to_the_end()
        await player.drop()


async def test_bots_whose_choice_could_not_be_written_choose_again(tmp_path, monkeypatch):
    monkeypatch.setattr("coronet.server.tables.planning.AGAIN_SECONDS", 0.05)
    async with house_in(tmp_path) as house:
        player = InsidePlayer(house, "Zofia")
        await player.connect()
        await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
        await player.until(player.is_asked)
        commit, failed = house.store.commit, []

        async def fails_for_bots(unit):
            if unit.reply is None and len(failed) < 5:
                failed.append(unit)
                return Outcome.FAILED
            return await commit(unit)

        house.store.commit = fails_for_bots
        await player.play_to_the_end()
        assert len(failed) == 5
        await player.drop()


# PostgreSQL

on_postgresql = pytest.mark.xdist_group("postgresql")


@pytest.fixture
def on_postgres():
    server = Serving(new_database(), options=("--migrate",)).start()
    yield server
    server.kill()
    server.log.close()


@contextlib.contextmanager
def silent_database():
    """PostgreSQL takes connections and questions, and answers nothing."""
    leader = (cluster() / "data" / "postmaster.pid").read_text().split()[0]
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", leader], capture_output=True, text=True, check=True)
    numbers = [int(number) for number in (leader, *listed.stdout.split())]
    for number in numbers:
        os.kill(number, signal.SIGSTOP)
    try:
        yield
    finally:
        for number in numbers:
            os.kill(number, signal.SIGCONT)


@on_postgresql
async def test_with_a_silent_database_readiness_is_answered_and_a_stop_is_in_time(on_postgres):
    player = Player(on_postgres.url)
    await player.connect()
    await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
    await player.until(player.is_asked)
    with silent_database():
        doing = asyncio.ensure_future(player.play())
        for _ in range(2):
            asked = time.monotonic()
            assert await asyncio.to_thread(get, on_postgres, "/readyz") == (503, '{"ready":false,"why":"down"}')
            assert time.monotonic() - asked < 8
        asked = time.monotonic()
        assert await asyncio.to_thread(on_postgres.stop) == 0
        assert time.monotonic() - asked < 6
    with pytest.raises(ConnectionError):
        await doing


@on_postgresql
async def test_an_outage_is_told_at_its_beginning_and_at_its_end(on_postgres):
    player = Player(on_postgres.url)
    await player.connect()
    await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
    await player.until(player.is_asked)
    await asyncio.to_thread(control, cluster(), "stop", "-m", "immediate")
    try:
        refused = [await player.command("name", name=f"Zofia {number}") for number in range(40)]
        assert {answer["code"] for answer in refused} == {"retry"}
        assert (await asyncio.to_thread(get, on_postgres, "/readyz"))[0] == 503
        assert await asyncio.to_thread(get, on_postgres, "/healthz") == (200, "down")
        await asyncio.sleep(6)  # a poll in vain
    finally:
        await asyncio.to_thread(control, cluster(), "start")
    await until(lambda: get(on_postgres, "/readyz")[0] == 200)
    await player.play_to_the_end()
    await player.drop()
    lines = told(on_postgres)
    assert [line for line in lines if "trace" in line] == []
    events = [line["event"] for line in lines]
    assert events.count("writing fails") == events.count("writing works again") == 1
    assert len(events) <= 6
