"""A house within the test's own process: real sockets' code, rooms and store, without a port between."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosedOK

from coronet.server.clock import Clock
from coronet.server.settings import ServerSettings
from coronet.server.tables.house import House
from coronet.server.tables.served import ServedHouse
from coronet.server.wire.net import ABORT, Socket
from tests.server.any_bots import AnyBots
from tests.server.made_up_time import ShiftedTime
from tests.server.player import Player


@contextlib.asynccontextmanager
async def house_in(folder: Path, clock: Clock | None = None, **fields: Any) -> AsyncIterator[House]:
    """A house on a fresh SQLite file, whose clock can be set unless it is handed one; `fields` are settings of it."""
    held = {"host": "127.0.0.1", "database": f"sqlite:///{folder / 'house.sqlite3'}", "frame_rate": 10_000}
    settings = ServerSettings(**held | fields)  # type: ignore[arg-type]
    house = ServedHouse(settings, clock or ShiftedTime())
    house.bots = AnyBots()  # type: ignore[assignment]
    await house.open()
    try:
        yield house
    finally:
        await house.close()


class InsideSocket:
    """Both ends of a socket in one process; to the player it looks like a client's connection."""

    def __init__(self, house: House, address: str = "127.0.0.1") -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self.close_code: int | None = None
        self.aborted = False
        scope = {"client": (address, 1), "extensions": {ABORT: self._abort}}
        self.server = Socket(house, scope, self._in.get, self._send)
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self.server.run()
        finally:
            await self._out.put(None)

    async def _send(self, message: dict[str, Any]) -> None:
        if self.close_code is not None:
            raise RuntimeError("the socket is closed")
        if message["type"] == "websocket.close":
            self.close_code = message["code"]
            await self._out.put(None)
            await self._in.put({"type": "websocket.disconnect"})
        else:
            await self._out.put(message["text"])

    def _abort(self) -> None:
        self.aborted = True
        self._in.put_nowait({"type": "websocket.disconnect"})

    async def send(self, text: str) -> None:
        """A frame from the page."""
        if self.close_code is not None:
            raise ConnectionClosedOK(None, None)
        await self._in.put({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """The page goes."""
        await self._in.put({"type": "websocket.disconnect"})
        await asyncio.wait_for(self._running, 10)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._out.get()) is not None:
            yield text


class InsidePlayer(Player):
    """A player of a house in the same process."""

    def __init__(self, house: House, name: str = "Zofia", *, seed: int = 0) -> None:
        super().__init__("inside", name, seed=seed)
        self.house = house

    async def open_socket(self) -> Any:
        """Both ends at once."""
        return InsideSocket(self.house)
