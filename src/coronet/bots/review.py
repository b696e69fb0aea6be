"""What each option is worth to a seat, for hints and review: every option meets the same imagined worlds.

Only the veiled record is used. Values are proposals of this round compared with the others' mean, below 0 where the
seat will probably get more than they.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.rebel_levels import PLANS
from coronet.bots.search import rebel as looking_ahead
from coronet.bots.search.rebel_playouts import MILLION, OWN_POINT
from coronet.errors import InputError
from coronet.games.rebel.veil import veil
from coronet.kernel import compiled

PROPOSALS = MILLION / OWN_POINT  # in a game won
USUAL = Budget(playouts=4000)


@dataclass(frozen=True)
class Valued:
    """A choice, how many proposals it is ahead of the others' mean, and the standard error of that."""

    choice: int
    ahead: float
    error: float
    worlds: int


def evaluate(veiled: Any, seat: int, budget: Budget = USUAL, seed: int = 1) -> list[Valued]:
    """All options of a seat that must choose, the best first; of very many sets of cards those that look best."""
    if not compiled.available():
        raise InputError("review", value="Coronet without the compiler", allowed="to install coronet[fast]")
    if not veiled.waiting >> seat & 1:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    own = veiled.copy()
    own.source = None
    veil(own, seat)
    plan = replace(PLANS["expert"], for_the_game=False, playouts=budget.playouts, milliseconds=budget.milliseconds)
    found = looking_ahead.evaluate(own, seat, seed, plan, halve=False)
    return [Valued(option.choice, PROPOSALS * option.mean, PROPOSALS * option.error, option.worlds) for option in found]
