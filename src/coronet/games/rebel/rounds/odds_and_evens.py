"""Odds and Evens: followers play the parity of the card that led, if what they may play has it."""

from __future__ import annotations

from coronet.games.rebel.cards import ODD_NUMBERS, number_of
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 21
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "u", "s", False
PASS_LEFT, PASS_RIGHT = 0, 2


@rule
def same_parity(record: Round, cards: int) -> int:
    odd = cards & ODD_NUMBERS
    same = odd if number_of(record.trick[0]) % 2 else cards & ~odd
    return same if same else cards
