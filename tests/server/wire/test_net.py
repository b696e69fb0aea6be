"""One socket: what counts as slow, how it is let go, what a log says of it, and how a server that stops says so."""

from __future__ import annotations

import asyncio
import contextlib
import json
import signal
import socket as socket_module
from typing import Any

import pytest
import uvicorn

from coronet.errors import StoreError
from coronet.server.store.rows import ChatRow
from coronet.server.tables.drafts import Draft
from coronet.server.wire import net, protocol, transport
from coronet.server.wire.app import Sockets
from tests.server.bare import Bare
from tests.server.inside import InsidePlayer, InsideSocket, house_in
from tests.server.player import Player
from tests.server.serving import serving

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}
BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


class Deaf(InsideSocket):
    """A page that reads so many frames, and then none."""

    def __init__(self, house: Any, reads: int) -> None:
        self.reads = reads
        super().__init__(house)

    async def _send(self, message: dict[str, Any]) -> None:
        if self.reads <= 0:
            await asyncio.Event().wait()
        self.reads -= 1
        await super()._send(message)


class DeafPlayer(InsidePlayer):
    """A player whose page stops reading."""

    reads = 3

    async def open_socket(self) -> Any:
        return Deaf(self.house, self.reads)


async def host_of(house, **fields):
    host = InsidePlayer(house, "Ada")
    await host.connect()
    await host.create(settings=SETTINGS, **fields)
    return host


# Talk


async def test_whoever_arrives_at_a_talkative_table_hears_all_of_it_at_once(tmp_path):
    async with house_in(tmp_path) as house:
        host = await host_of(house)
        (room,) = house.rooms.values()
        lines = [f"line {number}" for number in range(protocol.MOST_STORY_LINES)]
        await write_chat(house, room, lines)
        guest = InsidePlayer(house, "Bruno")
        link = await host.command("link", kind="invite")
        await guest.connect(host.table, link["body"]["url"].partition("#")[2])
        await guest.until(lambda: any(frame["t"] == "here" for frame in guest.frames))
        up = next(frame for frame in guest.frames if frame["t"] == "up")
        assert [line["text"] for line in up["said"]] == lines
        assert guest.bye is None
        await guest.drop()
        await host.drop()


async def write_chat(house, room, lines):
    """Lines as if they had been said; nobody has the patience to say so many."""
    draft = Draft(room.row, room.seats, room.facts, room.game, room.table, house.clock.now())
    for text in lines:
        draft.row.chat_no += 1
        draft.chat.append(ChatRow(no=draft.row.chat_no, at=1, guest_id=1, seat=0, kind="say", text=text, name="Ada"))
    await house.store.commit(draft.unit())
    await room.catch_up()


async def test_what_is_sent_on_arrival_does_not_count_as_slowness(tmp_path, monkeypatch):
    monkeypatch.setattr(protocol, "OUTBOX_FRAMES", 1)
    monkeypatch.setattr(protocol, "OUTBOX_BYTES", 10)
    async with house_in(tmp_path) as house:
        player = InsidePlayer(house, "Ada")
        await player.connect()
        assert [frame["t"] for frame in player.frames] == ["welcome", "home"]
        await player.drop()


async def test_a_sender_is_told_at_once_that_it_is_done_and_what_came_of_it(tmp_path):
    async with house_in(tmp_path) as house:
        host = await host_of(house)
        (room,) = house.rooms.values()
        written = []
        host.socket.server._write = lambda *frames: written.append([json.loads(frame)["t"] for frame in frames]) or True
        room.enqueue(host.socket.server, protocol.Bot(id="a-bot-please", seat=1, on=True))
        await room.settled()
        assert written == [["ack", "up"]]
        room.enqueue(host.socket.server, protocol.Say(id="say-a-line", text="welcome"))
        await room.settled()
        assert written[1:] == [["ack"], ["chat"]]
        await host.drop()


# A page that does not read


async def test_a_page_that_stops_reading_is_cut_off_and_its_seat_is_away(tmp_path, monkeypatch):
    monkeypatch.setattr(net, "SLOW_SECONDS", 0.05)
    monkeypatch.setattr(net, "ARRIVAL_SECONDS", 0.05)
    monkeypatch.setattr(net, "GOODBYE_SECONDS", 0.05)
    async with house_in(tmp_path) as house:
        host = await host_of(house)
        (room,) = house.rooms.values()
        link = await host.command("link", kind="invite")
        deaf = DeafPlayer(house, "Bruno")
        await deaf.connect(host.table, link["body"]["url"].partition("#")[2])
        assert (await host.command("say", text="are you there?"))["t"] == "ack"
        await host.until(lambda: any(frame["t"] == "here" and frame["watchers"] == 0 for frame in host.frames[-1:]))
        await asyncio.wait_for(deaf.socket._running, 5)
        assert deaf.socket.aborted
        assert len(room.viewers) == 1
        await host.drop()


async def test_a_connection_whose_page_never_reads_is_cut_with_all_that_waits_in_it(tmp_path, monkeypatch):
    monkeypatch.setattr(net, "SLOW_SECONDS", 0.2)
    monkeypatch.setattr(net, "GOODBYE_SECONDS", 0.2)
    async with house_in(tmp_path) as house, listening(house) as (server, port):
        bare = await asyncio.to_thread(lambda: Bare(port).upgrade().hello())
        with bare:
            (socket,) = house.sockets
            while not socket._closed:
                socket.send(b'"' + b"x" * 100_000 + b'"')
                await asyncio.sleep(0.01)
            assert await asyncio.to_thread(bare.is_cut, 10)
            assert server.server_state.connections == set()


@contextlib.asynccontextmanager
async def listening(house):
    """The house on a port of this process."""
    with contextlib.closing(socket_module.create_server(("127.0.0.1", 0))) as listener:
        config = uvicorn.Config(Sockets(house), http=transport.door(()), ws=transport.Wire, lifespan="off")
        server = transport.Server(config, house)
        serving = asyncio.create_task(server._serve([listener]))
        try:
            yield server, listener.getsockname()[1]
        finally:
            server.should_exit = True
            await serving


# Trouble with the database


async def test_a_hello_while_the_database_fails_ends_with_a_word_and_no_trace(tmp_path, monkeypatch, caplog):
    async with house_in(tmp_path) as house:

        async def fails(*args):
            raise StoreError("the database cannot be read")

        monkeypatch.setattr(house.store, "tables_of", fails)
        player = InsidePlayer(house, "Ada")
        await player.connect()
        assert (player.bye["code"], player.bye["again_ms"] > 0) == ("retry", True)
        assert player.socket.close_code == protocol.FULL
        assert "Traceback" not in caplog.text
        await player.drop()


async def test_a_hello_while_the_database_hangs_ends_with_a_word(tmp_path, monkeypatch):
    monkeypatch.setattr(net, "GREETING_SECONDS", 0.05)
    async with house_in(tmp_path) as house:

        async def hangs(*args):
            await asyncio.Event().wait()

        monkeypatch.setattr(house.store, "tables_of", hangs)
        player = InsidePlayer(house, "Ada")
        await player.connect()
        assert player.bye["code"] == "retry"
        await player.drop()


async def test_a_new_name_while_the_database_fails_is_refused_and_the_socket_stays(tmp_path, monkeypatch):
    async with house_in(tmp_path) as house:

        async def fails(*args):
            raise StoreError("the database cannot write")

        player = InsidePlayer(house, "Ada")
        await player.connect()
        monkeypatch.setattr(house.store, "rename_guest", fails)
        assert (await player.command("name", name="Bea"))["code"] == "retry"
        monkeypatch.undo()
        assert (await player.command("name", name="Bea"))["t"] == "ack"
        await player.drop()


# What the log says


async def test_bad_bytes_are_one_short_line_each_and_not_many_of_them(tmp_path):
    with serving(tmp_path) as server:
        for _ in range(40):
            with Bare(server.port) as bare:
                bare.upgrade().send(b'{"t":"hello\xff\xfe"}')
                assert await asyncio.to_thread(bare.is_cut, 10)
        for _ in range(40):
            with Bare(server.port) as bare:
                bare.upgrade(b"/ws\xff")
        server.stop()
        lines = [json.loads(line) for line in server.errors().splitlines()]
    assert all("trace" not in line for line in lines)
    assert 1 <= len(lines) <= 25
    assert all(len(line["event"]) < 100 for line in lines)


# Stopping


async def test_a_server_that_stops_tells_its_pages_when_to_come_back(tmp_path):
    with serving(tmp_path) as server:
        player = Player(server.url, "Ada")
        await player.connect()
        watched = player.socket
        assert server.child is not None
        server.child.send_signal(signal.SIGTERM)
        await player.until(lambda: player.bye is not None)
        assert (player.bye["code"], player.bye["again_ms"] > 0) == ("restart", True)
        await player.reader
        assert watched.close_code == protocol.RESTART
        assert await asyncio.to_thread(server.stop) == 0


async def test_a_page_that_does_not_read_does_not_hold_up_the_end(tmp_path):
    with serving(tmp_path) as server, Bare(server.port) as bare:
        bare.upgrade().hello()
        assert await asyncio.to_thread(server.stop) == 0
