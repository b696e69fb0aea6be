"""Balls of ten days, played by somebody with a manner of their own: at a table, and in the house of a page.

Python in a page has all that is needed here.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from coronet.daily.playing import answer
from coronet.pocket.house import PocketHouse
from coronet.pocket.store import PocketStore
from coronet.server.clock import Clock
from coronet.table.ball import ball_table, declared_ball
from coronet.table.table import Table
from tests.pocket.inside import Device

DAYS = [f"2026-{month:02}-{3 * month:02}" for month in range(1, 10)] + ["2028-02-29"]


def own_choice(table: Table, seat: int) -> str:
    """A person that chooses in a manner of its own, so that games differ from day to day."""
    choices = table.choices(seat)
    return choices[table.asked(seat) * 7 % len(choices)]


def in_this_house(game: str, day: str) -> Table:
    """A ball played to its end at a table of its own."""
    table, seat = ball_table(game, day), declared_ball(game).seat
    while not table.over:
        asked = table.to_act[0]
        table.act(asked, own_choice(table, seat) if asked == seat else answer(table, asked))
    return table


class Noon(Clock):
    """It is noon of a day, and nobody waits."""

    def __init__(self, day: str) -> None:
        self.day = day

    def now(self) -> int:
        """Milliseconds UTC."""
        return int(datetime.fromisoformat(f"{self.day}T12:00").replace(tzinfo=UTC).timestamp() * 1000)

    async def sleep(self, seconds: float) -> None:
        """Only others go on."""
        await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def pocket(device: Device, day: str) -> AsyncIterator[PocketHouse]:
    """The house in a page, on what a device has kept."""
    house = PocketHouse(PocketStore(device.keep, list(device.rows.items())), Noon(day))
    await house.open()
    try:
        yield house
    finally:
        await house.close()
