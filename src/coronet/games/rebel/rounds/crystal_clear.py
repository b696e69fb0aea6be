"""Crystal Clear: everybody names a suit held, and all cards of it lie open for the rest of the round."""

from __future__ import annotations

from coronet.games.rebel.record import SHOW_SUIT, Round
from coronet.kernel.rule import rule

NUMBER = 9
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "i", "h", False
PASS_LEFT, PASS_RIGHT = 0, 2


@rule
def start_of_round(record: Round, phase: int) -> int:
    return SHOW_SUIT
