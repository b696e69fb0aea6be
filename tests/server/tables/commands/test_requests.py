"""A bot's seat in a game that runs: given by the host's word, or by those who sit while the host is away."""

from __future__ import annotations

import pytest

from coronet.server.tables.commands import requests
from coronet.server.wire import protocol
from tests.server.inside import InsidePlayer

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 4, "rounds": ["once-upon-a-time"], "princesses": "none"}


async def playing(house, people=1, **fields):
    """The players of a game with bots in the other seats, and the key of its invitation."""
    players = [InsidePlayer(house, name) for name in ("Ada", "Bruno", "Eva")[:people]]
    await players[0].connect()
    await players[0].create(settings=SETTINGS, grace=0, pace="relaxed", **fields)
    key = (await players[0].command("link", kind="invite"))["body"]["url"].partition("#")[2]
    for seat, player in enumerate(players[1:], 1):
        await player.connect(players[0].table, key)
        await player.command("sit", seat=seat)
    await players[0].command("start")
    for player in players:
        await player.until(lambda player=player: player.view is not None)
    return players, key


async def asker(house, host, key=None, *, seat=3, name="Zofia"):
    player = InsidePlayer(house, name)
    await player.connect(host.table, key)
    answer = await player.command("sit", seat=seat)
    assert (answer["t"], answer["body"]) == ("ack", {"asked": seat})
    return player


def sees_no_hand(player):
    return "own" not in player.view and player.you.get("seat") is None


async def test_a_second_guest_of_a_person_gets_no_hand_without_the_hosts_word(house):
    for listed in (False, True):
        (host,), key = await playing(house, listed=listed)
        second = await asker(house, host, None if listed else key)
        await host.until(lambda host=host: host.info.get("asking"))
        (asking,) = host.info["asking"]
        assert (asking["name"], asking["seat"]) == ("Zofia", 3)
        assert host.story[-1] == ["room-asks-seat", {"seat": 3, "name": "Zofia"}]
        assert sees_no_hand(second)


async def test_the_host_says_yes_and_the_guest_plays_on_with_that_hand(house):
    (host,), key = await playing(house)
    guest = await asker(house, host, key)
    assert (await host.command("give-seat", guest=guest.you["guest"], yes=True))["t"] == "ack"
    await guest.until(lambda: guest.you.get("seat") == 3)
    assert guest.own["hand"]
    assert "asking" not in guest.info


async def test_the_host_says_no_and_the_guest_cannot_go_on_asking(house, monkeypatch):
    (host,), key = await playing(house)
    guest = await asker(house, host, key)
    assert (await guest.command("sit", seat=2))["code"] == "rate"
    assert (await host.command("give-seat", guest=guest.you["guest"], yes=False))["t"] == "ack"
    await guest.until(lambda: "asking" not in guest.info)
    assert sees_no_hand(guest)
    assert (await guest.command("sit", seat=3))["code"] == "rate"
    monkeypatch.setattr(requests, "ASK_AGAIN_MS", 0)
    assert (await guest.command("sit", seat=3))["t"] == "ack"


async def test_who_asked_can_take_it_back(house):
    (host,), key = await playing(house)
    guest = await asker(house, host, key)
    assert (await guest.command("stand"))["t"] == "ack"
    assert (await host.command("give-seat", guest=guest.you["guest"], yes=True))["code"] == "stale"


async def test_nobody_else_has_a_word_while_the_host_is_here(house):
    (host, bruno), key = await playing(house, 2)
    guest = await asker(house, host, key)
    assert (await bruno.command("give-seat", guest=guest.you["guest"], yes=True))["code"] == "not-host"
    assert (await guest.command("give-seat", guest=guest.you["guest"], yes=True))["code"] == "not-seated"
    assert sees_no_hand(guest)


@pytest.mark.parametrize("yes", [True, False])
async def test_while_the_host_is_away_more_than_half_of_those_who_sit_decide(house, yes):
    (host, bruno, eva), key = await playing(house, 3)
    guest = await asker(house, host, key)
    await host.drop()
    await bruno.until(lambda: bruno.frames[-1]["t"] == "here" and not bruno.frames[-1]["seats"][0])
    for player in (bruno, eva)[: 2 if yes else 1]:
        assert sees_no_hand(guest)
        assert (await player.command("give-seat", guest=guest.you["guest"], yes=yes))["t"] == "ack"
    await guest.until(lambda: (guest.you.get("seat") == 3) if yes else "asking" not in guest.info)
    assert sees_no_hand(guest) != yes


async def test_a_guest_who_is_gone_when_the_host_says_yes_is_not_seated(house):
    (host,), key = await playing(house)
    guest = await asker(house, host, key)
    await guest.drop()
    assert (await host.command("give-seat", guest=guest.you["guest"], yes=True))["t"] == "ack"
    await host.until(lambda: "asking" not in host.info)
    assert host.info["seats"][3]["kind"] == "bot"


async def test_who_left_a_seat_may_have_it_back_without_asking_and_no_other(house):
    (_, bruno), key = await playing(house, 2)
    await bruno.command("stand")
    assert (await bruno.command("sit", seat=3))["code"] == "not-yours"
    assert (await bruno.command("sit", seat=1))["t"] == "ack"
    await bruno.until(lambda: bruno.you.get("seat") == 1)
    assert key


async def test_only_so_many_ask_at_once(house, monkeypatch):
    monkeypatch.setattr(requests, "MOST_REQUESTS", 1)
    (host,), key = await playing(house)
    await asker(house, host, key)
    other = InsidePlayer(house, "Mira")
    await other.connect(host.table, key)
    assert (await other.command("sit"))["code"] == "busy"


async def test_who_is_kicked_does_not_come_back_by_the_same_invitation_under_another_name(house):
    (host, bruno), key = await playing(house, 2)
    assert (await host.command("kick", seat=1))["t"] == "ack"
    await bruno.until(lambda: bruno.bye is not None)
    again = InsidePlayer(house, "Not Bruno")
    await again.connect(host.table, key)
    assert (again.bye["code"], again.socket.close_code) == ("no-table", protocol.NO_TABLE)
    fresh = (await host.command("link", kind="invite"))["body"]["url"].partition("#")[2]
    assert (await InsidePlayer(house, "Eva").connect(host.table, fresh)).bye is None
