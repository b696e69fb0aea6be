"""Letters of an invitation: said aloud, typed as they were heard, good for as long as the table waits."""

from __future__ import annotations

import pytest

from coronet.server.tables import people
from coronet.server.tables.commands import links
from coronet.server.tables.looking import invited_by
from tests.server.inside import InsidePlayer
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio


async def table(house, name="Ada"):
    """A host, and the letters of the invitation."""
    host = InsidePlayer(house, name)
    await host.connect()
    await host.create(settings=SHORT, pace="instant")
    return host, await letters_of(host)


async def letters_of(host, **fields):
    return (await host.command("link", kind="invite", **fields))["body"]["letters"]


async def test_letters_let_a_friend_take_a_seat(house):
    host, letters = await table(house)
    friend = InsidePlayer(house, "Bruno")
    await friend.connect(host.table, f"i.{letters}")
    assert friend.you["invited"]
    assert (await friend.command("sit"))["t"] == "ack"


async def test_the_same_letters_are_shown_again_and_a_fresh_link_has_others(house):
    host, letters = await table(house)
    assert await letters_of(host) == letters
    fresh = await letters_of(host, fresh=True)
    assert fresh != letters
    assert await invited_by(house, letters) is None
    assert (await invited_by(house, fresh)).row.code == host.table


async def test_letters_open_nothing_while_a_game_is_played(house):
    host, letters = await table(house)
    await host.command("start")
    assert await invited_by(house, letters) is None
    stranger = InsidePlayer(house, "Eve")
    await stranger.connect(host.table, f"i.{letters}")
    assert stranger.bye["code"] == "no-table"
    await host.play_to_the_end()
    assert (await invited_by(house, letters)).row.code == host.table


async def test_letters_end_after_a_day_and_others_take_their_place(house):
    host, letters = await table(house)
    house.clock.ahead = links.LETTERS_MS / 1000 + 1
    assert await invited_by(house, letters) is None
    assert await letters_of(host) != letters


async def test_who_is_sent_away_takes_the_letters_along(house):
    host, letters = await table(house)
    friend = InsidePlayer(house, "Bruno")
    await friend.connect(host.table, f"i.{letters}")
    await friend.command("sit", seat=1)
    await host.command("kick", seat=1)
    assert await invited_by(house, letters) is None


async def test_two_tables_never_have_the_same_letters(house, monkeypatch):
    drawn = iter(["BAKOMI", "BAKOMI", "BAKOMI", "TUVIZA"])
    monkeypatch.setattr(people, "new_letters", lambda: next(drawn))
    first, _ = await table(house)
    _, letters = await table(house, "Bruno")
    assert letters == "TUVIZA"
    assert (await invited_by(house, "BAKOMI")).row.code == first.table
