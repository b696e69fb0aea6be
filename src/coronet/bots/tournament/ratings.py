"""Ratings from finishing orders: Bradley-Terry over all pairs of seats with different bots, in points like Elo's.

A bot that is 400 points ahead is ten times as likely to finish before the other. The mean of all bots is 0.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

POINTS = 400 / math.log(10)
STEPS = 200
DRAWN_AT_FIRST = 0.5  # between each pair, so that a bot that never lost has a rating too
LIMIT = 1200.0
Pairs = dict[tuple[str, str], float]


def finished_before(games: Iterable[Any]) -> Pairs:
    """How often a seat of the first bot finished before a seat of the second; a tie counts half."""
    pairs: Pairs = {}
    for game in games:
        seats = list(zip(game["bots"], game["places"], strict=True))
        for name, place in seats:
            for other, behind in seats:
                if name != other and place <= behind:
                    pairs[name, other] = pairs.get((name, other), 0.0) + (1.0 if place < behind else 0.5)
    return pairs


def ratings(names: Sequence[str], pairs: Pairs) -> dict[str, float]:
    """The ratings under which these finishing orders are likeliest, by repeated improvement."""
    wins = {
        (one, other): pairs.get((one, other), 0.0) + DRAWN_AT_FIRST for one in names for other in names if one != other
    }
    strength = dict.fromkeys(names, 1.0)
    for _ in range(STEPS if len(names) > 1 else 0):
        for one in names:
            met = sum(
                (wins[one, other] + wins[other, one]) / (strength[one] + strength[other])
                for other in names
                if other != one
            )
            strength[one] = sum(wins[one, other] for other in names if other != one) / met
    logs = {name: math.log(value) for name, value in strength.items()}
    mean = sum(logs.values()) / len(logs)
    return {name: max(-LIMIT, min(LIMIT, POINTS * (value - mean))) for name, value in logs.items()}


def rated(names: Sequence[str], rows: Sequence[Any], resamples: int) -> dict[str, tuple[float, float, float]]:
    """For each bot its rating and the 95 % interval over deal sets drawn again and again."""
    by_set = [finished_before(row["games"]) for row in rows]
    found = ratings(names, _added(by_set))
    chance = Random(len(rows))  # noqa: S311 - a sample, no secret
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(resamples):
        for name, rating in ratings(names, _added(chance.choices(by_set, k=len(by_set)))).items():
            drawn[name].append(rating)
    return {name: (found[name], *interval(drawn[name], found[name])) for name in names}


def interval(drawn: list[float], found: float) -> tuple[float, float]:
    """What holds 95 of 100 of the values drawn."""
    if not drawn:
        return found, found
    ordered = sorted(drawn)
    cut = len(ordered) // 40
    return ordered[cut], ordered[-1 - cut]


def _added(parts: Sequence[Pairs]) -> Pairs:
    whole: Pairs = {}
    for part in parts:
        for pair, number in part.items():
            whole[pair] = whole.get(pair, 0.0) + number
    return whole
