"""Several cards drawn as one set, one by one; taking a whole pool is certain and draws nothing (rules, section 9)."""

from __future__ import annotations

from random import Random
from typing import Any

from coronet.kernel.bits import count, each
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule


@rule
def draw_set(record: Any, event: int, pool: int, cards: int) -> int:
    """So many cards of the pool, or the whole pool where it has no more."""
    if count(pool) <= cards:
        return pool
    left = pool
    for _ in range(cards):
        left &= ~(1 << draw(record, event, left))
    return pool & ~left


def some_of(cards: int, number: int, chance: Random) -> int:
    """So many cards of a set, all sets equally likely."""
    return sum(1 << card for card in chance.sample(list(each(cards)), number))
