"""The load client of `coronet bench --server`: many tables of four over real sockets, in a process of its own.

It reads frames itself: a full client library would be the bottleneck. Every seat's frames are received; choices are
picked from what the view offers by a seeded generator, and only once it shows what became of the last one: a page does
not answer the same question twice. Latency is from sending a command to its acknowledgement.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

SEATS = 4
SETTINGS = {"edition": "deluxe", "players": SEATS, "rounds": "anything", "princesses": "random"}
WARM_UP = 5.0
CLOSED_WARM_UP = 3.0


class _Slots(Struct):
    verb: str
    slots: list[str]
    cards: list[str]
    named: bool


class _Own(Struct):
    question: int
    asked: list[str]
    legal: list[str]
    slots: _Slots | None = None


class _View(Struct):
    own: _Own | None = None


class _Info(Struct):
    state: str


class _Frame(Struct):
    t: str
    id: str | None = None
    seq: int | None = None
    code: str | None = None
    view: _View | None = None
    table: _Info | None = None
    body: dict[str, Any] | None = None


_decoder = msgspec.json.Decoder(_Frame)


class Spent(NamedTuple):
    """Processor time in seconds: of the server, where the system tells it, and of this client."""

    server: float
    client: float

    def since(self, before: Spent) -> Spent:
        """What was spent in between."""
        return Spent(self.server - before.server, self.client - before.client)


def spent(server: int) -> Spent:
    """Up to now; `server` is its process."""
    try:
        fields = Path(f"/proc/{server}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
    except OSError:  # only Linux has it
        return Spent(0.0, time.process_time())
    return Spent(ticks / os.sysconf("SC_CLK_TCK"), time.process_time())


class Wire(asyncio.Protocol):
    """A WebSocket client as small as it can be: text frames only."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.take = take
        self.buffer = bytearray()
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Ask for the upgrade."""
        self.transport = transport
        host = f"127.0.0.1:{transport.get_extra_info('peername')[1]}"
        key = base64.b64encode(os.urandom(16)).decode()
        lines = (
            "GET /ws HTTP/1.1",
            f"Host: {host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Protocol: coronet.1",
        )
        transport.write("\r\n".join(lines).encode() + b"\r\n\r\n")

    def data_received(self, data: bytes) -> None:
        """Take every whole frame."""
        self.buffer += data
        if not self.open.done():
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(bytes(self.buffer[:80])))
                return
            del self.buffer[: end + 4]
            self.open.set_result(None)
        while len(self.buffer) >= 2:
            kind, length, head = self.buffer[0] & 15, self.buffer[1] & 127, 2
            if length == 126:
                if len(self.buffer) < 4:
                    return
                length, head = struct.unpack_from(">H", self.buffer, 2)[0], 4
            elif length == 127:
                if len(self.buffer) < 10:
                    return
                length, head = struct.unpack_from(">Q", self.buffer, 2)[0], 10
            if len(self.buffer) < head + length:
                return
            payload = bytes(self.buffer[head : head + length])
            del self.buffer[: head + length]
            if kind == 1:
                self.take(payload)
            elif kind == 9:
                self._write(10, payload)

    def send(self, frame: dict[str, Any]) -> None:
        """Send a text frame."""
        self._write(1, msgspec.json.encode(frame))

    def _write(self, kind: int, payload: bytes) -> None:
        length = len(payload)
        head = (
            bytes([128 | kind, 128 | length]) if length < 126 else bytes([128 | kind, 254]) + struct.pack(">H", length)
        )
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with zeros: allowed, and costs nothing


class Seat:
    """One page."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self.load, self.rng = load, rng
        self.wire: Wire | None = None
        self.own: _Own | None = None
        self.seen = 0  # the revision of the table that its view shows
        self.state = "lobby"
        self.answers: dict[str, asyncio.Future[_Frame]] = {}
        self.arrived = asyncio.Event()
        self.number = 0
        self.name = f"{rng.getrandbits(48):012x}"

    async def connect(self, table: str | None = None) -> None:
        """Say hello, at home or at a table."""
        if self.wire is not None:
            self.wire.transport.close()
        _, self.wire = await asyncio.get_running_loop().create_connection(
            lambda: Wire(self.take), "127.0.0.1", self.load.port
        )
        await self.wire.open
        hello: dict[str, Any] = {"t": "hello", "proto": 1, "name": self.name}
        if self.load.people.get(self) is not None:
            hello["person"] = self.load.people[self]
        if table is not None:
            hello["table"] = table
        self.wire.send(hello)
        await self.news()

    def take(self, payload: bytes) -> None:
        """A frame from the server."""
        self.load.frames += 1
        frame = _decoder.decode(payload)
        if frame.t == "up":
            if frame.table is not None:
                self.state = frame.table.state
            self.own = frame.view.own if frame.view is not None else None
            self.seen = frame.seq or 0
            self.arrived.set()
        elif frame.t in ("ack", "refuse"):
            future = self.answers.pop(frame.id or "", None)
            if future is not None and not future.done():
                future.set_result(frame)
        elif frame.t == "welcome":
            person = json.loads(payload).get("person")
            if person:
                self.load.people[self] = person
        elif frame.t == "home":
            self.arrived.set()

    async def until(self, seen: int) -> None:
        """Wait until the page shows what came of a command."""
        while self.seen < seen:
            await self.news()

    async def news(self) -> None:
        """Wait for the next view."""
        self.arrived.clear()
        await self.arrived.wait()

    async def command(self, kind: str, **fields: Any) -> _Frame:
        """Send a command and wait for its answer."""
        assert self.wire is not None  # noqa: S101 - connected before
        self.number += 1
        command_id = f"{self.name}-{self.number}"
        future = self.answers[command_id] = asyncio.get_running_loop().create_future()
        self.wire.send({"t": kind, "id": command_id, **fields})
        return await asyncio.wait_for(future, 60)

    def choice(self) -> str:
        """One of the choices that the view offers."""
        assert self.own is not None  # noqa: S101 - asked before
        slots = self.own.slots
        if slots is None:
            return self.rng.choice(self.own.legal)
        cards = self.rng.sample(slots.cards, len(slots.slots))
        return f"pass left {cards[0]} right {cards[1]}" if slots.named else f"{slots.verb} {' '.join(cards)}"


class Load:
    """All tables of a run."""

    def __init__(self, port: int, seed: int) -> None:
        self.port = port
        self.rng = random.Random(seed)  # noqa: S311 - chance in a benchmark is for play
        self.tables: list[tuple[str, list[Seat]]] = []
        self.people: dict[Seat, str] = {}
        self.frames = 0
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.acked: list[tuple[str, str, int]] = []
        self.counting = False

    async def open_tables(self, number: int) -> None:
        """Tables with four people each, dealt."""
        for first in range(0, number, 25):
            await asyncio.gather(*(self._open() for _ in range(first, min(number, first + 25))))

    async def _open(self) -> None:
        seats = [Seat(self, random.Random(self.rng.getrandbits(60))) for _ in range(SEATS)]  # noqa: S311
        await seats[0].connect()
        answer = await seats[0].command("create", game="rebel", settings=SETTINGS, listed=True, grace=0, pace="instant")
        assert answer.body is not None, answer  # noqa: S101 - a benchmark that cannot open tables stops
        code = answer.body["code"]
        await seats[0].connect(code)
        for seat in seats[1:]:
            await seat.connect(code)
            await seat.command("sit")
        await seats[0].command("start")
        self.tables.append((code, seats))

    async def move(self, code: str, seats: list[Seat]) -> bool:
        """One step at a table: a choice where one is asked, otherwise what the room waits for. False: nothing to do."""
        state = seats[0].state
        if state == "between":
            for seat in seats:
                await seat.command("ready", on=True)
            while seats[0].state == "between":
                await seats[0].news()
            return False
        if state == "over":
            await seats[0].command("again")
            await seats[0].command("start")
            return False
        asked = next((seat for seat in seats if seat.own is not None and seat.own.asked), None)
        if asked is None or asked.own is None or state != "playing":
            await seats[0].news()
            return False
        sent = time.perf_counter()
        answer = await asked.command("do", ask=asked.own.question, choice=asked.choice())
        if self.counting and answer.t == "ack":
            self.latencies.append(time.perf_counter() - sent)
            self.acked.append((code, answer.id or "", answer.seq or 0))
        for seat in seats:  # whoever is asked next has seen what happened
            await seat.until(answer.seq or 0)
        return answer.t == "ack"

    async def open_loop(self, seconds: float, every: float) -> None:
        """A move per table each `every` seconds, on a fixed schedule with random phase."""
        start = time.perf_counter() + 0.5

        async def table(code: str, seats: list[Seat], phase: float) -> None:
            due = start + phase
            while due < start + WARM_UP + seconds:
                delay = due - time.perf_counter()
                if delay > 0:
                    await asyncio.sleep(delay)
                if self.counting:
                    self.late.append(max(0.0, time.perf_counter() - due))
                while not await self.move(code, seats):
                    pass
                due += every

        async def count() -> None:
            await asyncio.sleep(start + WARM_UP - time.perf_counter())
            self.counting = True

        counting = asyncio.create_task(count())
        await asyncio.gather(*(table(code, seats, self.rng.random() * every) for code, seats in self.tables))
        await counting

    async def closed_loop(self, seconds: float, server: int) -> Spent:
        """One command in flight at each table; what `seconds` of it took."""
        end = time.perf_counter() + CLOSED_WARM_UP + seconds

        async def table(code: str, seats: list[Seat]) -> None:
            while time.perf_counter() < end:
                await self.move(code, seats)

        async def count() -> Spent:
            await asyncio.sleep(CLOSED_WARM_UP)
            self.counting, before = True, spent(server)
            await asyncio.sleep(end - time.perf_counter())
            self.counting = False
            return spent(server).since(before)

        counting = asyncio.create_task(count())
        await asyncio.gather(*(table(code, seats) for code, seats in self.tables))
        return await counting


async def _run(  # noqa: PLR0913, PLR0917 - the arguments of the child
    port: int, server: int, mode: str, tables: int, seconds: float, every: float
) -> dict[str, Any]:
    load = Load(port, seed=1)
    await load.open_tables(tables)
    worked = Spent(0.0, 0.0)
    if mode == "open":
        await load.open_loop(seconds, every)
    else:
        worked = await load.closed_loop(seconds, server)
    waits = sorted(load.latencies) or [0.0]
    late = sorted(load.late) or [0.0]
    return {
        "p50_ms": 1000 * waits[len(waits) // 2],
        "p99_ms": 1000 * waits[int(len(waits) * 0.99)],
        "max_ms": 1000 * waits[-1],
        "client_late_p99_ms": 1000 * late[int(len(late) * 0.99)],
        "moves_per_s": len(load.latencies) / seconds,
        "server_us": 1e6 * worked.server / len(waits),
        "client_us": 1e6 * worked.client / len(waits),
        "frames": load.frames,
        "acked": load.acked,
    }


def main() -> None:
    """As a child: PORT PID MODE TABLES SECONDS EVERY; prints one JSON object."""
    import uvloop  # noqa: PLC0415 - only the child needs it

    port, server, mode, tables, seconds, every = sys.argv[1:]
    found = uvloop.run(_run(int(port), int(server), mode, int(tables), float(seconds), float(every)))
    with open(sys.stdout.fileno(), "w", closefd=False) as out:  # all of it, also where Python has no buffer
        out.write(json.dumps(found))


if __name__ == "__main__":
    main()
