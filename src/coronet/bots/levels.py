"""Levels of play, for every game: rules of thumb, searches or, where a game is solved, its exact mixtures.

A choice follows from a veiled record, the seat, the level, a seed and a budget in playouts alone; nothing is kept
between calls. With a budget in milliseconds it depends on the machine too. The record itself says which game it is.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

from coronet.bots.budget import Budget
from coronet.errors import InputError

__all__ = ["LEVELS", "Budget", "choose", "is_warm", "warm"]

LEVELS = ("beginner", "good", "strong", "expert")
EXACT = "expert"  # in games that are solved
REBEL = "rebel"
POLICIES = {
    "coronet.games.rebel.record": REBEL,
    "coronet.games.r.record": "r",
    "coronet.games.woo.record": "woo",
}
SOLVED = ("r", "serious-card")
OTHERS = "parlour"  # every record of a parlour game


def choose(veiled: Any, seat: int, level: str, seed: int, budget: Budget | None = None) -> int:
    """The choice of a seat that must act; among equally good ones the seed decides. The record stays as it is."""
    if level not in LEVELS:
        raise InputError("level", value=level, allowed=" or ".join(LEVELS))
    policy = policy_of(veiled)
    own = veiled.copy()
    own.source = None
    game = policy.game_of(own)
    game.veil(own, seat)  # a veil over a veil changes nothing; over an open record it keeps the promise
    if not game.to_act(own) >> seat & 1:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    if game.name == REBEL:
        return int(import_module("coronet.bots.rebel_levels").choose(own, seat, level, seed, budget))
    if level == EXACT and game.name in SOLVED:
        nash = import_module("coronet.bots.solve.nash")
        if nash.plays(own):
            return int(nash.choose(own, seat, seed))
    return _by_rules_of_thumb(policy, own, seat, seed)


def policy_of(record: Any) -> Any:
    """The module with the rules of thumb of the game that this record belongs to."""
    module: str = type(record).__module__
    if not module.startswith("coronet."):  # a game that was added has its policy beside its record
        return import_module(f"{module.rpartition('.')[0]}.policy")
    return import_module(f"coronet.bots.policy.{POLICIES.get(module, OTHERS)}")


def _by_rules_of_thumb(policy: Any, own: Any, seat: int, seed: int) -> int:
    game = policy.game_of(own)
    options = [0] * game.most_choices
    number = game.choices(own, seat, options)
    score: Callable[[Any, int, list[int]], list[int]] = policy.score_options
    scored = score(own, seat, options[:number])
    best = max(scored)
    near = [option for option, points in zip(options, scored, strict=False) if points >= best - policy.NEAR]
    return near[0] if len(near) == 1 else Random(seed).choice(near)  # noqa: S311 - for play, not for secrets


def warm() -> None:
    """Have everything ready that choosing needs: compiled code is made or read now rather than at the first choice."""
    import_module("coronet.bots.rebel_levels").warm()


def is_warm(level: str, game: str = REBEL) -> bool:
    """Whether the level can choose at once; only searches of Rebel Princess have something to wait for."""
    return game != REBEL or bool(import_module("coronet.bots.rebel_levels").is_warm(level))
