"""Who may look at a table: listed or not, watched or not, by which link, and until when."""

from __future__ import annotations

import pytest

from coronet.server.wire import protocol
from tests.server.inside import InsidePlayer

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


async def host_of(house, **fields):
    host = InsidePlayer(house, "Ada")
    await host.connect()
    await host.create(settings=SETTINGS, grace=0, **fields)
    return host


async def key_from(host, kind, **fields):
    return (await host.command("link", kind=kind, **fields))["body"]["url"].partition("#")[2]


async def comer(house, host, key=None, name="Bruno"):
    player = InsidePlayer(house, name)
    return await player.connect(host.table, key)


async def told_to_go(player):
    await player.until(lambda: player.bye is not None)
    return player.bye["code"], player.socket.close_code


async def test_people_come_to_a_listed_lobby_to_take_a_seat_though_nobody_may_watch(house):
    host = await host_of(house, listed=True, watch=False)
    stranger = await comer(house, host)
    assert stranger.bye is None
    assert (await stranger.command("sit"))["t"] == "ack"
    await host.command("start")
    await stranger.until(lambda: stranger.view is not None)


async def test_nobody_watches_a_game_in_play_where_watching_is_off_listed_or_not(house):
    host = await host_of(house, listed=True, watch=False, seats=BOTS, start=True)
    key = await key_from(host, "watch")
    for player in (await comer(house, host), await comer(house, host, key)):
        assert await told_to_go(player) == ("no-table", protocol.NO_TABLE)
    home = InsidePlayer(house, "Mira")
    await home.connect()
    assert home.frames[-1]["listed"] == []


async def test_a_listed_table_with_watching_on_is_open_to_all_in_play(house):
    host = await host_of(house, listed=True, seats=BOTS, start=True)
    assert (await comer(house, host)).view is not None


async def test_who_only_looks_leaves_when_the_game_begins_and_sees_none_of_it(house):
    host = await host_of(house, listed=True, watch=False)
    stranger = await comer(house, host)
    await host.command("start")
    assert await told_to_go(stranger) == ("not-watched", protocol.NO_TABLE)
    assert stranger.view is None


async def test_watchers_leave_when_the_host_switches_watching_off(house):
    host = await host_of(house, seats=BOTS, start=True)
    watcher = await comer(house, host, await key_from(host, "watch"))
    assert watcher.view is not None
    assert (await host.command("set", watch=False))["t"] == "ack"
    assert await told_to_go(watcher) == ("not-watched", protocol.NO_TABLE)


async def test_the_guest_of_an_invitation_may_look_as_long_as_a_bot_can_be_asked_to_give_way(house):
    host = await host_of(house, watch=False, seats=BOTS, start=True)
    assert (await comer(house, host, await key_from(host, "invite"))).view is not None


async def test_a_link_that_ends_ends_the_sockets_of_those_who_came_by_it_and_have_no_seat(house):
    host = await host_of(house)
    old = await key_from(host, "invite")
    watcher = await comer(house, host, await key_from(host, "watch"))
    seated, waiting = await comer(house, host, old), await comer(house, host, old)
    assert (await seated.command("sit", seat=1))["t"] == "ack"
    fresh = await key_from(host, "invite", fresh=True)
    assert await told_to_go(waiting) == ("link-ended", protocol.NO_TABLE)
    assert (seated.bye, watcher.bye) == (None, None)
    assert (await comer(house, host, fresh)).bye is None
    assert await told_to_go(await comer(house, host, old)) == ("no-table", protocol.NO_TABLE)


async def test_who_stands_up_may_go_on_looking_where_people_watch(house):
    host = await host_of(house)
    guest = await comer(house, host, await key_from(host, "invite"))
    await guest.command("sit", seat=1)
    await guest.drop()
    guest.key = None
    await guest.connect()
    assert (await guest.command("stand"))["t"] == "ack"
    assert (await guest.command("name", name="Bea"))["t"] == "ack"
    assert guest.bye is None
