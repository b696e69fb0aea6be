"""Levels of play: which rules of thumb decide, and how.

A choice follows from a veiled record, the seat, the level and a seed alone; nothing is kept between calls.
"""

from __future__ import annotations

from random import Random
from typing import Any

from coronet.bots.policy import rebel
from coronet.errors import InputError
from coronet.games.rebel.legal import MOST_CHOICES, choices

__all__ = ["LEVELS", "choose"]

LEVELS = ("good",)
NEAR = 4  # hundredths of a proposal within which choices count as equally good


def choose(veiled: Any, seat: int, level: str, seed: int) -> int:
    """The choice of a seat that must act; among equally good ones the seed decides. The record stays as it is."""
    if level not in LEVELS:
        raise InputError("level", value=level, allowed=" or ".join(LEVELS))
    options = [0] * MOST_CHOICES
    number = choices(veiled, seat, options)
    if number == 0:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    if number == 1:
        return options[0]
    scores = [0] * MOST_CHOICES
    rebel.scores(veiled, seat, scores)
    best = max(scores[:number])
    near = [options[at] for at in range(number) if scores[at] >= best - NEAR]
    return near[0] if len(near) == 1 else Random(seed).choice(near)  # noqa: S311 - for play, not for secrets
