"""Somebody is gone: the others see it, let a bot play or wait; the seat stays theirs."""

from __future__ import annotations

import pytest

from coronet.server.tables.commands.absence import LEVEL, PATIENCE_SECONDS, stand_in_name
from coronet.server.tables.due import next_due
from tests.server.inside import InsidePlayer
from tests.server.tables.commands.test_requests import playing

pytestmark = pytest.mark.anyio


async def gone(house, people=2, *, seconds=PATIENCE_SECONDS):
    """The players of a game, whose last one has been gone for so long."""
    players, _ = await playing(house, people)
    room = await house.room(players[0].table)
    await players[-1].drop()
    await players[0].until(lambda: told_away(players[0], people - 1))
    house.clock.passed += seconds
    return players, room


def told_away(player, seat):
    here = [frame for frame in player.frames if frame["t"] == "here"][-1]
    return (here.get("away") or [None] * 9)[seat]


async def test_the_others_hear_at_once_who_is_gone_and_since_when(house):
    (host, _), _ = await gone(house, seconds=0)
    assert 0 <= house.clock.now() - told_away(host, 1) < 5_000
    assert host.info["seats"][0].get("away") is None


async def test_a_page_that_falls_silent_is_gone_until_it_is_heard_again(house):
    (host, other), _ = await playing(house, 2)
    room = await house.room(host.table)
    other.socket.server.fall_silent(4.0)
    await host.until(lambda: told_away(host, 1))
    assert 4_000 <= house.clock.now() - told_away(host, 1) < 9_000
    assert not room.is_here(1)
    other.socket.server.fall_silent(None)
    await host.until(lambda: told_away(host, 1) is None)
    assert room.is_here(1)


async def test_nobody_decides_before_fifteen_seconds(house):
    (host, _), _ = await gone(house, seconds=PATIENCE_SECONDS - 5)
    answer = await host.command("stand-in", seat=1, on=True)
    assert answer["code"] == "rate"
    assert 0 < answer["args"]["ms"] <= 5_000


async def test_nobody_decides_over_somebody_who_is_here(house):
    (host, _), _ = await playing(house, 2)
    assert (await host.command("stand-in", seat=1, on=True))["code"] == "stale"
    assert (await host.command("stand-in", seat=0, on=True))["code"] == "stale"
    assert (await host.command("stand-in", seat=3, on=True))["code"] == "not-seated"


async def test_any_seat_lets_a_bot_play_and_everybody_is_told_who_and_how_well(house):
    (host, other, _), room = await gone(house, 3)
    assert (await other.command("stand-in", seat=2, on=True))["t"] == "ack"
    await host.until(lambda: host.info["seats"][2]["acting"] == "bot")
    seat = host.info["seats"][2]
    assert (seat["name"], seat["stand_in"], seat["level"]) == ("Eva", stand_in_name(2), LEVEL)
    assert host.story[-1] == ["room-stand-in", {"seat": 2, "by_seat": 1, "name": stand_in_name(2), "level": LEVEL}]
    assert room.facts.shared == [2]


async def test_who_comes_back_finds_the_bot_and_takes_the_seat_by_one_tap(house):
    (host, other), _ = await gone(house)
    await host.command("stand-in", seat=1, on=True)
    await other.connect()
    assert other.info["seats"][1]["acting"] == "bot"
    assert (await other.command("sit"))["t"] == "ack"
    await host.until(lambda: host.info["seats"][1].get("acting", "self") == "self")
    assert host.story[-1] == ["room-back", {"seat": 1}]


async def test_with_the_word_to_wait_no_bot_plays_by_itself(house):
    players, room = await gone(house)
    room.row.grace = 60
    while 1 not in room.table.to_act:
        await players[0].until(players[0].is_asked)
        await players[0].play()
    assert "Absent" in str(next_due(room))
    assert (await players[0].command("stand-in", seat=1, on=False))["t"] == "ack"
    assert "Absent" not in str(next_due(room))
    assert players[0].info["seats"][1]["waited_for"]
    assert (await players[0].command("stand-in", seat=1, on=True))["t"] == "ack", "one may change one's mind"


async def test_who_has_left_may_have_the_seat_back_without_a_link(house):
    (host, other), _ = await playing(house, 2, watch=False)
    hand = other.own["hand"]
    await other.command("stand")
    await other.until(lambda: other.you.get("left") == 1)
    bot = host.info["seats"][1]["name"]
    await other.drop()
    back = InsidePlayer(house, "Bruno")
    back.person = other.person
    await back.connect(host.table)
    assert back.bye is None
    assert (await back.command("sit"))["t"] == "ack"
    await back.until(lambda: back.you.get("seat") == 1)
    assert set(back.own["hand"]) <= set(hand)
    assert back.story[-1] == ["room-sat", {"seat": 1, "name": "Bruno", "before": bot}]


async def test_a_left_seat_is_not_had_back_once_somebody_else_sits_there(house):
    (host, other), key = await playing(house, 2)
    await other.command("stand")
    third = InsidePlayer(house, "Zofia")
    await third.connect(host.table, key)
    await third.command("sit", seat=1)
    await host.command("give-seat", guest=third.you["guest"], yes=True)
    await third.until(lambda: third.you.get("seat") == 1)
    assert (await other.command("sit"))["code"] == "not-yours"
    assert (await other.command("sit", seat=1))["code"] == "full"
