"""Princess attack: one seat gives its Princess for the other's Prince."""

from __future__ import annotations

from coronet.games.box.cards import BLUE_CARDS, PRINCES, PRINCESSES, RED_CARDS
from coronet.games.r.record import DEAL_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 17  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "P", DEAL_SLOT
KNOWN, COLOURED = True, True


@rule
def deal(record: Duel) -> None:
    princes = record.princes_seat
    record.hand[0] = BLUE_CARDS
    record.hand[1] = RED_CARDS
    record.hand[princes] = record.hand[princes] & ~PRINCESSES | PRINCES
    record.hand[1 - princes] = record.hand[1 - princes] & ~PRINCES | PRINCESSES
