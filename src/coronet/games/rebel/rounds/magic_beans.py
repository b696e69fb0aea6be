"""Magic Beans: of each suit only the highest and the lowest card held may be played."""

from __future__ import annotations

from coronet.games.rebel.cards import cards_of
from coronet.games.rebel.record import Round
from coronet.kernel.bits import highest, lowest
from coronet.kernel.rule import rule

NUMBER = 22
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "c", False
PASS_LEFT, PASS_RIGHT = 3, 0


@rule
def extremes(record: Round, seat: int, cards: int) -> int:
    return cards & _ends_of_suits(record.hand[seat])


@rule
def _ends_of_suits(hand: int) -> int:
    ends = 0
    for suit in range(4):
        held = hand & cards_of(suit)
        if held:
            ends |= 1 << highest(held) | 1 << lowest(held)
    return ends
