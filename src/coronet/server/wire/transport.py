"""What carries frames and requests: connections let in, cut when they stall, told when the server stops."""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Iterable
from functools import partial
from socket import SO_LINGER, SOL_SOCKET, socket
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from coronet.server.tables.house import House
from coronet.server.wire import lan
from coronet.server.wire.ending import EndsInTime
from coronet.server.wire.limits import origin
from coronet.server.wire.net import ABORT, LISTEN, MOST_SOCKETS, SOCKETS_AN_ADDRESS, WRITE, Silence

try:
    import resource
except ImportError:  # Windows counts in its own way
    resource = None  # type: ignore[assignment]

logger = logging.getLogger("coronet.transport")

HEAD_SECONDS = 10.0  # until a request has said what it wants
STALLED_SECONDS = 30.0  # in which a reader takes nothing of an answer
CLOSING_SECONDS = 5.0  # until a page has answered that the socket is closed
OFTEN_SECONDS = 2.0  # between pings to a page that others wait for
QUIET_SECONDS = 2.0  # without an answer to one of them
CONNECTIONS_AN_ADDRESS = SOCKETS_AN_ADDRESS + 60
MOST_CONNECTIONS = MOST_SOCKETS + 1000
HANDLES_KEPT_BACK = 256  # for the database, the bots and files of the page
WISHED_HANDLES = 16_384
WHOLE_TEXT = 0x81  # the first byte of a frame that is one message


def cut(transport: asyncio.Transport) -> None:
    """End a connection at once; what waits in the kernel for a reader who does not read is dropped as well."""
    connected = transport.get_extra_info("socket")
    if connected is not None and not transport.is_closing():
        connected.setsockopt(SOL_SOCKET, SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def text_frame(payload: bytes) -> bytes:
    """A whole message of text as a server sends it (RFC 6455, section 5.2)."""
    length = len(payload)
    if length < 126:
        return struct.pack("!BB", WHOLE_TEXT, length) + payload
    if length < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, length) + payload
    return struct.pack("!BBQ", WHOLE_TEXT, 127, length) + payload


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut: closing waits for a reader, and one who never reads would stay for ever."""

    origin = ""
    _tell: Silence | None = None
    _heard_at = 0.0
    _quiet: asyncio.TimerHandle | None = None  # runs while a ping that was sent often is not answered
    _is_silent = False

    def connection_made(self, transport: Any) -> None:
        """Note from where it comes."""
        super().connection_made(transport)
        self.origin = origin(self.client[0]) if self.client else ""

    def listen(self, tell: Silence | None) -> None:
        """Ping often, and say when the page falls silent and when it is heard again; or seldom, and say nothing."""
        self._tell = tell
        self._heard_at = self.loop.time()
        self._end_quiet()
        self.ping_interval = OFTEN_SECONDS if tell is not None else self.config.ws_ping_interval
        if self.ping_timer is not None:
            self.ping_timer.cancel()
            self.schedule_ping()

    def send_keepalive_ping(self) -> None:
        """The next ping; where somebody waits for the page, its silence counts from here."""
        super().send_keepalive_ping()
        if self._tell is not None and not self._is_silent:
            self._quiet = self._quiet or self.loop.call_later(QUIET_SECONDS, self._fall_silent)

    def _fall_silent(self) -> None:
        self._quiet, self._is_silent = None, True
        if self._tell is not None:
            self._tell(self.loop.time() - self._heard_at)

    def _hear(self) -> None:
        self._heard_at = self.loop.time()
        was_silent = self._is_silent
        self._end_quiet()
        if was_silent and self._tell is not None:
            self._tell(None)

    def _end_quiet(self) -> None:
        self._is_silent = False
        _cancel(self._quiet)
        self._quiet = None

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        self._tell = None
        self._end_quiet()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes that are no request or frame at all end the connection with one line."""
        if self._tell is not None:
            self._hear()
        try:
            super().data_received(data)
        except Exception as error:
            logger.warning("unreadable bytes", extra={"error": type(error).__name__})
            cut(self.transport)

    def handle_connect(self, event: Any) -> None:
        """Let the socket's code cut the connection, and write to it without a task of its own for every frame."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[ABORT] = partial(cut, self.transport)
            extensions[LISTEN] = self.listen
            extensions[WRITE] = self.write

    def send_receive_event_to_app(self) -> None:
        """Text that is no UTF-8 is the client's doing: one line, no trace."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                logger.warning("a text frame that is no UTF-8")
                self.frames = []
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def write(self, *frames: bytes) -> bool:
        """Send text frames now, all at once; False where their reader is behind, or the connection ends."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join(map(text_frame, frames)))
        return True

    def keepalive_timeout(self) -> None:
        """A page that does not answer is gone, whatever still waits for it."""
        super().keepalive_timeout()
        cut(self.transport)

    async def send(self, message: Any) -> None:
        """As ever; but closing ends for certain."""
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, cut, self.transport)

    async def run_asgi(self) -> None:
        """Run the socket's code; what it leaves open is cut."""
        await super().run_asgi()
        if not self.disconnected and self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSING_SECONDS, cut, self.transport)


class Door(HttpToolsProtocol):
    """A connection before it is a WebSocket, or one for requests: those who say or take nothing are cut."""

    origin = ""
    trusted: frozenset[str] = frozenset()
    most = MOST_CONNECTIONS
    _head: asyncio.TimerHandle | None = None
    _stalled: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Let it in unless too many are here, in all or from one place."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.origin = "" if lan.is_loopback(address) or address in self.trusted else origin(address)
        if self._is_crowded():
            logger.warning("too many connections")
            cut(transport)
        self._head = self.loop.call_later(HEAD_SECONDS, cut, transport)

    def _is_crowded(self) -> bool:
        if len(self.connections) > self.most:
            return True
        own: Iterable[Any] = (one for one in self.connections if one.origin == self.origin)  # type: ignore[union-attr]
        return bool(self.origin) and sum(1 for _ in own) > CONNECTIONS_AN_ADDRESS

    def data_received(self, data: bytes) -> None:
        """A request begins, or goes on."""
        if self._head is None and (self.cycle is None or self.cycle.response_complete):
            self._head = self.loop.call_later(HEAD_SECONDS, cut, self.transport)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        """It has said what it wants."""
        _cancel(self._head)
        self._head = None
        super().on_headers_complete()

    def pause_writing(self) -> None:
        """The reader is behind."""
        self._stalled = self._stalled or self.loop.call_later(STALLED_SECONDS, cut, self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        """The reader goes on."""
        _cancel(self._stalled)
        self._stalled = None
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        _cancel(self._head)
        _cancel(self._stalled)
        super().connection_lost(exc)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()


def door(trusted: Iterable[str]) -> type[Door]:
    """The door of one house: which proxies bring many people, and how many handles there are."""

    class OwnDoor(Door):
        pass

    OwnDoor.trusted = frozenset(trusted)
    handles = _handles()
    OwnDoor.most = min(MOST_CONNECTIONS, max(handles // 2, handles - HANDLES_KEPT_BACK))
    return OwnDoor


def _handles() -> int:
    """How many files and connections this process may hold; as many as it is allowed to ask for."""
    if resource is None:
        return MOST_CONNECTIONS + HANDLES_KEPT_BACK
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WISHED_HANDLES if hard == resource.RLIM_INFINITY else min(WISHED_HANDLES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return WISHED_HANDLES if soft == resource.RLIM_INFINITY else soft


class Server(EndsInTime):
    """A server that tells its pages when to come back before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Say goodbye, then stop."""
        await self.house.send_away()
        await super().shutdown(sockets)
