"""Glicko-2: a rating with its deviation and volatility, after results against others of known rating.

By Mark Glickman's description of the system (2013); the steps have its numbers. A period may be a single result.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

USUAL = 1500
WIDEST = 350.0  # the deviation of who has never been rated
SCALE = 173.7178
VOLATILITY = 0.06
TAU = 0.5  # how much the volatility may change
CLOSE = 1e-6


@dataclass(frozen=True)
class Rating:
    """How good somebody is, and how well that is known: in 95 of 100 cases within two deviations."""

    rating: float = USUAL
    deviation: float = WIDEST
    volatility: float = VOLATILITY


@dataclass(frozen=True)
class Result:
    """A result against somebody, or something: 1 won, 0.5 drawn, 0 lost."""

    against: Rating
    score: float


def chance_between(one: float, other: float) -> float:
    """The chance that a rating wins against another, where both are known well."""
    return 1 / (1 + math.exp(-(one - other) / SCALE))


def rated(before: Rating, results: Sequence[Result]) -> Rating:
    """The rating after a period with these results; without any the deviation grows."""
    deviation = before.deviation / SCALE  # step 2
    if not results:
        grown = math.hypot(deviation, before.volatility)
        return Rating(before.rating, min(WIDEST, SCALE * grown), before.volatility)
    rating = (before.rating - USUAL) / SCALE
    information, surprise = 0.0, 0.0
    for result in results:  # steps 3 and 4
        weight = _weight(result.against.deviation / SCALE)
        expected = 1 / (1 + math.exp(-weight * (rating - (result.against.rating - USUAL) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (result.score - expected)
    variance = 1 / information
    volatility = _volatility(before.volatility, deviation, variance, variance * surprise)
    between = math.hypot(deviation, volatility)  # step 6
    after = 1 / math.sqrt(1 / between**2 + 1 / variance)  # step 7
    return Rating(SCALE * (rating + after**2 * surprise) + USUAL, min(WIDEST, SCALE * after), volatility)


def _weight(deviation: float) -> float:
    """How much a result counts against somebody whose rating is known so well."""
    return 1 / math.sqrt(1 + 3 * deviation**2 / math.pi**2)


def _volatility(before: float, deviation: float, variance: float, change: float) -> float:
    """Step 5: the zero of a function, enclosed from both sides (the Illinois algorithm)."""
    start = math.log(before**2)

    def height(at: float) -> float:
        power = math.exp(at)
        total = deviation**2 + variance + power
        return power * (change**2 - total) / (2 * total**2) - (at - start) / TAU**2

    low = start
    if change**2 > deviation**2 + variance:
        high = math.log(change**2 - deviation**2 - variance)
    else:
        steps = 1
        while height(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = height(low), height(high)
    while abs(high - low) > CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = height(between)
        if at_between * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = between, at_between
    return math.exp(low / 2)
