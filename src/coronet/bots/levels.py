"""Levels of play, for every game: rules of thumb, searches or, where a game is solved, its exact mixtures.

A choice follows from a veiled record, the seat, the level, a seed and a budget in playouts alone; nothing is kept
between calls. With a budget in milliseconds it depends on the machine too. The record itself says which game it is.
"""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.characters import CAREFUL, EVEN, character_at
from coronet.bots.playable import LEVELS, THINKING, check_level
from coronet.errors import InputError
from coronet.games.catalogue import GAMES, game_named
from coronet.games.contract import Game, veiled_copy

__all__ = [
    "LEVELS",
    "Budget",
    "by_rules_of_thumb",
    "choose",
    "choose_in_character",
    "is_ready",
    "is_warm",
    "part_of",
    "policy_of",
    "prepare",
    "warm",
]


def choose(  # noqa: PLR0913 - whose choice, how well, by which chance, and how long it may take
    veiled: Any, seat: int, level: str, seed: int, budget: Budget | None = None, *, patient: bool = True
) -> int:
    """The choice of a seat that must act; among equally good ones the seed decides. The record stays as it is.

    Who is not `patient` does not wait for a game to be solved, but goes by rules of thumb until it is.
    """
    policy = policy_of(veiled)
    game = policy.game_of(veiled)
    check_level(game.name, level)
    own = veiled_copy(game, veiled, seat)  # over a veil it changes nothing; over an open record it keeps the promise
    if not game.to_act(own) >> seat & 1:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    if game.declared.is_searched:
        return int(part_of(game, "levels").choose(own, seat, level, seed, budget))
    options = [0] * game.most_choices
    options = options[: game.choices(own, seat, options)]
    chance = Random(seed)  # noqa: S311 - for play, not for secrets
    if game.declared.is_solved:
        solved = part_of(game, "levels")
        if chance.random() < solved.NAIVE[level]:
            return int(solved.choose_naively(options, chance))
        if solved.is_solved(own) and (patient or solved.is_at_hand(own)):
            return int(solved.choose_exactly(own, seat, seed))
    return by_rules_of_thumb(own, seat, level, options, chance)


def choose_in_character(veiled: Any, seat: int, level: str, seed: int, *, patient: bool = True) -> int:
    """The same by who plays this seat: of two choices that the level would make, the one to their taste."""
    taste = character_at(level, seat).taste
    one = choose(veiled, seat, level, seed, patient=patient)
    if taste == EVEN:
        return one
    other = choose(veiled, seat, level, seed + 1, patient=patient)
    both = sorted((one, other), key=lambda choice: _number_played(veiled, choice))
    return both[0] if taste == CAREFUL else both[1]


def _number_played(record: Any, choice: int) -> int:
    """The highest number among the cards of a choice; what plays no card is the most careful thing to do."""
    return max(policy_of(record).game_of(record).numbers_played(choice), default=0)


def policy_of(record: Any) -> Any:
    """The module with the rules of thumb of the game that this record belongs to.

    Its package says where they are, as BOTS; in a game that was added they lie beside the record.
    """
    package = import_module(type(record).__module__.rpartition(".")[0])
    return import_module(getattr(package, "BOTS", f"{package.__name__}.policy"))


def part_of(game: Game, name: str) -> Any:
    """A module of those that think for a game beyond rules of thumb: its levels, or what its choices are worth."""
    policy: str = policy_of(game.record_class()).__name__
    return import_module(f"{policy.rpartition('.')[0]}.{name}")


def by_rules_of_thumb(own: Any, seat: int, level: str, options: list[int], chance: Random) -> int:
    """One of the choices with the best scores, in a game that is not searched."""
    policy = policy_of(own)
    scored = policy.score_options(own, seat, options, level)
    best = max(scored)
    liked = [option for option, score in zip(options, scored, strict=True) if score >= best - policy.NEAR]
    return liked[0] if len(liked) == 1 else chance.choice(liked)


def warm(game: str | None = None) -> None:
    """Have everything ready that choosing in a game needs, or in all: compiled code is made or read now."""
    for name in GAMES if game is None else (game,):
        if game_named(name).declared.is_searched:
            part_of(game_named(name), "levels").warm()


def prepare(veiled: Any) -> None:
    """Begin to solve the game that this record belongs to, where it is one that is solved."""
    game = policy_of(veiled).game_of(veiled)
    if game.declared.is_solved:
        part_of(game, "levels").prepare(veiled)


def is_ready(veiled: Any, level: str) -> bool:
    """Whether the level can choose as named at once: what a search needs is compiled, a game that is solved at hand.

    The lower levels of solved games go by rules of thumb until it is.
    """
    game = policy_of(veiled).game_of(veiled)
    if not game.declared.is_solved or level not in THINKING:
        return is_warm(level, game.name)
    solved = part_of(game, "levels")
    return not solved.is_solved(veiled) or bool(solved.is_at_hand(veiled))


def is_warm(level: str, name: str) -> bool:
    """Whether the level can choose at once in this game; only searches have something to wait for."""
    game = game_named(name)
    return not game.declared.is_searched or bool(part_of(game, "levels").is_warm(level))
