"""Limits count the right thing: households, people, tables, those without a seat, connections that say nothing."""

from __future__ import annotations

import asyncio
import contextlib

import pytest

from coronet.server.tables.commands import playing
from coronet.server.wire import lan, protocol, transport
from coronet.server.wire.limits import PerKey, origin
from tests.server.bare import Bare
from tests.server.inside import InsidePlayer, InsideSocket
from tests.server.test_doors import get
from tests.server.wire.test_net import listening

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}


class From(InsidePlayer):
    """A player from an address."""

    def __init__(self, house, address, name="Ada"):
        super().__init__(house, name)
        self.address = address

    async def open_socket(self):
        return InsideSocket(self.house, self.address)


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
        ("::1", "::1"),
        ("unknown", "unknown"),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(address, whose):
    assert origin(address) == whose


async def test_wrong_keys_from_one_network_count_together_whether_the_table_exists_or_not(house):
    house.limits.failed_keys = PerKey(4, 0)
    host = InsidePlayer(house, "Ada")
    await host.connect()
    code = await host.create(settings=SETTINGS)
    byes = []
    for number in range(6):
        player = From(house, f"2001:db8::{number:x}")
        await player.connect(code if number % 2 else "ABCDEFGHJK", "i.a-key-that-opens-nothing")
        byes.append(player.bye["code"])
    assert byes == ["no-table"] * 4 + ["rate"] * 2


async def test_a_guest_who_only_looks_leaves_nothing_in_the_database(house):
    player = InsidePlayer(house, "Ada")
    await player.connect()
    assert await house.store.guest(int(player.you["guest"], 16)) is None
    await player.drop()
    await player.connect()
    assert player.frames[-2]["you"]["guest"] == player.you["guest"]
    assert player.frames[-2].get("person") is None
    await player.create(settings=SETTINGS)
    assert (await house.store.guest(int(player.you["guest"], 16))).name == "Ada"


async def test_guests_who_were_not_written_down_are_forgotten_in_the_end(house, monkeypatch):
    monkeypatch.setattr("coronet.server.tables.guests.MOST_NEWCOMERS", 2)
    first = InsidePlayer(house, "Ada")
    await first.connect()
    others = [InsidePlayer(house, "Bruno") for _ in range(2)]  # held: a socket that nobody holds may go at any time
    for other in others:
        await other.connect()
    assert await house.guests.known_by(first.person) is None
    assert len(house.guests._newcomers) == len(house.guests._newcomers_by_token) == 2


async def test_several_sockets_of_a_person_have_one_bucket_of_chat(house):
    host = InsidePlayer(house, "Ada")
    await host.connect()
    code = await host.create(settings=SETTINGS)
    other = InsidePlayer(house, "Ada")
    other.person = host.person
    await other.connect(code)
    answers = [await player.command("say", text="hello") for _ in range(4) for player in (host, other)]
    assert [answer["t"] for answer in answers] == ["ack"] * 5 + ["refuse"] * 3


async def test_a_table_has_a_bucket_of_chat_too(house):
    host = InsidePlayer(house, "Ada")
    await host.connect()
    await host.create(settings=SETTINGS)
    (room,) = house.rooms.values()
    room.talk.left, room.talk.rate = 1, 0
    assert (await host.command("say", text="one"))["t"] == "ack"
    assert (await host.command("say", text="two"))["code"] == "rate"


async def test_commands_of_strangers_do_not_fill_the_queue_of_players(house):
    host = InsidePlayer(house, "Ada")
    await host.connect()
    code = await host.create(settings=SETTINGS, listed=True)
    (room,) = house.rooms.values()
    stranger = InsidePlayer(house, "Mira")
    await stranger.connect(code)
    (viewer,) = [viewer for viewer in room.viewers if viewer.seat is None]
    full = [
        room.enqueue(viewer, protocol.Pause(id=f"stranger-{number}")) for number in range(protocol.QUEUED_COMMANDS + 4)
    ]
    assert full == [True] * protocol.QUEUED_COMMANDS + [False] * 4
    answers = asyncio.gather(*(host.command("ready", on=True) for _ in range(5)))
    assert [answer["t"] for answer in await answers] == ["ack"] * 5


async def test_a_choice_is_taken_back_so_many_times_and_no_more(house, monkeypatch):
    monkeypatch.setattr(playing, "MOST_TAKEN_BACK", 2)
    players = [InsidePlayer(house, name) for name in ("Ada", "Bruno")]
    await players[0].connect()
    await players[0].create(settings=SETTINGS, listed=True, grace=0, pace="relaxed")
    await players[1].connect(players[0].table)
    await players[1].command("sit", seat=1)
    await players[0].command("start")
    ada = players[0]
    await ada.until(ada.is_asked)
    ask = ada.own["question"]
    answers = []
    for _ in range(3):
        assert (await ada.play())["t"] == "ack"
        answers.append(await ada.command("undo", ask=ask))
        if answers[-1]["t"] == "ack":
            await ada.until(lambda: ada.own["pending"] is None)
    assert [(answer["t"], answer.get("args")) for answer in answers] == [
        ("ack", None), ("ack", None), ("refuse", {"what": "undo"}),
    ]  # fmt: skip


@pytest.mark.parametrize("path", ["/api/log/ABCDEFGHJK/1", "/api/result/ABCDEFGHJK/1", "/api/review/ABCDEFGHJK/1"])
def test_logs_results_and_reviews_are_counted_too(server, path):
    statuses = [get(server, path)[0] for _ in range(150)]
    assert 429 in statuses[100:]


@pytest.mark.parametrize("said", [b"", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
async def test_a_connection_that_does_not_say_what_it_wants_is_cut(house, monkeypatch, said):
    monkeypatch.setattr(transport, "HEAD_SECONDS", 0.1)
    async with listening(house) as (_, port):
        with Bare(port) as bare:
            bare.socket.sendall(said)
            assert await asyncio.to_thread(bare.is_cut, 5)


async def test_only_so_many_connections_come_from_one_place(house, monkeypatch):
    monkeypatch.setattr(lan, "is_loopback", lambda address: False)
    monkeypatch.setattr(transport, "CONNECTIONS_AN_ADDRESS", 2)
    async with listening(house) as (server, port):
        with contextlib.ExitStack() as stack:
            bares = [stack.enter_context(Bare(port)) for _ in range(3)]
            assert await asyncio.to_thread(bares[2].is_cut, 5)
            assert not await asyncio.to_thread(bares[0].is_cut, 0.1)
            assert len(server.server_state.connections) == 2
