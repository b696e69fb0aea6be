"""Several cards drawn as one set, one by one; taking a whole pool is certain and draws nothing (rules, section 9)."""

from __future__ import annotations

from typing import Any

from coronet.kernel.bits import count
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
