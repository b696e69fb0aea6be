"""A database of before: a server of today opens it, every table comes up as it stood, and games go on to their end."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.store.finished import log_of
from tests.before.holding import differences
from tests.before.house import house_of_before
from tests.before.kept import bring_back, greeted
from tests.before.transcript import FOLDER, lines_of
from tests.server.inside import InsidePlayer

pytestmark = pytest.mark.anyio

LOBBY, *TABLES = lines_of(FOLDER / "house.jsonl.xz")


@pytest.fixture
def anyio_backend():
    return "asyncio"


async def test_every_table_comes_up_as_it_stood(tmp_path):
    bring_back(tmp_path)
    async with house_of_before(tmp_path, "today") as house:
        shown = {table["table"]: await greeted(house, table) for table in TABLES}
    assert list(differences({table["table"]: table["told"] for table in TABLES}, shown)) == []


async def test_every_game_in_play_goes_on_to_its_end(tmp_path):
    bring_back(tmp_path)
    async with house_of_before(tmp_path, "today") as house:
        played = [_to_its_end(house, table) for table in TABLES if _is_in_play(table)]
        logs = await asyncio.gather(*played)
    assert len(logs) > 20
    assert None not in logs


async def test_links_lead_where_they_led(tmp_path):
    bring_back(tmp_path)
    async with house_of_before(tmp_path, "today") as house:
        guest, watcher, moved = InsidePlayer(house, "Emil"), InsidePlayer(house, "Wilma"), InsidePlayer(house, "Nobody")
        await guest.connect(LOBBY["code"], LOBBY["links"]["invite"])
        assert (await guest.command("sit", seat=2))["t"] == "ack"
        await watcher.connect(LOBBY["code"], LOBBY["links"]["watch"])
        assert watcher.you["watching"]
        await moved.connect(LOBBY["code"], LOBBY["links"]["device"])
        assert (moved.you["name"], moved.you["seat"]) == ("Ada", 0)
        for player in (guest, watcher, moved):
            await player.drop()


def _is_in_play(table):
    return any(frame.get("table", {}).get("state") in ("playing", "between", "paused") for frame in table["told"])


async def _to_its_end(house, table):
    """Ada plays on alone among bots, as the others do not come again; the log of the game."""
    player = InsidePlayer(house, "Ada")
    player.person = table["person"]
    await player.connect(table["code"])
    for seat, one in enumerate(player.info["seats"]):
        if one["kind"] == "person" and seat != player.you["seat"]:
            assert (await player.command("kick", seat=seat))["t"] == "ack"
    if player.info["state"] == "paused":
        await player.command("resume")
    await player.play_to_the_end()
    await player.drop()
    return await log_of(house.store, table["code"], player.info["game_no"])
