"""What each option is worth to a seat, and hints: from the veiled record alone.

Where cards are hidden, every option meets the same imagined worlds; where a game is solved, its worth is exact.
"""

from __future__ import annotations

from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.levels import part_of, policy_of
from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.games.catalogue import GAMES, game_named
from coronet.games.contract import Game, Line, veiled_copy
from coronet.games.option import CHANCE, POINTS, PROPOSALS, Hint, Option
from coronet.kernel import compiled

__all__ = ["CHANCE", "POINTS", "PROPOSALS", "Hint", "Option", "check", "evaluate", "hint", "judge"]

USUAL = Budget()  # until the differences are known well enough


def evaluate(veiled: Any, seat: int, budget: Budget = USUAL, seed: int = 1) -> list[Option]:
    """All options of a seat that must choose, the best first; of very many sets of cards those that look best."""
    return judge(veiled, seat, None, budget, seed)[0]


def hint(veiled: Any, seat: int, budget: Budget = USUAL, seed: int = 1) -> Hint:
    """What to do, and why."""
    options, reason = judge(veiled, seat, None, budget, seed)
    best, second = options[0], options[1] if len(options) > 1 else None
    difference, error = (0.0, 0.0) if second is None else (best.worth - second.worth, second.error)
    return Hint(policy_of(veiled).game_of(veiled).declared.compared_in, best, second, difference, error, reason)


def judge(
    veiled: Any, seat: int, played: int | None, budget: Budget = USUAL, seed: int = 1
) -> tuple[list[Option], Line]:
    """All options, the best first, that which was played among them; and why the best is better than that one.

    Where nothing was played yet, why it is better than the next that is worse by more than chance.
    """
    game = policy_of(veiled).game_of(veiled)
    own = veiled_copy(game, veiled, seat)
    check(game, own)
    if not game.to_act(own) >> seat & 1:
        raise InputError("seat", value=seat, allowed="a seat that must choose")
    out = [0] * game.most_choices
    if game.choices(own, seat, out) == 1:
        only = Option(out[0], game.said(out[0]), 0.0, 0.0, 0.0, 0.0, None, 0.0, 0)
        return [only], ("hint-forced", {})
    return part_of(game, "values").judge(own, seat, played, budget, seed)  # type: ignore[no-any-return]


def check(game: Game, record: Any) -> None:
    """Refuse a game that cannot be evaluated, here or at all, in one line."""
    if not game.declared.compared_in:
        known = [name for name in GAMES if game_named(name).declared.compared_in]
        raise InputError("game", value=game.name, allowed=f"{', '.join(known)}: the games that can be reviewed")
    if game.declared.needs_fast and not compiled.available():
        raise ExtraMissing("fast", "llvmlite")
    if game.declared.is_solved and not part_of(game, "levels").is_solved(record):
        raise Cannot("unsolved")
