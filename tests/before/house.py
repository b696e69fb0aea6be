"""A house in which everything comes out as it did before: its clock stands, its secrets are numbered, its bots choose
by a number. Its pages are driven by the texts that they send."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

from coronet.bots.budget import Budget
from coronet.bots.values import hint
from coronet.server.tables.house import House
from coronet.server.work.turns import Asker
from coronet.table.table import Table
from tests.server.inside import AnyBots, InsideSocket, house_in

NOW = 1_790_000_000.0
PATIENCE = 20.0  # seconds until a frame is said to be missing


@contextlib.contextmanager
def made_up(house_name: str) -> Iterator[None]:
    """Time stands still, and each kind of secret of a house is drawn by its own count."""
    counts: dict[str, Iterator[int]] = {}

    def drawn(kind: str, size: int) -> bytes:
        number = next(counts.setdefault(kind, itertools.count()))
        return hashlib.shake_256(f"{house_name}{kind} {number}".encode()).digest(size)

    with (
        mock.patch.multiple(
            "secrets",
            token_bytes=lambda size: drawn("bytes", size),
            token_hex=lambda size: drawn("hex", size).hex(),
            token_urlsafe=lambda size: drawn("token", size).hex()[:43],
            randbits=lambda bits: int.from_bytes(drawn("bits", 8), "big") >> (64 - bits),
            choice=lambda letters: letters[drawn("letter", 1)[0] % len(letters)],
        ),
        mock.patch.object(time, "time", return_value=NOW),
    ):
        yield


class BotsOfBefore(AnyBots):
    """Bots that choose by a number, and hint where a game is solved by hand."""

    async def hint(self, table: Table, seat: int, seed: int, asker: Asker) -> dict[str, Any]:
        """The real one where it needs no compiler."""
        if table.game != "serious-card":
            return {"unavailable": "compiler"}
        return hint(table.veiled(seat), seat, Budget(), seed).to_data()


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
