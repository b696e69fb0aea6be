"""Levels of play: which rules of thumb decide, and how.

A choice follows from a veiled record, the seat, the level and a seed alone; nothing is kept between calls.
"""

from __future__ import annotations

from random import Random
from typing import Any

from coronet.bots.policy.rebel import score_options
from coronet.errors import InputError
from coronet.games.rebel.legal import MOST_CHOICES, choices
from coronet.games.rebel.veil import veil

__all__ = ["LEVELS", "choose"]

LEVELS = ("good",)
NEAR = 4  # hundredths of a proposal within which choices count as equally good


def choose(veiled: Any, seat: int, level: str, seed: int) -> int:
    """The choice of a seat that must act; among equally good ones the seed decides. The record stays as it is."""
    if level not in LEVELS:
        raise InputError("level", value=level, allowed=" or ".join(LEVELS))
    own = veiled.copy()
    own.source = None
    veil(own, seat)  # a veil over a veil changes nothing; over an open record it keeps the promise
    options = [0] * MOST_CHOICES
    number = choices(own, seat, options)
    if number == 0:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    scored = score_options(own, seat, options[:number])
    best = max(scored)
    near = [option for option, score in zip(options, scored, strict=False) if score >= best - NEAR]
    return near[0] if len(near) == 1 else Random(seed).choice(near)  # noqa: S311 - for play, not for secrets
