"""Worlds: what all parlour games need to imagine a full record from a veiled one."""

from __future__ import annotations

from random import Random
from typing import Any

from coronet.games.box.pools import some_of
from coronet.kernel.bits import count
from coronet.kernel.generator import seed as seed_generator

MOST_DEALS = 20_000  # drawn for a world; of those that a game can come to, some in a hundred fit
NO_DEAL_FITS = "no deal fits"


def begun_anew(veiled: Any, seat: int, seed: int) -> Any:
    """A copy with chance of its own: all there is to imagine where everything lies open."""
    world = veiled.copy()
    world.source = None
    seed_generator(world, seed)
    return world


def dealt_out(cards: int, sizes: list[int], chance: Random) -> list[int]:
    """The cards dealt in portions of these sizes, all deals equally likely; what is left comes last."""
    portions = []
    for size in sizes:
        portions.append(some_of(cards, min(size, count(cards)), chance))
        cards &= ~portions[-1]
    return [*portions, cards]
