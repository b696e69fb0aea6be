"""Late for a Very Important Date: the last three cards of each hand are not played but count as taken."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 27
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "n", False
PASS_LEFT, PASS_RIGHT = 0, 2


@rule
def cards_kept(record: Round, answer: int) -> int:
    return 3
