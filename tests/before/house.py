"""A house in which everything comes out as it did before. Its pages are driven by the texts that they send."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from coronet.server.tables.house import House
from tests.before.made_up import BotsOfBefore, made_up
from tests.server.inside import InsideSocket, house_in

PATIENCE = 20.0  # seconds until a frame is said to be missing


@contextlib.asynccontextmanager
async def house_of_before(folder: Path, house_name: str = "") -> AsyncIterator[House]:
    """The house; on a file that is there already it needs a name, so that its secrets are not those drawn before."""
    with made_up(house_name):
        async with house_in(folder) as house:
            house.bots = BotsOfBefore()  # type: ignore[assignment]
            yield house


class Page:
    """A page of before: what it sends are texts, and it keeps every frame that it gets."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self._socket: InsideSocket | None = None
        self._reading: asyncio.Task[None] | None = None
        self._came = asyncio.Condition()

    async def send(self, frame: dict[str, Any]) -> None:
        """A frame; `hello` opens a connection, and drops the one before."""
        if frame["t"] == "hello":
            await self.close()
            self._socket = InsideSocket(self.house)
            self._reading = asyncio.create_task(self._read(self._socket))
        assert self._socket is not None
        await self._socket.send(json.dumps(frame))

    async def _read(self, socket: InsideSocket) -> None:
        async for text in socket:
            self.texts.append(text)
            self.frames.append(json.loads(text))
            async with self._came:
                self._came.notify_all()

    async def until(self, number: int) -> None:
        """Wait until so many frames have come."""
        async with self._came:
            await asyncio.wait_for(self._came.wait_for(lambda: len(self.frames) >= number), PATIENCE)

    async def close(self) -> None:
        """Drop the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        self._socket = self._reading = None
