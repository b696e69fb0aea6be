"""After-party: everybody sets half of the hand aside and picks it up when the other half is played."""

from __future__ import annotations

from coronet.games.rebel.record import SPLIT_HAND, Round
from coronet.kernel.rule import rule

NUMBER = 14
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "n", "m", False
PASS_LEFT, PASS_RIGHT = 1, 0


@rule
def start_of_round(record: Round, phase: int) -> int:
    return SPLIT_HAND
