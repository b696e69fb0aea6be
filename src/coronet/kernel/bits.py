"""Sets of small numbers as integers: count, lowest, highest, pick.

Sets stay below 2**62 and never negative, so both modes agree. In compiled code the first three become processor
instructions, and so does `pick` where the processor has one (`instructions.py`); elsewhere they are the plain functions
below.
"""

from __future__ import annotations

from collections.abc import Iterator

from coronet.kernel.rule import rule


def count(items: int) -> int:
    """How many items the set has."""
    return items.bit_count()


def lowest(items: int) -> int:
    """The lowest item of a set that is not empty."""
    return (items & -items).bit_length() - 1


def highest(items: int) -> int:
    """The highest item of a set that is not empty."""
    return items.bit_length() - 1


def pick(items: int, position: int) -> int:
    """The item at `position`, counted upwards from 0."""
    for _ in range(position):
        items &= items - 1
    return (items & -items).bit_length() - 1


@rule
def picked_by_halves(items: int, position: int) -> int:
    """The same as `pick`, in six steps whatever the position."""
    at = 0
    width = 32
    while width > 0:
        low = count((items >> at) & ((1 << width) - 1))
        if position >= low:
            position -= low
            at += width
        width >>= 1
    return at


def each(items: int) -> Iterator[int]:
    """The items upwards. For interpreted code above the rules."""
    while items:
        low = items & -items
        yield low.bit_length() - 1
        items ^= low
