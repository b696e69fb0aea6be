"""Haggle with the Hag: the winner may trade a card of the hand for another player's card of the trick."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 20
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "t", "p", False
PASS_LEFT, PASS_RIGHT = 1, 0


@rule
def haggles(record: Round, answer: int) -> int:
    return 1
