"""What makes everything in a house come out as before: its clock stands, its secrets are numbered, its bots choose by a
number."""

from __future__ import annotations

import contextlib
import hashlib
import itertools
import time
from collections.abc import Iterator
from typing import Any
from unittest import mock

from coronet.bots.budget import Budget
from coronet.bots.values import hint
from coronet.server.work.turns import Asker
from coronet.table.table import Table
from tests.server.any_bots import AnyBots

NOW = 1_790_000_000.0


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
