"""One socket: hello, frames in and out, limits, close codes. A raw ASGI endpoint, because this is the hot path."""

from __future__ import annotations

import asyncio
import random
from collections import deque
from collections.abc import Callable
from typing import Any

import msgspec

from coronet.errors import DamagedTable, StoreError
from coronet.server.ops import metrics
from coronet.server.store.rows import GuestRow, PermitRow
from coronet.server.tables import looking, opening, people, telling
from coronet.server.tables.guests import Moved
from coronet.server.tables.house import House
from coronet.server.tables.room import Room
from coronet.server.wire import lan, protocol
from coronet.server.wire.frames import refuse, you
from coronet.server.wire.limits import Bucket, origin
from coronet.server.wire.refusals import Refusing, not_written

BUILD = "1"
MOST_SOCKETS = 4000
SOCKETS_AN_ADDRESS = 60 * 4  # private addresses get four times as much, and a home has no others
GREETING_SECONDS = 8.0  # from hello to welcome, when the database hangs
SLOW_SECONDS = 10.0  # in which a page takes nothing
ARRIVAL_SECONDS = 60.0  # the same for all that is sent on arrival, over a slow line
LOOKS_AT_ONCE, LOOK_RATE = 3, 0.5  # at the home page anew, a second
GOODBYE_SECONDS = 2.0  # for the last words to a page that may not read them
SOONEST_TRY, LATEST_TRY = 1000, 4000  # ms
ABORT = "coronet.abort"  # what the transport cuts a connection with, among the extensions of a scope
LISTEN = "coronet.listen"  # what it is asked with to say when a page falls silent, and when it is heard again
WRITE = "coronet.write"  # what sends frames at once where their reader is not behind
Silence = Callable[[float | None], None]
"""Told for how many seconds a page has been silent; None: it is heard again."""


class Goodbye(Exception):  # noqa: N818 - it says what happens
    """The socket ends, with a code that the page can word and a close code."""

    def __init__(self, code: str, close: int, again_ms: int | None = None) -> None:
        super().__init__(code)
        self.code, self.close, self.again_ms = code, close, again_ms


class Socket:
    """A page that is connected."""

    def __init__(self, house: House, scope: Any, receive: Any, send: Any) -> None:
        self.house = house
        self._receive, self._send = receive, send
        self._abort = scope.get("extensions", {}).get(ABORT, _cannot_abort)
        self._listen = scope.get("extensions", {}).get(LISTEN, _cannot_listen)
        self._write = scope.get("extensions", {}).get(WRITE, _cannot_write)
        self._is_watched = False
        self.silent_since: float | None = None
        self.address = (scope.get("client") or ("unknown", 0))[0]
        self.origin = origin(self.address)
        self.room: Room | None = None
        self.guest: GuestRow | None = None
        self.seat: int | None = None
        self.invited = False
        self.permit: PermitRow | None = None  # the link by which this page came
        self._outbox: deque[tuple[bytes, bool]] = deque()  # frames, and whether they count as waiting
        self._waiting_frames = self._waiting_bytes = 0
        self._arriving = True
        self._patience = ARRIVAL_SECONDS
        self._sender: asyncio.Task[None] | None = None
        self._watch: asyncio.TimerHandle
        self._leaving: asyncio.Task[None] | None = None
        rate = house.settings.frame_rate
        self._frames_in = Bucket(3 * rate, rate)
        self._looks = Bucket(LOOKS_AT_ONCE, LOOK_RATE)
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

    def watch(self, *, on: bool) -> None:
        """Others wait for this page: notice soon when it falls silent."""
        if on != self._is_watched:
            self._is_watched = on
            self.silent_since = None
            self._listen(self.fall_silent if on else None)

    def fall_silent(self, seconds: float | None) -> None:
        """Nothing has been heard for so long, or there is something again."""
        self.silent_since = None if seconds is None else self.house.clock.monotonic() - seconds
        if self.room is not None:
            self.room.see_who_is_here()

    # Out

    def send(self, *frames: bytes) -> None:
        """Send frames, or queue them; a page that does not read is dropped and comes back by its cursor."""
        if self._closed:
            return
        counts = not self._arriving
        if self._sender is None and self._write(*frames):
            self._patience = SLOW_SECONDS if counts else ARRIVAL_SECONDS
            return
        self._outbox.extend((frame, counts) for frame in frames)
        if counts:
            self._waiting_frames += len(frames)
            self._waiting_bytes += sum(map(len, frames))
        if self._waiting_frames > protocol.OUTBOX_FRAMES or self._waiting_bytes > protocol.OUTBOX_BYTES:
            self._drop()
        elif self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_all())

    async def _send_all(self) -> None:
        self._sending_since = self.house.clock.monotonic()
        self._watch = asyncio.get_running_loop().call_later(self._patience, self._look_at_pace)
        try:
            while self._outbox:
                frame, counts = self._outbox.popleft()
                if counts:
                    self._waiting_frames -= 1
                    self._waiting_bytes -= len(frame)
                self._sending_since = self.house.clock.monotonic()
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._patience = SLOW_SECONDS if counts else ARRIVAL_SECONDS
        except Exception:  # the socket is gone, whatever the server calls it
            self._closed = True
        finally:
            self._watch.cancel()
            self._sender = None

    def _look_at_pace(self) -> None:
        """Drop a page that has taken nothing for too long; look again later at one that has."""
        left = self._sending_since + self._patience - self.house.clock.monotonic()
        if left > 0:
            self._watch = asyncio.get_running_loop().call_later(left, self._look_at_pace)
        elif not self._closed:
            self._drop()

    def _drop(self) -> None:
        metrics.drops.inc()
        self.leave("slow", protocol.SLOW)

    def leave(self, code: str, close: int) -> None:
        """Say goodbye and close; from now on the page is not here."""
        if not self._closed:
            self._closed = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._part)
            self._leaving = loop.create_task(self._goodbye(Goodbye(code, close)))

    async def _goodbye(self, goodbye: Goodbye) -> None:
        """The last words, and the end: a connection whose page does not take them is cut."""
        self._closed = True
        try:
            await asyncio.wait_for(self._last_words(goodbye), GOODBYE_SECONDS)
        except Exception:  # it is gone already, or does not read
            self._abort()
            if self._sender is not None:
                self._sender.cancel()

    async def _last_words(self, goodbye: Goodbye) -> None:
        if self._sender is not None:
            await asyncio.wait([self._sender])
        frame = protocol.encoder.encode(protocol.Bye(code=goodbye.code, again_ms=goodbye.again_ms))
        await self._send({"type": "websocket.send", "text": frame.decode()})
        await self._send({"type": "websocket.close", "code": goodbye.close, "reason": goodbye.code})

    def _part(self) -> None:
        if self.room is not None:
            self.room.part(self)

    async def restart(self, again_ms: int) -> None:
        """The server stops; come back in a moment."""
        if not self._closed:
            await self._goodbye(Goodbye("restart", protocol.RESTART, again_ms))

    # In

    async def run(self) -> None:
        """From hello to the end."""
        metrics.sockets.inc()
        try:
            await self._greet_in_time(await self._hello())
            while True:
                await self._answer(await self._frame())
        except Goodbye as goodbye:
            await self._goodbye(goodbye)
        except Gone:
            self._closed = True
        finally:
            metrics.sockets.dec()
            self._closed = True
            self._part()

    async def _frame(self) -> Any:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        if text is None or len(text) > protocol.LONGEST_FRAME:
            raise Goodbye("too-big" if text else "bad-frame", protocol.TOO_BIG if text else protocol.BAD_FRAME)
        if not self._frames_in.take(self.house.clock.monotonic()):
            raise Goodbye("rate", protocol.RATE)
        try:
            return protocol.decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise Goodbye("bad-frame", protocol.BAD_FRAME) from None

    async def _hello(self) -> protocol.Hello:
        try:
            hello = await asyncio.wait_for(self._frame(), protocol.HELLO_SECONDS)
        except TimeoutError:
            raise Goodbye("bad-frame", protocol.BAD_FRAME) from None
        if not isinstance(hello, protocol.Hello):
            raise Goodbye("bad-frame", protocol.BAD_FRAME)
        if hello.proto != protocol.PROTO:
            raise Goodbye("version", protocol.VERSION)
        return hello

    async def _greet_in_time(self, hello: protocol.Hello) -> None:
        """Welcome the page, or ask it to come again when the database does not answer."""
        greeting = asyncio.get_running_loop().create_task(self._greet(hello))
        try:
            await asyncio.wait_for(asyncio.shield(greeting), GREETING_SECONDS)
        except (TimeoutError, StoreError):
            greeting.add_done_callback(self._too_late)
            again = random.randrange(SOONEST_TRY, LATEST_TRY)  # noqa: S311 - no secret
            raise Goodbye("retry", protocol.FULL, again) from None
        self._arriving = False

    def _too_late(self, greeting: asyncio.Task[None]) -> None:
        """The page was sent away before its greeting was done."""
        greeting.exception()
        self._part()

    async def _greet(self, hello: protocol.Hello) -> None:
        moved = await self._moved(hello)
        self.guest, token, moved_from = moved or (*await self.house.guests.come(hello.person, hello.name), None)
        if hello.table is not None:
            await self._enter(hello, hello.table)
        welcome = protocol.Welcome(
            proto=protocol.PROTO,
            build=BUILD,
            now=self.house.clock.now(),
            you=you(self.room, self)
            if self.room
            else protocol.You(guest=format(self.guest.id, "x"), name=self.guest.name),
            person=token,
            missing_levels=self.house.missing_levels,
            outside_bots=self.house.visits.by_game,
            games=self.house.added_games,
            moved_from=moved_from,
        )
        frame = protocol.encoder.encode(welcome)
        if self.room is None:
            home = await opening.home(self.house, self.guest.id)
            self.send(frame)
            self.send(home)
            return
        if hello.last is not None:
            metrics.resumes.inc()
        arrival = telling.Arrival(frame, hello.last, hello.chat or 0, self.permit)
        await telling.greet(self.room, self, arrival)

    async def _moved(self, hello: protocol.Hello) -> Moved | None:
        """A typed code that moves a person's seat to this device: a token of the same person."""
        if hello.key is None or "." in hello.key:
            return None
        found = await self.house.guests.move_here(hello.key)
        if found is None:
            self._failed_key()
        return found

    async def _enter(self, hello: protocol.Hello, code: str) -> None:
        assert self.guest is not None  # noqa: S101 - greeted before
        try:
            room = await self.house.room(code)
        except DamagedTable:
            raise Goodbye("damaged", protocol.NO_TABLE) from None
        if room is not None and self.guest.id in room.banned:
            raise Goodbye("kicked", protocol.KICKED)
        self.seat = room.seat_of(self.guest.id) if room is not None else None
        if hello.key is not None and "." in hello.key:
            self.permit = await looking.permit_of(self.house.store, room, hello.key)
            if self.permit is None and self.seat is None:
                self._failed_key()  # the same where there is no table
        kind = self.permit.kind if self.permit is not None else None
        if room is None or not looking.may_come(room, self.guest.id, kind):
            raise Goodbye("no-table", protocol.NO_TABLE)
        self.room = room
        self.invited = kind == "invite"

    def _failed_key(self) -> None:
        if not self.house.limits.failed_keys.take(self.origin, self.house.clock.monotonic()):
            raise Goodbye("rate", protocol.RATE)

    async def _answer(self, frame: Any) -> None:
        try:
            await self._one(frame)
        except StoreError:
            if not isinstance(frame, protocol.More | protocol.Look):
                self.send(refuse(frame.id, not_written(self.house.store)))

    async def _one(self, frame: Any) -> None:
        now = self.house.clock.monotonic()
        if isinstance(frame, protocol.Ping):
            self.send(protocol.encoder.encode(protocol.Pong(n=frame.n, now=self.house.clock.now())))
        elif isinstance(frame, protocol.More):
            await self._more(frame)
        elif isinstance(frame, protocol.Look):
            await self._look(now)
        elif isinstance(frame, protocol.PutAway):
            await self._put_away(frame)
        elif isinstance(frame, protocol.Hello):
            raise Goodbye("bad-frame", protocol.BAD_FRAME)
        elif isinstance(frame, protocol.Create):
            await self._create(frame)
        elif self.room is None:
            await self._without_table(frame)
        elif isinstance(frame, protocol.Say | protocol.React) and not self._may_talk(frame, now):
            self.send(refuse(frame.id, Refusing("rate", ms=2000 if isinstance(frame, protocol.Say) else 3000)))
        else:
            await self._ask_room(self.room, frame)

    async def _ask_room(self, room: Room, frame: Any) -> None:
        if isinstance(frame, protocol.Rename) or (
            isinstance(frame, protocol.Sit) and (self.invited or room.row.listed)
        ):
            await self.house.guests.write_down(self.guest_id)
        if not room.enqueue(self, frame):
            self.send(refuse(frame.id, Refusing("busy")))

    def _may_talk(self, frame: protocol.Say | protocol.React, now: float) -> bool:
        """Whether there is room for one more; a repeat costs nothing."""
        assert self.room is not None  # noqa: S101 - asked only at a table
        if self.room.has_answered(self, frame.id):
            return True
        limits = self.house.limits
        own = limits.lines if isinstance(frame, protocol.Say) else limits.stickers
        return own.take(str(self.guest_id), now) and self.room.talk.take(now)

    async def _create(self, frame: protocol.Create) -> None:
        now = self.house.clock.monotonic()
        if not lan.is_loopback(self.address) and not self.house.limits.new_tables.take(self.origin, now):
            self.send(refuse(frame.id, Refusing("rate", ms=60_000)))
            return
        try:
            await self.house.guests.write_down(self.guest_id)
            self.send(await opening.create(self.house, self, frame))
        except Refusing as refusing:
            self.send(refuse(frame.id, refusing))

    async def _without_table(self, frame: Any) -> None:
        if isinstance(frame, protocol.Rename):
            name = people.clean_name(frame.name)
            if name is None:
                self.send(refuse(frame.id, Refusing("bad-setting", field="name", allowed="1 to 24 characters")))
                return
            await self.house.guests.write_down(self.guest_id)
            await self.house.store.rename_guest(self.guest_id, name)
            self.name = name
            self.send(protocol.encoder.encode(protocol.Ack(id=frame.id)))
            return
        self.send(refuse(frame.id, Refusing("wrong-state", state="home")))

    async def _put_away(self, frame: protocol.PutAway) -> None:
        await self.house.store.put_away(self.guest_id, frame.table, on=frame.on)
        self.send(protocol.encoder.encode(protocol.Ack(id=frame.id)))
        if self.room is None:
            self.send(await opening.home(self.house, self.guest_id))

    async def _look(self, now: float) -> None:
        """The home page anew; whoever asks more often waits for the next time."""
        if self.room is None and self._looks.take(now):
            self.send(await opening.home(self.house, self.guest_id))

    async def _more(self, frame: protocol.More) -> None:
        if self.room is not None:
            self.send(await telling.older(self.room, self, frame.before, frame.n))


class Gone(Exception):  # noqa: N818 - it says what happened
    """The page has closed the socket."""


def _cannot_abort() -> None:
    """Nothing carries this socket that could be cut."""


def _cannot_write(*frames: bytes) -> bool:
    """Nothing carries this socket that could write at once."""
    return False


def _cannot_listen(tell: Silence | None) -> None:
    """Nothing carries this socket that could fall silent."""
