"""One socket: hello, frames in and out, limits, close codes. A raw ASGI endpoint, because this is the hot path."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec

from coronet.errors import DamagedTable
from coronet.server import lan, metrics, people
from coronet.server import protocol as wire
from coronet.server.frames import refuse
from coronet.server.house import House
from coronet.server.limits import Bucket, PerKey
from coronet.server.refusals import Refusing
from coronet.server.room import Room
from coronet.server.units import GuestRow

logger = logging.getLogger("coronet.net")

BUILD = "1"
MOST_SOCKETS = 4000
SOCKETS_AN_ADDRESS = 60 * 4  # private addresses get four times as much, and a home has no others
FAILED_KEYS = PerKey(20, 20 / 600)
HANDSHAKES = PerKey(120, 12)
NEW_TABLES = PerKey(40, 40 / 600)
SLOW_SECONDS = 10.0


class Goodbye(Exception):  # noqa: N818 - it says what happens
    """The socket ends, with a code that the page can word and a close code."""

    def __init__(self, code: str, close: int, **arguments: Any) -> None:
        super().__init__(code)
        self.code, self.close, self.arguments = code, close, arguments


class Socket:
    """A page that is connected."""

    def __init__(self, house: House, scope: Any, receive: Any, send: Any) -> None:
        self.house = house
        self._receive, self._send = receive, send
        self.address = (scope.get("client") or ("unknown", 0))[0]
        self.room: Room | None = None
        self.guest: GuestRow | None = None
        self.seat: int | None = None
        self.invited = False
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._sender: asyncio.Task[None] | None = None
        rate = house.settings.frame_rate
        self._frames_in = Bucket(3 * rate, rate)
        self._chat_in = Bucket(5, 0.5)
        self._reactions_in = Bucket(1, 1 / 3)
        self._closed = False
        self._sending_since = 0.0

    @property
    def guest_id(self) -> int:
        """Whose page this is."""
        assert self.guest is not None  # noqa: S101 - known since hello
        return self.guest.id

    @property
    def name(self) -> str:
        """The name that others see."""
        return self.guest.name if self.guest is not None else ""

    @name.setter
    def name(self, name: str) -> None:
        if self.guest is not None:
            self.guest.name = name

    # Out

    def send(self, frame: bytes) -> None:
        """Queue a frame; a page that does not read is dropped and comes back by its cursor."""
        if self._closed:
            return
        self._outbox.append(frame)
        self._waiting += len(frame)
        slow = self._sending_since and time.monotonic() - self._sending_since > SLOW_SECONDS
        if len(self._outbox) > wire.OUTBOX_FRAMES or self._waiting > wire.OUTBOX_BYTES or slow:
            metrics.drops.inc()
            self.leave("slow", wire.SLOW)
        elif self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                frame = self._outbox.popleft()
                self._waiting -= len(frame)
                self._sending_since = time.monotonic()
                await self._send({"type": "websocket.send", "text": frame.decode()})
        except Exception:  # the socket is gone, whatever the server calls it
            self._closed = True
        finally:
            self._sending_since = 0.0
            self._sender = None

    def leave(self, code: str, close: int) -> None:
        """Say goodbye and close."""
        if not self._closed:
            self._closed = True
            asyncio.get_running_loop().create_task(self._goodbye(code, close, {}))

    async def _goodbye(self, code: str, close: int, arguments: dict[str, Any], again_ms: int | None = None) -> None:
        self._closed = True
        frame = wire.encoder.encode(wire.Bye(code=code, args=arguments, again_ms=again_ms))
        try:
            if self._sender is not None:
                await asyncio.wait([self._sender], timeout=1)
            await self._send({"type": "websocket.send", "text": frame.decode()})
            await self._send({"type": "websocket.close", "code": close, "reason": code})
        except Exception:  # it is gone already
            return

    async def restart(self, again_ms: int) -> None:
        """The server stops; come back in a moment."""
        await self._goodbye("restart", wire.RESTART, {}, again_ms)

    # In

    async def run(self) -> None:
        """From hello to the end."""
        metrics.sockets.inc()
        try:
            await self._greet(await self._hello())
            while True:
                await self._one(await self._frame())
        except Goodbye as goodbye:
            await self._goodbye(goodbye.code, goodbye.close, goodbye.arguments)
        except Gone:
            self._closed = True
        finally:
            metrics.sockets.dec()
            self._closed = True
            if self.room is not None:
                self.room.part(self)

    async def _frame(self) -> Any:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if text is None or len(text) > wire.LONGEST_FRAME:
            raise Goodbye("too-big" if text else "bad-frame", wire.TOO_BIG if text else wire.BAD_FRAME)
        if not self._frames_in.take(time.monotonic()):
            raise Goodbye("rate", wire.RATE)
        try:
            return wire.decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Goodbye("bad-frame", wire.BAD_FRAME) from None

    async def _hello(self) -> wire.Hello:
        try:
            hello = await asyncio.wait_for(self._frame(), wire.HELLO_SECONDS)
        except TimeoutError:
            raise Goodbye("bad-frame", wire.BAD_FRAME) from None
        if not isinstance(hello, wire.Hello):
            raise Goodbye("bad-frame", wire.BAD_FRAME)
        if hello.proto != wire.PROTO:
            raise Goodbye("version", wire.VERSION)
        return hello

    async def _greet(self, hello: wire.Hello) -> None:
        moved = await self._moved(hello)
        self.guest, token = moved or await self.house.guest(hello.person, hello.name)
        if hello.table is not None:
            await self._enter(hello, hello.table)
        welcome = wire.Welcome(
            proto=wire.PROTO,
            build=BUILD,
            now=self.house.now(),
            you=self.room.you(self) if self.room else wire.You(guest=format(self.guest.id, "x"), name=self.guest.name),
            person=token,
            missing_levels=self.house.missing_levels,
        )
        frame = wire.encoder.encode(welcome)
        if self.room is None:
            home = await self.house.home(self.guest.id)
            self.send(frame)
            self.send(home)
            return
        if hello.last is not None:
            metrics.resumes.inc()
        await self.room.greet(self, frame, hello.last, hello.chat or 0)

    async def _moved(self, hello: wire.Hello) -> tuple[GuestRow, str] | None:
        """A typed code that moves a person's seat to this device: a token of the same person."""
        if hello.key is None or "." in hello.key:
            return None
        found = await self.house.move_here(hello.key)
        if found is None:
            self._failed_key()
        return found

    async def _enter(self, hello: wire.Hello, code: str) -> None:
        assert self.guest is not None  # noqa: S101 - greeted before
        try:
            room = await self.house.room(code)
        except DamagedTable:
            raise Goodbye("damaged", wire.NO_TABLE) from None
        opens = None
        if room is not None and hello.key is not None and "." in hello.key:
            opens = await self.house.key_opens(room, hello.key)
            if opens is None:
                self._failed_key()
        if room is None or not self._may_enter(room, opens):
            raise Goodbye("no-table", wire.NO_TABLE)
        if self.guest.id in room.banned:
            raise Goodbye("kicked", wire.KICKED)
        self.room = room
        self.seat = room.seat_of(self.guest.id)
        self.invited = opens == "invite"

    def _may_enter(self, room: Room, opens: str | None) -> bool:
        seated = room.seat_of(self.guest_id) is not None
        return (
            seated
            or opens == "invite"
            or (room.row.watch_on and (opens == "watch" or room.row.listed))
            or room.row.listed
        )

    def _failed_key(self) -> None:
        if not FAILED_KEYS.take(self.address, time.monotonic()):
            raise Goodbye("rate", wire.RATE)

    async def _one(self, frame: Any) -> None:
        now = time.monotonic()
        if isinstance(frame, wire.Ping):
            self.send(wire.encoder.encode(wire.Pong(n=frame.n, now=self.house.now())))
        elif isinstance(frame, wire.More):
            await self._more(frame)
        elif isinstance(frame, wire.Hello):
            raise Goodbye("bad-frame", wire.BAD_FRAME)
        elif isinstance(frame, wire.Create):
            await self._create(frame)
        elif self.room is None:
            await self._without_table(frame)
        elif isinstance(frame, wire.Say | wire.React) and not self._may_talk(frame, now):
            self.send(refuse(frame.id, Refusing("rate", ms=2000 if isinstance(frame, wire.Say) else 3000)))
        elif not self.room.enqueue(self, frame):
            self.send(refuse(frame.id, Refusing("busy")))

    def _may_talk(self, frame: wire.Say | wire.React, now: float) -> bool:
        """Whether there is room for one more; a repeat costs nothing."""
        assert self.room is not None  # noqa: S101 - asked only at a table
        bucket = self._chat_in if isinstance(frame, wire.Say) else self._reactions_in
        return self.room.has_answered(self, frame.id) or bucket.take(now)

    async def _create(self, frame: wire.Create) -> None:
        if not lan.is_loopback(self.address) and not NEW_TABLES.take(self.address, time.monotonic()):
            self.send(refuse(frame.id, Refusing("rate", ms=60_000)))
            return
        try:
            self.send(await self.house.create(self, frame))
        except Refusing as refusing:
            self.send(refuse(frame.id, refusing))

    async def _without_table(self, frame: Any) -> None:
        if isinstance(frame, wire.Rename):
            name = people.clean_name(frame.name)
            if name is None:
                self.send(refuse(frame.id, Refusing("bad-setting", field="name", allowed="1 to 24 characters")))
                return
            await self.house.store.rename_guest(self.guest_id, name)
            self.name = name
            self.send(wire.encoder.encode(wire.Ack(id=frame.id)))
            return
        self.send(refuse(frame.id, Refusing("wrong-state", state="home")))

    async def _more(self, frame: wire.More) -> None:
        if self.room is not None:
            self.send(await self.room.older(self, frame.before, frame.n))


class Gone(Exception):  # noqa: N818 - it says what happened
    """The page has closed the socket."""
