"""Sets of small numbers as integers: count, lowest, highest, pick.

Sets stay below 2**62 and never negative, so both modes agree. In compiled code these four become
processor instructions (`compiled.py`); elsewhere they are the plain functions below.
"""

from __future__ import annotations

from collections.abc import Iterator


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


def each(items: int) -> Iterator[int]:
    """The items upwards. For interpreted code above the rules."""
    while items:
        low = items & -items
        yield low.bit_length() - 1
        items ^= low
