"""Levels of play: which rules of thumb decide, and how; or, where a game is solved, its exact mixtures.

A choice follows from a veiled record, the seat, the level and a seed alone; nothing is kept between calls. The
record itself says which game it is.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from coronet.errors import InputError

__all__ = ["LEVELS", "choose"]

NASH = "nash"  # R and serious card; where a game is not solved by rules of thumb
LEVELS = ("good", NASH)
POLICIES = {
    "coronet.games.rebel.record": "rebel",
    "coronet.games.r.record": "r",
    "coronet.games.woo.record": "woo",
}
SOLVED = ("r", "serious-card")
OTHERS = "parlour"  # every record of a parlour game


def choose(veiled: Any, seat: int, level: str, seed: int) -> int:
    """The choice of a seat that must act; among equally good ones the seed decides. The record stays as it is."""
    if level not in LEVELS:
        raise InputError("level", value=level, allowed=" or ".join(LEVELS))
    policy = import_module(f"coronet.bots.policy.{POLICIES.get(type(veiled).__module__, OTHERS)}")
    own = veiled.copy()
    own.source = None
    game = policy.game_of(own)
    game.veil(own, seat)  # a veil over a veil changes nothing; over an open record it keeps the promise
    options = [0] * game.most_choices
    number = game.choices(own, seat, options)
    if number == 0:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    if level == NASH:
        if game.name not in SOLVED:
            raise InputError("level", value=level, allowed=f"another level; it plays {' and '.join(SOLVED)}")
        nash = import_module("coronet.bots.solve.nash")
        if nash.plays(own):
            exact: int = nash.choose(own, seat, seed)
            return exact
    score: Callable[[Any, int, list[int]], list[int]] = policy.score_options
    scored = score(own, seat, options[:number])
    best = max(scored)
    near = [option for option, points in zip(options, scored, strict=False) if points >= best - policy.NEAR]
    return near[0] if len(near) == 1 else Random(seed).choice(near)  # noqa: S311 - for play, not for secrets
