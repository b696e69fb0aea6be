"""A veiled record as a row of numbers: parts with names, and rules that write them one after the other.

A game's layout is a tuple of `Part`; its rule `observe` writes the parts in that order. A set is a 0 or 1 for each
item, a thing out of a few likewise, all else is the plain number. Seats count from the one that looks, to the left.
"""

from __future__ import annotations

from typing import NamedTuple

from coronet.kernel.rule import in_lanes, rule


class Part(NamedTuple):
    """So many numbers of a row that belong together."""

    name: str
    length: int
    meaning: str


def width(layout: tuple[Part, ...]) -> int:
    """How many numbers the parts have together."""
    return sum(part.length for part in layout)


def places_of(layout: tuple[Part, ...]) -> dict[str, slice]:
    """Where each part lies in the row."""
    places, at = {}, 0
    for part in layout:
        places[part.name] = slice(at, at + part.length)
        at += part.length
    return places


@rule
def put(out: list[int], at: int, value: int) -> int:
    """Write a number; where the next one goes."""
    out[at] = value
    return at + 1


@rule
@in_lanes
def put_set(out: list[int], at: int, items: int, length: int) -> int:
    """Write a 0 or 1 for each item that the set can have."""
    for item in range(length):
        out[at + item] = items >> item & 1
    return at + length


@rule
@in_lanes
def put_one(out: list[int], at: int, value: int, length: int) -> int:
    """Write a single 1 at `value`; none where it is outside."""
    for item in range(length):
        out[at + item] = int(item == value)
    return at + length


@rule
def put_seat(out: list[int], at: int, other: int, seat: int, players: int, length: int) -> int:
    """Write a single 1 for the other seat, counted from `seat` to the left; none for no seat."""
    return put_one(out, at, (other - seat) % players if other >= 0 else -1, length)


@rule
def put_seats(out: list[int], at: int, seats: int, seat: int, players: int, length: int) -> int:
    """Write a 0 or 1 for every seat, counted from `seat` to the left."""
    for place in range(length):
        out[at + place] = seats >> (seat + place) % players & 1 if place < players else 0
    return at + length


@rule
def put_row(out: list[int], at: int, row: list[int], seat: int, players: int, length: int) -> int:
    """Write a number for every seat, counted from `seat` to the left."""
    for place in range(length):
        out[at + place] = row[(seat + place) % players] if place < players else 0
    return at + length


@rule
def put_sets(out: list[int], at: int, row: list[int], seat: int, players: int, seats: int, length: int) -> int:
    """Write a set for every seat, counted from `seat` to the left."""
    for place in range(seats):
        at = put_set(out, at, row[(seat + place) % players] if place < players else 0, length)
    return at
