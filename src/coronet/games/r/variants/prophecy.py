"""Prophecy: both seats lay all their cards face down in an order; each round the front cards are turned up.

The Spy's owner, having seen the other's card, may lay its remaining cards anew.
"""

from __future__ import annotations

from coronet.games.box.choices import PLACE, REVEAL
from coronet.games.r.order import front_card
from coronet.games.r.record import HAND_SLOT, LAYING, NOT_LAID, Duel
from coronet.kernel.bits import count
from coronet.kernel.rule import rule

NUMBER = 13  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "L", HAND_SLOT
KNOWN, COLOURED = False, False


@rule
def lays_order(record: Duel, answer: int) -> int:
    return 1


@rule
def play_kinds(record: Duel, seat: int, kinds: int) -> int:
    if record.laying == LAYING:
        return 1 << PLACE
    looks = int(record.spied >> (1 - seat) & 1 > 0 and record.open_seat == 1 - seat)
    if looks and record.laying == NOT_LAID and count(record.hand[seat]) > 1:
        return 1 << REVEAL | 1 << PLACE
    return 1 << REVEAL


@rule
def card_played(record: Duel, seat: int, card: int) -> int:
    return front_card(record, seat)
