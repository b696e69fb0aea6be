"""The house of one device: nobody calls, nobody comes from outside, and what it keeps it keeps here."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Generator
from typing import Any

from coronet.bots.review import reviewing
from coronet.daily.result import compared
from coronet.errors import Cannot, CoronetError, ExtraMissing, InputError
from coronet.pocket.bots import PocketBots
from coronet.pocket.practice import practise
from coronet.pocket.store import PocketStore
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.push.turn import Turn
from coronet.server.settings import ServerSettings
from coronet.server.tables.house import House, Parts
from coronet.server.wire.answers import Answers
from coronet.server.wire.balls import Balls
from coronet.server.wire.bodies import QrCode
from coronet.server.work.replays import Kind, Replays, Unplayable, answer
from coronet.server.work.results import Results, why_not
from coronet.server.work.reviews import Reviews
from coronet.server.work.visits import Visits
from coronet.table.log import parse_log

__all__ = ["PocketHouse"]

FRAME_RATE = 100  # a page that floods its own device harms nobody else


class NoCalls:
    """Nobody is called: without the page there is no house."""

    def call(self, turn: Turn) -> None:
        """They see it when they open the page."""

    async def close(self) -> None:
        """Nothing to end."""


class PocketHouse(House):
    """The house in a page."""

    store: PocketStore

    def __init__(self, store: PocketStore, clock: Clock = REAL_TIME) -> None:
        settings = ServerSettings(frame_rate=FRAME_RATE)
        super().__init__(settings, Parts(store, PocketBots(clock), Visits(()), NoCalls()), clock)
        answers = Answers(Replays(_play_here), Reviews(_review_here))
        self.answers = [*answers.by_path(), *Balls(Results(_compare_here)).by_path()]

    def named(self) -> dict[str, Any]:
        """What its log says of it when it opens."""
        return {"database": "of this device"}

    def begin_to_practise(self) -> None:
        """Have bots get into practice whenever no game is looked at."""
        self._tasks.append(asyncio.get_running_loop().create_task(practise(self.clock, self._is_played_in)))

    def _is_played_in(self) -> bool:
        return any(room.viewers and room.row.state != "lobby" for room in self.rooms.values())

    @property
    def base(self) -> str:
        """Nobody finds it from elsewhere."""
        return ""

    def qr(self, url: str) -> QrCode:
        """None: no camera would find this house."""
        return QrCode(0, "")


async def _play_here(kind: Kind, log: bytes) -> bytes:
    await asyncio.sleep(0)
    try:
        return answer(kind, log)
    except CoronetError as error:
        raise Unplayable("bad-log", str(error)) from None


async def _review_here(log: bytes, seat: int) -> AsyncGenerator[bytes]:
    try:
        async for line in _piece_by_piece(reviewing(parse_log(log), seat)):
            yield line
    except ExtraMissing:
        yield _line({"unavailable": "compiler"})
    except (Cannot, InputError):
        yield _line({"unavailable": "game"})


async def _compare_here(log: bytes) -> AsyncGenerator[bytes]:
    try:
        async for line in _piece_by_piece(compared(parse_log(log))):
            yield line
    except InputError as error:
        yield _line(why_not(error))


async def _piece_by_piece(working: Generator[tuple[int, int], None, Any]) -> AsyncGenerator[bytes]:
    """How far it is whenever that changes, and what comes out, so that the table goes on in between."""
    told = (-1, 0)
    while True:
        try:
            now = next(working)
        except StopIteration as end:
            yield _line(end.value.to_data())
            return
        if now != told:
            told = now
            yield _line({"done": now[0], "of": now[1]})
        await asyncio.sleep(0)


def _line(said: Any) -> bytes:
    return json.dumps(said).encode() + b"\n"
