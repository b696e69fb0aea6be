"""Small games for tests of solving: a few cards a side, any variants."""

from __future__ import annotations

from typing import Any

from coronet.bots.box.solve.games import word_of
from coronet.bots.box.solve.solution import Solution
from coronet.bots.box.solve.solver import solve_from
from coronet.games.r.cases import position
from coronet.games.r.record import Duel

FIVE = "prince magician assassin spy princess"
FOUR = "general minister spy jester"


def cut(cards: str, *variants: str, other: str = "", before: dict[str, Any] | None = None, **more: Any) -> Duel:
    """A duel whose seats hold these cards, or seat 1 others."""
    deal = [cards.split(), (other or cards).split()]
    case = {"settings": {"variants": list(variants), **more}, "deal": deal, "before": before or {}}
    return position(case, None)  # type: ignore[arg-type]


def solved(record: Duel) -> Solution:
    """The game from this record on."""
    return solve_from(record, word_of(record))
