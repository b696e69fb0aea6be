"""Three-card: a seat's cards are its own deck; it draws 3, and 1 after each round while the deck lasts."""

from __future__ import annotations

from coronet.games.r.record import HAND_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 2  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "C", HAND_SLOT
KNOWN, COLOURED = False, False


@rule
def cards_drawn(record: Duel, cards: int) -> int:
    return 3
