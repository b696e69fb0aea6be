"""How strong the levels are: a rating for each, by game, from what was measured (docs/bots.md); `good` has 1500.

With several at a table the chance to win goes by worth: a seat wins as often as its worth is of the sum of all. Two
ratings are apart by 400 for each factor of ten in worth, so the chances between two seats are those of any Elo rating.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from coronet.bots.playable import LEVELS
from coronet.games.catalogue import GAMES, game_named
from coronet.games.declaration import Measured

__all__ = ["KNOWN_WITHIN", "strengths"]

MIDDLE, AT_MIDDLE = "good", 1500
KNOWN_WITHIN = 30  # the deviation of a level's rating


def strengths() -> dict[str, dict[str, int]]:
    """The rating of each level in the games whose levels were measured."""
    measured = {name: game_named(name).declared.measured for name in GAMES}
    return {name: _ratings(how) for name, how in measured.items() if how is not None}


def _ratings(measured: Measured) -> dict[str, int]:
    ratings = _by_shares(measured.shares) if measured.shares else _by_losses(measured.losses)
    return {level: round(AT_MIDDLE + rating - ratings[MIDDLE]) for level, rating in ratings.items()}


def _by_shares(shares: Mapping[str, Mapping[int, float]]) -> dict[str, float]:
    """Level after level, each as far above the one before as the mean over all numbers of players says.

    A level that was not measured has none, and the next counts from the last that has one.
    """
    ratings = {LEVELS[0]: 0.0}
    for before, level in pairwise([LEVELS[0], *(level for level in LEVELS if level in shares)]):
        steps = [_apart(share / (share + (1 - share) / (players - 1))) for players, share in shares[level].items()]
        ratings[level] = ratings[before] + sum(steps) / len(steps)
    return ratings


def _by_losses(losses: Mapping[str, float]) -> dict[str, float]:
    """Each as far below its best opponent as that wins against it."""
    return {level: -_apart((1 + lost) / 2) for level, lost in losses.items()}


def _apart(expected: float) -> float:
    """How far two ratings are apart when one is expected to have this share of the points against the other."""
    return 400 * math.log10(expected / (1 - expected))
