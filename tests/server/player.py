"""A player over the wire: connects, resumes, resends, and plays what the view offers."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from coronet.server.wire.protocol import PROTO, SUBPROTOCOL


class Player:
    """One page, without the page."""

    def __init__(self, url: str, name: str = "Zofia", *, seed: int = 0, **options: Any) -> None:
        """`options` are those of the connection: another way to the address, a certificate to trust."""
        self.url, self.name, self.options = url, name, options
        self.rng = random.Random(seed)
        self.person: str | None = None
        self.table: str | None = None
        self.key: str | None = None
        self.view: dict[str, Any] | None = None
        self.info: dict[str, Any] | None = None
        self.you: dict[str, Any] = {}
        self.seq: int | None = None
        self.story: list[Any] = []
        self.untold: dict[int, tuple[int, int]] = {}  # by place in the story: the moments at which it is not shown
        self.moment: int | None = None
        self.frames: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self.waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self.changed = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.bye: dict[str, Any] | None = None
        self.gone = False

    async def connect(self, table: str | None = None, key: str | None = None) -> Player:
        """Say hello, with the cursor when there is one."""
        self.table, self.key = table or self.table, key or self.key
        self.socket = await self.open_socket()
        self.gone = False
        hello: dict[str, Any] = {"t": "hello", "proto": PROTO, "name": self.name}
        for field, value in (("person", self.person), ("table", self.table), ("key", self.key), ("last", self.seq)):
            if value is not None:
                hello[field] = value
        await self.socket.send(json.dumps(hello))
        before, wanted = len(self.frames), "up" if self.table else "home"
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.until(lambda: bool(self.bye) or any(frame["t"] == wanted for frame in self.frames[before:]))
        return self

    async def open_socket(self) -> ClientConnection:
        """A new connection to the server."""
        return await connect(self.url, subprotocols=[SUBPROTOCOL], compression=None, **self.options)  # type: ignore[list-item]

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in socket:
                frame = json.loads(text)
                self.frames.append(frame)
                self._take(frame)
                async with self.changed:
                    self.changed.notify_all()
        for future in self.waiting.values():
            if not future.done():
                future.set_exception(ConnectionResetError("the connection is gone"))
        self.waiting.clear()
        self.gone = True
        async with self.changed:
            self.changed.notify_all()

    def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["t"]
        if kind == "welcome":
            self.person = frame.get("person") or self.person
            self.you = frame["you"]
        elif kind == "up":
            self.seq = frame["seq"]
            self.view = frame.get("view", self.view)
            self.info = frame.get("table", self.info)
            self.you = frame.get("you", self.you)
            self.moment = frame.get("moment")
            for line in frame.get("untold", []):
                self.untold[len(self.story) + line["at"]] = (line["since"], line["until"])
            self.story += frame["story"]
        elif kind in ("ack", "refuse"):
            future = self.waiting.pop(frame["id"], None)
            if future is not None and not future.done():
                future.set_result(frame)
        elif kind == "bye":
            self.bye = frame

    async def until(self, holds: Any, seconds: float = 20) -> None:
        """Wait for a frame that makes it true."""
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(lambda: holds() or self.gone), seconds)
        if not holds():
            raise ConnectionResetError("the connection is gone")

    async def command(self, frame: str, **fields: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        command_id = fields.pop("id", None) or secrets.token_urlsafe(9)
        future = self.waiting[command_id] = asyncio.get_running_loop().create_future()
        assert self.socket is not None
        try:
            await self.socket.send(json.dumps({"t": frame, "id": command_id, **fields}))
            return await asyncio.wait_for(future, 20)
        finally:
            if not future.cancel() and not future.cancelled():
                future.exception()  # seen, when the sending failed first

    async def create(self, **fields: Any) -> str:
        """Open a table and look at it."""
        answer = await self.command("create", **({"game": "rebel"} | fields))
        assert answer["t"] == "ack", answer
        code: str = answer["body"]["code"]
        await self.drop()
        await self.connect(code)
        return code

    async def drop(self) -> None:
        """Lose the connection."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader
        self.socket = self.reader = None

    @property
    def own(self) -> dict[str, Any]:
        assert self.view is not None
        own: dict[str, Any] = self.view["own"]
        return own

    def is_asked(self) -> bool:
        """Whether the view asks this player for something."""
        return bool(
            self.view and self.info and self.info["state"] == "playing" and self.view.get("own", {}).get("asked")
        )

    def choice(self) -> str:
        """One of the choices that the view offers, by chance."""
        own = self.own
        if "slots" not in own:
            return self.rng.choice(own["legal"])
        slots = own["slots"]
        cards = self.rng.sample(slots["cards"], len(slots["slots"]))
        if slots["named"]:
            return f"{slots['verb']} left {cards[0]} right {cards[1]}"
        return f"{slots['verb']} {' '.join(cards)}"

    def shown(self) -> list[Any]:
        """The story as a page shows it now."""
        now = -1 if self.moment is None else self.moment
        hidden = {at for at, (since, until) in self.untold.items() if since <= now < until}
        return [line for at, line in enumerate(self.story) if at not in hidden]

    async def play(self) -> dict[str, Any]:
        """Answer the question at hand."""
        return await self.command("do", ask=self.own["question"], choice=self.choice())

    async def play_to_the_end(self) -> None:
        """Play, and be ready between rounds, until the game is over."""
        while not (self.info and self.info["state"] == "over"):
            if self.info and self.info["state"] == "between":
                await self.command("ready", on=True)
            elif self.is_asked():
                await self.play()
            else:
                seq = self.seq
                await self.until(lambda seq=seq: self.seq != seq or self.is_asked() or bool(self.bye))
            assert self.bye is None, self.bye


async def fetched(address: str) -> bytes:
    """A page of the server, read without holding the event loop up."""

    def read() -> bytes:
        with urllib.request.urlopen(address, timeout=20) as answer:  # noqa: S310 - our own server
            body: bytes = answer.read()
            return body

    return await asyncio.to_thread(read)
