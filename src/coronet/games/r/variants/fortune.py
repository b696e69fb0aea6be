"""Fortune: each round both seats draw a card of theirs by chance and play it.

The Spy's owner may shuffle before drawing, which changes nothing.
"""

from __future__ import annotations

from coronet.games.box.choices import DRAW, RESHUFFLE
from coronet.games.r.record import FORTUNE_EVENT, HAND_SLOT, Duel
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 14  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "M", HAND_SLOT
KNOWN, COLOURED = False, False


@rule
def play_kinds(record: Duel, seat: int, kinds: int) -> int:
    looks = int(record.spied >> (1 - seat) & 1 > 0 and record.open_seat == 1 - seat)
    if looks and count(record.hand[seat]) > 1:
        return 1 << DRAW | 1 << RESHUFFLE
    return 1 << DRAW


@rule
def card_played(record: Duel, seat: int, card: int) -> int:
    return draw(record, FORTUNE_EVENT, record.hand[seat])
