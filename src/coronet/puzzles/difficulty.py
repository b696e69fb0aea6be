"""How difficult a puzzle is: the rating at which the levels that tried it would have fared as they did.

A level of known rating finds the right choice as often as the ratings say (`glicko.expected`). What is expected before
anybody has tried counts as one try at the usual rating won and one lost, so that what all levels find, or none, has a
number too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from coronet.puzzles.glicko import USUAL, chance_between

RATINGS = {"beginner": 1100, "good": 1500, "strong": 1900}
"""Of the levels, on the scale of the puzzles: a person who finds as many as `good` is rated 1500."""
LEAST, MOST = 600, 2600
DEVIATION = 60
"""How well a puzzle's rating is known, for ratings of players against it."""


class Tries(NamedTuple):
    """How many of so many tries were right."""

    right: float
    of: int


def difficulty(tries: Mapping[str, Tries]) -> int:
    """The rating of a puzzle from the tries of each level."""
    low, high = LEAST, MOST
    while high - low > 1:
        middle = (low + high) // 2
        if _expected(tries, middle) > _right(tries):
            low = middle  # more should have been right: it is harder than that
        else:
            high = middle
    return low


def _right(tries: Mapping[str, Tries]) -> float:
    return 1 + sum(one.right for one in tries.values())


def _expected(tries: Mapping[str, Tries], rating: int) -> float:
    """How many would be right at this rating."""
    found = sum(one.of * chance_between(RATINGS[level], rating) for level, one in tries.items())
    return found + 2 * chance_between(USUAL, rating)
