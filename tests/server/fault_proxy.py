"""A bad network between a client and the server: works on frames, by a seed.

A frame may be dropped, repeated, overtaken by the next or held up; a connection may be cut in the middle of a frame, or
go dead without being closed; towards the server garbage and far too long frames are slipped in. A proxy of bytes could
do none of this to a single message.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import struct
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from coronet.server.wire.protocol import HARD_FRAME_LIMIT, LONGEST_FRAME, SUBPROTOCOL

Peer = ClientConnection | ServerConnection
Frame = str | bytes
Fault = Callable[["Link", Frame, Peer], Awaitable[None]]

LONGEST_DELAY = 0.06
GARBAGE: tuple[Frame, ...] = (
    b"\x00\xff\xfe garbage",
    "not json",
    "{",
    '{"t":"dance"}',
    '{"t":"do","id":"x"}',
    '{"t":"say","id":"lone-surrogate","text":"\\ud800"}',
    "[" * 3000,
)


class FaultProxy:
    """Listens on a free port, and hands on what comes to `target`; `rate` is the chance of a fault a frame.

    Which fault it is goes round: each as often as the others, in an order by the seed.
    """

    def __init__(self, target: str, seed: int, rate: float = 0.04) -> None:
        self.target, self.rate = target, rate
        self.rng = random.Random(seed)
        self.done: Counter[str] = Counter()
        self._server: Server | None = None
        self.dead: list[Peer] = []  # ends of connections that went dead: open until the end

    async def __aenter__(self) -> FaultProxy:
        self._server = await serve(self._serve, "127.0.0.1", 0, subprotocols=[SUBPROTOCOL], compression=None)  # type: ignore[list-item]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        for peer in self.dead:
            peer.transport.abort()
        self._server.close(close_connections=True)
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        """Where clients connect."""
        assert self._server is not None
        return f"ws://127.0.0.1:{next(iter(self._server.sockets)).getsockname()[1]}/ws"

    async def _serve(self, client: ServerConnection) -> None:
        try:
            server = await connect(self.target, subprotocols=[SUBPROTOCOL], compression=None)  # type: ignore[list-item]
        except (OSError, InvalidHandshake):
            client.transport.abort()
            return
        link = Link(self, client, server)
        await asyncio.gather(link.pump(client, server), link.pump(server, client))

    def fault(self, *, to_server: bool) -> str | None:
        """The fault that the next frame meets; None when it gets through."""
        if self.rng.random() >= self.rate:
            return None
        possible = TO_SERVER if to_server else TO_CLIENT
        rarest = min(self.done[fault] for fault in possible)
        chosen = self.rng.choice([fault for fault in possible if self.done[fault] == rarest])
        self.done[chosen] += 1
        return chosen


class Link:
    """One connection through the proxy."""

    def __init__(self, proxy: FaultProxy, client: ServerConnection, server: ClientConnection) -> None:
        self.rng = proxy.rng
        self.proxy, self.client, self.server = proxy, client, server
        self.is_dead = False
        self._held: dict[Peer, Frame] = {}

    async def pump(self, source: Peer, target: Peer) -> None:
        """Hand on frames until one side is closed, then close the other."""
        with contextlib.suppress(ConnectionClosed):
            async for frame in source:
                if self.is_dead:
                    continue
                fault = self.proxy.fault(to_server=target is self.server)
                if fault is None:
                    await self._send(frame, target)
                else:
                    await FAULTS[fault](self, frame, target)
        if not self.is_dead:
            code = source.close_code or 1006
            if code in (1005, 1006):
                target.transport.abort()
            else:
                await target.close(code, source.close_reason or "")

    async def _send(self, frame: Frame, target: Peer) -> None:
        with contextlib.suppress(ConnectionClosed):
            await target.send(frame)
            held = self._held.pop(target, None)
            if held is not None:
                await target.send(held)

    async def drop(self, frame: Frame, target: Peer) -> None:
        """It never arrives."""

    async def repeat(self, frame: Frame, target: Peer) -> None:
        """It arrives two to five times."""
        for _ in range(self.rng.randint(2, 5)):
            await self._send(frame, target)

    async def reorder(self, frame: Frame, target: Peer) -> None:
        """The next one overtakes it; without a next one it is lost."""
        self._held[target] = frame

    async def delay(self, frame: Frame, target: Peer) -> None:
        """It is held up, and all that follow with it."""
        await asyncio.sleep(self.rng.uniform(0, LONGEST_DELAY))
        await self._send(frame, target)

    async def cut(self, frame: Frame, target: Peer) -> None:
        """Half of it arrives, then the connection is gone on both sides."""
        body = frame.encode() if isinstance(frame, str) else frame
        masked = target is self.server
        header = struct.pack("!BBH", 0x81, (0x80 if masked else 0) | 126, len(body)) + (b"\0\0\0\0" if masked else b"")
        target.transport.write(header + body[: len(body) // 2])
        target.transport.close()
        (self.client if masked else self.server).transport.abort()

    async def half_open(self, frame: Frame, target: Peer) -> None:
        """Nothing arrives any more, and nobody is told."""
        self.is_dead = True
        self.proxy.dead += [self.client, self.server]

    async def garbage(self, frame: Frame, target: Peer) -> None:
        """Something else arrives instead."""
        await self._send(self.rng.choice(GARBAGE), target)

    async def oversized(self, frame: Frame, target: Peer) -> None:
        """Something far too long arrives before it."""
        await self._send('"' + "x" * self.rng.choice((LONGEST_FRAME, HARD_FRAME_LIMIT, 200_000)) + '"', target)
        await self._send(frame, target)


FAULTS: dict[str, Fault] = {
    "drop": Link.drop,
    "repeat": Link.repeat,
    "reorder": Link.reorder,
    "delay": Link.delay,
    "cut": Link.cut,
    "half-open": Link.half_open,
    "garbage": Link.garbage,
    "oversized": Link.oversized,
}
TO_SERVER = list(FAULTS)
TO_CLIENT = [name for name in FAULTS if name not in ("garbage", "oversized")]
