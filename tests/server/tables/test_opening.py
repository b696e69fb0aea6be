"""The home page: one's own tables, those put away, the open list, and the table that one's seat was moved from."""

from __future__ import annotations

import json

import pytest

from tests.server.inside import InsidePlayer

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 4, "rounds": ["once-upon-a-time"], "princesses": "none"}
SEATS = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "level": "beginner"}, {"kind": "bot", "level": "good"}]


async def at_home(house, name="Mira", person=None):
    guest = InsidePlayer(house, name)
    guest.person = person
    return await guest.connect()


async def host_of(house, **fields):
    host = await at_home(house, "Ada")
    await host.create(settings=SETTINGS, seats=SEATS, grace=0, **fields)
    return host


async def looked(guest):
    """What home shows after one has looked again."""
    before = len(guest.frames)
    await guest.socket.send(json.dumps({"t": "look"}))
    await guest.until(lambda: any(frame["t"] == "home" for frame in guest.frames[before:]))
    return guest.frames[-1]


async def test_the_open_list_says_who_waits_how_many_seats_are_free_and_how_well_the_bots_play(house):
    host = await host_of(house, listed=True)
    stranger = await at_home(house)
    [listed] = stranger.frames[-1]["listed"]
    assert (listed["code"], listed["free"], listed["players"]) == (host.table, 1, 4)
    assert listed["levels"] == ["beginner", "good"]


async def test_whoever_is_at_home_sees_a_new_table_by_looking_again(house):
    stranger = await at_home(house)
    assert stranger.frames[-1]["listed"] == []
    host = await host_of(house, listed=True)
    assert [one["code"] for one in (await looked(stranger))["listed"]] == [host.table]


async def test_who_looks_again_and_again_is_answered_a_few_times_and_not_sent_away(house):
    stranger = await at_home(house)
    for _ in range(20):
        await stranger.socket.send(json.dumps({"t": "look"}))
    assert (await stranger.command("name", name="Bea"))["t"] == "ack"
    assert sum(frame["t"] == "home" for frame in stranger.frames) == 1 + 3


async def test_a_table_that_is_put_away_says_so_until_it_is_taken_up_again(house):
    host = await host_of(house)
    again = await at_home(house, person=host.person)
    assert "away" not in again.frames[-1]["tables"][0]
    assert (await again.command("put-away", table=host.table))["t"] == "ack"
    assert (await looked(again))["tables"][0]["away"] is True
    assert (await again.command("put-away", table=host.table, on=False))["t"] == "ack"
    assert "away" not in (await looked(again))["tables"][0]


async def test_a_table_put_away_by_one_is_not_put_away_for_another(house):
    host = await host_of(house, listed=True)
    other = InsidePlayer(house, "Bruno")
    await other.connect(host.table)
    await other.command("sit")
    await host.command("put-away", table=host.table)
    guest = await at_home(house, person=other.person)
    assert "away" not in guest.frames[-1]["tables"][0]


async def test_a_typed_code_names_the_table_that_it_was_made_at(house):
    host = await host_of(house)
    typed = (await host.command("link", kind="device"))["body"]["code"]
    phone = InsidePlayer(house, "Phone")
    await phone.connect(key=typed)
    welcome = next(frame for frame in phone.frames if frame["t"] == "welcome")
    assert welcome["moved_from"] == host.table


async def test_who_comes_without_a_code_was_moved_from_nowhere(house):
    guest = await at_home(house)
    assert "moved_from" not in guest.frames[0]
