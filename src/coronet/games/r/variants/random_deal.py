"""Random deal: all 16 cards are shuffled, 8 to each."""

from __future__ import annotations

from coronet.games.box.cards import COLOURED_CARDS
from coronet.games.box.pools import draw_set
from coronet.games.r.record import DEAL_SLOT, RANDOM_DEAL_EVENT, Duel
from coronet.kernel.rule import rule

NUMBER = 12  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "K", DEAL_SLOT
KNOWN, COLOURED = True, True


@rule
def deal(record: Duel) -> None:
    record.hand[0] = draw_set(record, RANDOM_DEAL_EVENT, COLOURED_CARDS, 8)
    record.hand[1] = COLOURED_CARDS & ~record.hand[0]
