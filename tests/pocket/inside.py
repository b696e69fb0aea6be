"""A house of a page within the test's own process: its door, and the messages that pass through it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

from coronet.pocket.door import Door
from coronet.pocket.house import PocketHouse
from coronet.pocket.store import PocketStore
from tests.before.made_up import BotsOfBefore, made_up
from tests.server.made_up_time import ShiftedTime


class Device:
    """What a device has kept; it can be out of room."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.is_full = False

    async def keep(self, changes: list[tuple[str, str | None]]) -> bool:
        """Keep them, or say that there is no room."""
        await asyncio.sleep(0)
        if self.is_full:
            return False
        for key, row in changes:
            if row is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = row
        return True


@contextlib.asynccontextmanager
async def pocket_of_before(device: Device, house_name: str = "") -> AsyncIterator[PocketHouse]:
    """A house in which everything comes out as in the house of before; with a name it draws other secrets."""
    with made_up(house_name):
        secrets.randbits(62)  # a server draws the name of its process first
        house = PocketHouse(PocketStore(device.keep, list(device.rows.items())), ShiftedTime())
        house.bots = BotsOfBefore()
        await house.open()
        try:
            yield house
        finally:
            await house.close()


class Page:
    """A page by messages: what it asked and was told."""

    def __init__(self, house: PocketHouse) -> None:
        self.told: list[dict[str, Any]] = []
        self._came = asyncio.Event()
        self.door = Door(house, self._hear)

    def _hear(self, message: dict[str, Any]) -> None:
        self.told.append(message)
        self._came.set()

    async def until(self, *kinds: str, after: int = 0) -> dict[str, Any]:
        """The first message of one of these kinds."""
        while True:
            found = [message for message in self.told[after:] if message["kind"] in kinds]
            if found:
                return found[0]
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), 20)

    async def frame(self, sort: str, after: int = 0) -> dict[str, Any]:
        """The first frame of this sort."""
        while True:
            frames = [json.loads(message["text"]) for message in self.told[after:] if message["kind"] == "frame"]
            found = [frame for frame in frames if frame["t"] == sort]
            if found:
                return dict(found[0])
            self._came.clear()
            await asyncio.wait_for(self._came.wait(), 20)

    def send(self, *, wire: int = 1, **frame: Any) -> None:
        """A frame on the first wire, or another one."""
        self.door.hear({"kind": "frame", "wire": wire, "text": json.dumps(frame)})

    async def ask(self, method: str, path: str, token: str = "", body: bytes = b"") -> dict[str, Any]:
        """What is answered, all pieces together."""
        number, heard = len(self.told) + 1, len(self.told)
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.door.hear({"kind": "ask", "id": number, "method": method, "path": path, "headers": headers, "body": body})
        answer = dict(await self.until("answer", after=heard))
        if "body" not in answer:
            await self.until("end", after=heard)
            answer["body"] = b"".join(one["body"] for one in self.told[heard:] if one["kind"] == "piece")
        return answer
