"""Musical Chairs: after each trick but the last everybody passes one card to the right."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 5
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "e", "k", False
PASS_LEFT, PASS_RIGHT = 0, 1


@rule
def passes_after_trick(record: Round, answer: int) -> int:
    return 1
