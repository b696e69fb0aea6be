"""What each option is worth to a seat, and hints: from the veiled record alone.

Where cards are hidden, every option meets the same imagined worlds; where a game is solved, its worth is exact.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.levels import policy_of
from coronet.bots.values.option import CHANCE, POINTS, PROPOSALS, Hint, Option
from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.games.contract import Line
from coronet.kernel import compiled

__all__ = ["CHANCE", "POINTS", "PROPOSALS", "UNITS", "Hint", "Option", "check", "evaluate", "hint", "judge"]

UNITS = {"rebel": PROPOSALS, "woo": CHANCE, "r": CHANCE, "serious-card": POINTS}
"""The games whose options can be compared, and what in."""
EXACT = ("r", "serious-card")
NEEDS_NO_COMPILER = ("serious-card",)
USUAL = Budget()  # until the differences are known well enough


def evaluate(veiled: Any, seat: int, budget: Budget = USUAL, seed: int = 1) -> list[Option]:
    """All options of a seat that must choose, the best first; of very many sets of cards those that look best."""
    return judge(veiled, seat, None, budget, seed)[0]


def hint(veiled: Any, seat: int, budget: Budget = USUAL, seed: int = 1) -> Hint:
    """What to do, and why."""
    options, reason = judge(veiled, seat, None, budget, seed)
    best, second = options[0], options[1] if len(options) > 1 else None
    difference, error = (0.0, 0.0) if second is None else (best.worth - second.worth, second.error)
    return Hint(UNITS[policy_of(veiled).game_of(veiled).name], best, second, difference, error, reason)


def judge(
    veiled: Any, seat: int, played: int | None, budget: Budget = USUAL, seed: int = 1
) -> tuple[list[Option], Line]:
    """All options, the best first, that which was played among them; and why the best is better than that one.

    Where nothing was played yet, why it is better than the one after it.
    """
    game = policy_of(veiled).game_of(veiled)
    own = veiled.copy()
    own.source = None
    game.veil(own, seat)
    check(game.name, own)
    if not game.to_act(own) >> seat & 1:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    out = [0] * game.most_choices
    if game.choices(own, seat, out) == 1:
        only = Option(out[0], game.text_of(out[0]), 0.0, 0.0, 0.0, 0.0, None, 0.0, 0)
        return [only], ("hint-forced", {})
    module = import_module(f"coronet.bots.{'box' if game.name in EXACT else game.name}.values")
    return module.judge(own, seat, played, budget, seed)  # type: ignore[no-any-return]


def check(name: str, record: Any) -> None:
    """Refuse a game that cannot be evaluated, here or at all, in one line."""
    if name not in UNITS:
        raise InputError("game", value=name, allowed=f"{', '.join(UNITS)}: the games that can be reviewed")
    if name not in NEEDS_NO_COMPILER and not compiled.available():
        raise ExtraMissing("fast", "llvmlite")
    if name in EXACT:
        nash = import_module("coronet.bots.box.solve.nash")
        if not nash.plays(record):
            raise Cannot("unsolved")
