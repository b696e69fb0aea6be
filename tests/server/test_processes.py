"""Several processes on one PostgreSQL: any of them serves any table, and one may die."""

from __future__ import annotations

import asyncio

import pytest

from tests.postgres import new_database
from tests.server.player import Player, fetched
from tests.server.serving import Serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio


@pytest.fixture
def two_servers():
    database = new_database()
    one = Serving(database, options=("--migrate",)).start()
    other = Serving(database).start()
    yield one, other
    for server in (one, other):
        server.kill()
        server.log.close()


async def test_people_at_two_processes_play_one_game_and_one_process_may_die(two_servers):
    one, other = two_servers
    ada = Player(one.url, "Ada", seed=1)
    await ada.connect()
    settings = SHORT | {"rounds": ["once-upon-a-time", "wedding-gift"]}
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    code = await ada.create(settings=settings, seats=seats, pace="instant", listed=True)
    bruno = Player(other.url, "Bruno", seed=2)
    await bruno.connect(code)
    assert (await bruno.command("sit", seat=1))["t"] == "ack"
    await ada.until(lambda: ada.info["seats"][1].get("name") == "Bruno")
    await ada.command("start")
    await bruno.until(lambda: bruno.view is not None)
    await bruno.command("say", text="hello from the other side")
    await ada.until(lambda: any(frame["t"] == "chat" for frame in ada.frames))
    while ada.info["state"] == "playing":
        for player in (ada, bruno):
            if player.is_asked():
                await player.play()
        await asyncio.sleep(0.01)
    assert ada.info["state"] == "between"
    other.kill()
    bruno.url = one.url
    await bruno.drop()
    await bruno.connect()
    await asyncio.gather(ada.play_to_the_end(), bruno.play_to_the_end())
    assert ada.view["totals"] == bruno.view["totals"]
    assert b'"secret"' in await fetched(f"{one.page}/api/log/{code}/1")
    await ada.drop()
    await bruno.drop()
