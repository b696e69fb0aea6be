"""Bots that think where the table is: a choice takes a moment, and frames that wait pass before it."""

from __future__ import annotations

from typing import Any

from coronet.bots.levels import warm
from coronet.server.clock import Clock
from coronet.server.work.thinking import NotReady, hint, think
from coronet.server.work.turns import Asker
from coronet.table.table import Table

__all__ = ["PocketBots"]

LONGEST_WAIT = 60.0  # seconds until a level must be able to think
ASKED_AGAIN = 0.1  # seconds between


class PocketBots:
    """Those who think for a house in a page."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._warm: set[str] = set()

    async def choose(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """A bot's choice, in words."""
        await self._get_ready(table.game)
        job = (table.game, table.veiled(seat).to_words(), seat, level, seed)
        until = self._clock.monotonic() + LONGEST_WAIT
        while (choice := think(*job)) is None:
            if self._clock.monotonic() > until:
                raise NotReady(level)
            await self._clock.sleep(ASKED_AGAIN)
        return choice

    async def hint(self, table: Table, seat: int, seed: int, asker: Asker) -> dict[str, Any]:
        """What a seat may best do and why, as data; or `unavailable` with the reason."""
        await self._get_ready(table.game)
        return hint(table.game, table.veiled(seat).to_words(), seat, seed)

    async def _get_ready(self, game: str) -> None:
        await self._clock.sleep(0)  # what was said before is told before
        if game not in self._warm:
            self._warm.add(game)
            warm(game)

    def close(self) -> None:
        """Nothing to end."""
