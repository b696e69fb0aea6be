"""The door of a house in a page: messages instead of sockets and requests. web/src/pocket/messages.ts names them all.

A page opens wires and sends frames on them, as on sockets; whatever else it would fetch it asks.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec

from coronet.pocket.house import PocketHouse
from coronet.pocket.kept import made_over, read_change
from coronet.server.wire.answers import Answer, Asked, No, answered, guest_of, in_json
from coronet.server.wire.frames import guest_name
from coronet.server.wire.net import Socket

__all__ = ["Door"]

Tell = Callable[[dict[str, Any]], None]
OWN_ADDRESS = "127.0.0.1"
GONE = 1006


class Door:
    """Between one page and its house."""

    def __init__(self, house: PocketHouse, tell: Tell) -> None:
        self.house = house
        self._tell = tell
        self._wires: dict[int, _Wire] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        own = [("GET", "/api/house", self._take_along), ("POST", "/api/house", self._take_in)]
        self._answers = [
            (method, re.compile(re.sub(r"\{(\w+)(:int)?\}", _part, path)), answer)
            for method, path, answer in [*house.answers, *own]
        ]

    def hear(self, message: dict[str, Any]) -> None:
        """A message of the page."""
        kind = message["kind"]
        if kind == "open":
            self._wires[message["wire"]] = wire = _Wire(self.house, message["wire"], self._tell)
            self._start(self._run(wire))
        elif kind == "frame" and message["wire"] in self._wires:
            self._wires[message["wire"]].hear({"type": "websocket.receive", "text": message["text"]})
        elif kind == "close" and message["wire"] in self._wires:
            self._wires[message["wire"]].hear({"type": "websocket.disconnect"})
        elif kind == "ask":
            self._start(self._answer(message))

    def _start(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _run(self, wire: _Wire) -> None:
        self.house.sockets.add(wire.socket)
        try:
            await wire.socket.run()
        finally:
            self.house.sockets.discard(wire.socket)
            self._wires.pop(wire.number, None)
            if not wire.is_closed:
                self._tell({"kind": "closed", "wire": wire.number, "code": GONE})

    async def _answer(self, message: dict[str, Any]) -> None:
        given = await self._given(message)
        told = {"kind": "answer", "id": message["id"], "status": given.status, "headers": given.headers}
        if isinstance(given.body, bytes):
            self._tell(told | {"body": given.body})
            return
        self._tell(told)
        async for piece in given.body:
            self._tell({"kind": "piece", "id": message["id"], "body": piece})
        self._tell({"kind": "end", "id": message["id"]})

    async def _given(self, message: dict[str, Any]) -> Answer:
        address = urlsplit(message["path"])
        body: bytes = message.get("body") or b""
        for method, path, answer in self._answers:
            found = path.fullmatch(address.path)
            if found is None or method != message["method"]:
                continue
            parts = {
                name: int(text) if text.isdigit() and name == "no" else text for name, text in found.groupdict().items()
            }
            asked = Asked(
                house=self.house,
                origin=OWN_ADDRESS,
                parts=parts,
                query=dict(parse_qsl(address.query)),
                headers=message["headers"],
                body=_sent(body),
            )
            return await answered(answer, asked)
        return Answer(status=404)

    async def _take_along(self, asked: Asked) -> Answer:
        """All rows of the house and whose they are, as a file that another device takes in."""
        guest = await guest_of(asked)
        named = {"content-disposition": 'attachment; filename="coronet-house.json"'}
        made = in_json({"coronet": 1, "guest": guest_name(guest.id), "rows": self.house.store.everything()})
        made.headers = named
        return made

    async def _take_in(self, asked: Asked) -> Answer:
        """The rows of another device: what was its owner's is from now on theirs who bring it."""
        guest = await guest_of(asked)
        try:
            file = msgspec.json.decode(await asked.body(0), type=_File)
            theirs = int(file.guest, 16)
            rows = [made_over(read_change(key, row), theirs, guest.id) for key, row in sorted(file.rows.items())]
        except (msgspec.MsgspecError, LookupError, ValueError):
            raise No("bad-log") from None
        await self.house.guests.write_down(guest.id)
        await self.house.store.take_in(rows)
        return Answer(status=204)


class _File(msgspec.Struct):
    coronet: int
    guest: str
    rows: dict[str, str]


def _part(found: re.Match[str]) -> str:
    name, number = found.groups()
    return f"(?P<{name}>\\d{{1,10}})" if number else f"(?P<{name}>[^/]+)"


def _sent(body: bytes) -> Callable[[int], Awaitable[bytes]]:
    async def read(longest: int) -> bytes:
        if longest and len(body) > longest:
            raise No("too-big", most=longest)
        return body

    return read


class _Wire:
    """What a socket is to a server."""

    def __init__(self, house: PocketHouse, number: int, tell: Tell) -> None:
        self.number = number
        self.is_closed = False
        self._tell = tell
        self._heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.socket = Socket(house, {"client": (OWN_ADDRESS, 0)}, self._heard.get, self._send)

    def hear(self, message: dict[str, Any]) -> None:
        """As a server hands it to a socket's code."""
        self._heard.put_nowait(message)

    async def _send(self, message: dict[str, Any]) -> None:
        if self.is_closed:
            raise RuntimeError("the wire is closed")
        if message["type"] == "websocket.close":
            self.is_closed = True
            self._tell({"kind": "closed", "wire": self.number, "code": message["code"]})
            self.hear({"type": "websocket.disconnect"})
        else:
            self._tell({"kind": "frame", "wire": self.number, "text": message["text"]})
