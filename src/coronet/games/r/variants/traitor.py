"""Traitor: before the game both seats choose one card in secret; the two change owner for good."""

from __future__ import annotations

from coronet.games.r.record import TRAITOR_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 4  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "E", TRAITOR_SLOT
KNOWN, COLOURED = True, True


@rule
def swaps(record: Duel, answer: int) -> int:
    return 1
