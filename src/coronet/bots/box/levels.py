"""Levels of the games that are solved: the exact mixture, with more or fewer naive choices mixed in.

A naive choice looks at nothing but the seat's own cards and likes strong ones. How much a level can lose by its naive
choices is exact (`solve/exploitability.py`) and stands in docs/bots.md. Where a variant is not solved, rules of thumb
take the place of the mixture, and nobody knows how much can be lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from threading import Thread
from typing import Any

from coronet.bots.box.solve import nash, solved
from coronet.bots.box.solve.exploitability import Policy
from coronet.games.box.cards import strength_of
from coronet.games.choosing import cards_in
from coronet.games.r.record import Duel
from coronet.kernel import compiled
from coronet.kernel.bits import each

is_solved, choose_exactly = nash.plays, nash.choose
NAIVE = {"beginner": 0.3, "good": 0.12, "strong": 0.025, "expert": 0.0}
"""How often a level chooses naively."""
_solving: list[Thread] = []  # one at a time: whoever asks meanwhile asks again


def is_at_hand(record: Any) -> bool:
    """Whether an exact choice can be made at once; a game of serious card is so small that it always can."""
    return not isinstance(record, Duel) or solved.is_at_hand(record)


def prepare(record: Any) -> None:
    """Solve the game of a record beside what else is done, unless that is done already; in a page at once."""
    if any(thread.is_alive() for thread in _solving) or not is_solved(record) or is_at_hand(record):
        return
    if compiled.is_in_browser():
        solved.solution_of(record)
        return
    _solving[:] = [Thread(target=solved.solution_of, args=(record.copy(),), daemon=True)]
    _solving[0].start()


def choose_naively(options: list[int], chance: Random) -> int:
    """A naive choice."""
    liked = naive(options)
    return chance.choices(list(liked), list(liked.values()))[0]


def naive(options: list[int]) -> dict[int, float]:
    """The chance of each choice to somebody who likes strong cards."""
    weights = [1 + sum(strength_of(card) for card in each(cards_in(choice))) for choice in options]
    return {choice: weight / sum(weights) for choice, weight in zip(options, weights, strict=True)}


def with_naive_choices(policy: Policy, game: Any, level: str) -> Policy:
    """A policy with the naive choices of a level mixed in, for working out what it can lose."""

    def mixed(veiled: Any, seat: int) -> Mapping[int, float]:
        out = [0] * game.most_choices
        liked = naive(out[: game.choices(veiled, seat, out)])
        exact = policy(veiled, seat)
        share = NAIVE[level]
        return {choice: (1 - share) * exact.get(choice, 0.0) + share * chance for choice, chance in liked.items()}

    return mixed
