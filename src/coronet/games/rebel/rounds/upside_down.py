"""Upside Down: every 6 in the trick reverses the order once more."""

from __future__ import annotations

from coronet.games.rebel.cards import number_of
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 10
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "j", "x", False
PASS_LEFT, PASS_RIGHT = 2, 0


@rule
def is_reversed(record: Round, answer: int) -> int:
    for place in range(record.place):
        if number_of(record.trick[place]) == 6:
            answer ^= 1
    return answer
