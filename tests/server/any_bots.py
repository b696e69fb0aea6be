"""Bots for tests that ask for none in particular."""

from __future__ import annotations

import random

from coronet.server.work.turns import Asker
from coronet.table.table import Table


class AnyBots:
    """Bots that choose by chance at once, instead of processes that think."""

    def __init__(self) -> None:
        self.rng = random.Random(1)

    async def choose(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """One of the legal choices."""
        return self.rng.choice(table.choices(seat))

    def close(self) -> None:
        """Nothing to end."""
