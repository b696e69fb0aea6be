"""Alternative: as three-card, with a hand of 2."""

from __future__ import annotations

from coronet.games.r.record import HAND_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 3  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "D", HAND_SLOT
KNOWN, COLOURED = False, False


@rule
def cards_drawn(record: Duel, cards: int) -> int:
    return 2
