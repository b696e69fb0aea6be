"""Impatience: 3 victories win instead of 4."""

from __future__ import annotations

from coronet.games.r.record import TARGET_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 5  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "F", TARGET_SLOT
KNOWN, COLOURED = True, False


@rule
def target(record: Duel, victories: int) -> int:
    return 3
