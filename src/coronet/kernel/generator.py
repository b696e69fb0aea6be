"""Chance: the generator's words in the record, and `draw`.

Every random event draws one item at a time from a pool, and each item drawn leaves the pool. A pool of one is not
drawn from. The generator is sfc32: four 32-bit words, the same sequence in both modes and on every platform.
An interpreted record can have another source of draws (a script, sealed shuffles); compiled rules always use
the generator: `expressions.py` puts `generated` in the place of `draw`.
"""

from __future__ import annotations

from typing import Any

from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.rule import rule

WORD = 0xFFFFFFFF


def draw(record: Any, event: int, pool: int) -> int:
    """One item of the pool, all equally likely; `event` says what for."""
    if record.source is not None and pool & (pool - 1):
        return int(record.source.pick(record, event, pool))
    return generated(record, event, pool)


@rule
def generated(record: Any, event: int, pool: int) -> int:
    """One item of the pool by the record's own generator."""
    if pool & (pool - 1) == 0:
        return lowest(pool)
    return pick(pool, below(record, count(pool)))


@rule
def below(record: Any, bound: int) -> int:
    """A number from 0 to bound - 1; the bias is below bound / 2**32."""
    return next_word(record) * bound >> 32


@rule
def next_word(record: Any) -> int:
    a = record.chance[0]
    b = record.chance[1]
    c = record.chance[2]
    counter = record.chance[3]
    word: int = (a + b + counter) & WORD
    record.chance[3] = (counter + 1) & WORD
    record.chance[0] = b ^ (b >> 9)
    record.chance[1] = (c + (c << 3)) & WORD
    record.chance[2] = (((c << 21) & WORD) | (c >> 11)) + word & WORD
    return word


@rule
def forget(record: Any) -> None:
    """Blank what chance will bring."""
    for word in range(4):
        record.chance[word] = 0


@rule
def seed(record: Any, number: int) -> None:
    """Start the generator; equal numbers (up to 2**62) give equal sequences."""
    record.chance[0] = 0
    record.chance[1] = number & WORD
    record.chance[2] = (number >> 32) & WORD
    record.chance[3] = 1
    for _ in range(12):
        next_word(record)
