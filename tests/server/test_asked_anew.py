"""A power window that is asked anew: whom the room answers for, and whom it asks."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.tables.planning import wanted_of
from tests.server.inside import InsidePlayer, house_in

pytestmark = pytest.mark.anyio


async def three_at(house, princesses, rounds=("once-upon-a-time",)):
    """Three people at the first windows of a round, seat 0 to lead."""
    settings = {
        "edition": "deluxe",
        "players": 3,
        "rounds": list(rounds),
        "princesses": princesses,
        "leader": 0,
    }
    host = InsidePlayer(house, "Ada", seed=1)
    await host.connect()
    code = await host.create(settings=settings, pace="instant")
    key = (await host.command("link", kind="invite"))["body"]["url"].partition("#")[2]
    players = [host]
    for name in ("Bruno", "Celeste"):
        guest = InsidePlayer(house, name, seed=len(players))
        await guest.connect(code, key)
        await guest.command("sit")
        players.append(guest)
    await host.command("start")
    for player in players:
        await player.until(lambda player=player: player.view is not None)
        await player.play()
    await players[1].until(lambda: players[1].view["phase"] == "window")
    return players


async def says(player, choice, **fields):
    await player.until(player.is_asked)
    answer = await player.command("do", ask=player.own["question"], choice=choice, **fields)
    assert answer["t"] == "ack", answer


async def test_not_this_trick_answers_when_nothing_has_changed(tmp_path):
    async with house_in(tmp_path) as house:
        ada, bruno, celeste = await three_at(house, ["scheherazade", "cinderella", "none"])
        await says(bruno, "no", rest=True)
        await says(ada, "power 2")
        await says(ada, "return")
        await ada.until(lambda: ada.view["phase"] == "play")
        declined = [line for line in ada.story if line[0] == "story-declines"]
        assert [line[1]["seat"] for line in declined] == [1, 1]
        for player in (ada, bruno, celeste):
            await player.drop()


async def test_not_now_is_asked_anew_though_nothing_has_changed(tmp_path):
    async with house_in(tmp_path) as house:
        ada, bruno, celeste = await three_at(house, ["scheherazade", "cinderella", "none"])
        asking = bruno.own["asking"]
        await says(bruno, "no")
        await says(ada, "power 2")
        await says(ada, "return")
        await bruno.until(bruno.is_asked)
        assert bruno.own["asking"] == asking < bruno.own["question"]
        assert "resting" not in bruno.you
        for player in (ada, bruno, celeste):
            await player.drop()


async def test_not_this_trick_is_asked_anew_when_another_power_has_changed_something(tmp_path):
    async with house_in(tmp_path) as house:
        ada, bruno, celeste = await three_at(house, ["pea-princess", "cinderella", "none"])
        await says(bruno, "no", rest=True)
        assert bruno.you["resting"] == 2
        await says(ada, "power")
        await bruno.until(bruno.is_asked)
        assert bruno.own["asking"] == bruno.own["question"] == 3
        (room,) = house.rooms.values()
        assert wanted_of(room) == {}
        for player in (ada, bruno, celeste):
            await player.drop()


async def test_a_power_asleep_lets_one_haggle_all_the_same(tmp_path):
    async with house_in(tmp_path) as house:
        players = await three_at(house, ["cinderella", "mulan", "rapunzel"], ["haggle-with-the-hag"])
        for player in players:
            await player.command("auto", on=True)
        haggling = None
        while haggling is None:
            for player in players:
                if player.is_asked() and "haggle" in player.own["asked"]:
                    haggling = player
                elif player.is_asked():
                    await player.play()
            await asyncio.sleep(0)
        (room,) = house.rooms.values()
        assert room.table.declining(haggling.you["seat"]) is None
        for player in players:
            await player.drop()
