"""Another game: it begins when everybody wants it, and nobody is taken from the result before."""

from __future__ import annotations

import asyncio
import json

import pytest

from coronet.server.tables.commands.absence import PATIENCE_SECONDS
from tests.server.inside import InsidePlayer
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio


async def over(house, people=2):
    """The players of a game that is over."""
    players = [InsidePlayer(house, name, seed=at) for at, name in enumerate(("Ada", "Bruno", "Eva")[:people])]
    await players[0].connect()
    await players[0].create(settings=SHORT, pace="instant", grace=0)
    key = (await players[0].command("link", kind="invite"))["body"]["url"].partition("#")[2]
    for player in players[1:]:
        await player.connect(players[0].table, key)
        await player.command("sit")
    await players[0].command("start")
    await asyncio.gather(*(player.play_to_the_end() for player in players))
    return players


async def begins(player, no=2):
    await player.until(lambda: player.info["game_no"] == no and player.info["state"] == "playing")


async def test_against_bots_alone_it_begins_at_once(house):
    (player,) = await over(house, 1)
    assert (await player.command("rematch"))["t"] == "ack"
    await begins(player)


async def test_it_waits_for_everybody_while_they_read(house):
    ada, bruno = await over(house)
    await ada.command("rematch")
    await bruno.until(lambda: bruno.info.get("again") == [0])
    assert bruno.info["state"] == "over"
    assert bruno.view["over"]
    assert bruno.story[-1] == ["room-again", {"seat": 0}]
    await bruno.command("rematch")
    await begins(ada)
    assert [seat["name"] for seat in ada.info["seats"][:2]] == ["Ada", "Bruno"]


async def test_the_host_may_begin_and_a_bot_plays_for_who_still_reads(house):
    ada, bruno = await over(house)
    assert (await bruno.command("rematch", now=True))["code"] == "not-host"
    assert (await ada.command("rematch", now=True))["t"] == "ack"
    await begins(bruno)
    assert bruno.info["seats"][1]["acting"] == "bot"
    assert bruno.info["seats"][0]["acting"] == "self"


async def test_anybody_may_begin_without_those_who_are_long_gone(house):
    ada, bruno = await over(house)
    await ada.drop()
    await bruno.until(lambda: any(frame.get("away") for frame in bruno.frames if frame["t"] == "here"))
    house.clock.passed += PATIENCE_SECONDS
    assert (await bruno.command("rematch", now=True))["t"] == "ack"
    await begins(bruno)
    assert bruno.info["seats"][0]["acting"] == "bot"


async def test_the_games_won_at_a_table_are_counted_in_their_order(house):
    ada, bruno = await over(house)
    first = [seat for seat, won in enumerate(ada.view["totals"]) if seat in ada.view["winners"]]
    for player in (ada, bruno):
        await player.command("rematch")
    await asyncio.gather(begins(ada), begins(bruno))
    await asyncio.gather(ada.play_to_the_end(), bruno.play_to_the_end())
    second = ada.view["winners"]
    names = [seat["name"] for seat in ada.info["seats"]]
    won = {name: [no for no, seats in ((1, first), (2, second)) if at in seats] for at, name in enumerate(names)}
    scores = ada.info["evening"]
    assert {score["name"]: score.get("won", []) for score in scores} == won
    assert all(score["played"] == 2 for score in scores)
    assert [len(score.get("won", [])) for score in scores] == sorted(map(len, won.values()), reverse=True)
    assert [score["name"] for score in scores if score.get("bot")] == names[2:]


async def test_a_score_keeps_no_name_of_somebody_who_has_left(house):
    ada, bruno = await over(house)
    await bruno.command("stand")
    await ada.until(lambda: [score["name"] for score in ada.info["evening"] if not score.get("bot")] == ["Ada"])
    room = await house.room(ada.table)
    assert "Bruno" not in room.row.room.decode()
    assert json.loads(room.row.room)["evening"][0]["no"] == 1
