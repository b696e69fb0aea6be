"""Sever: before the game both seats put one of their cards away in secret; both are shown."""

from __future__ import annotations

from coronet.games.r.record import SEVER_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 1  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "B", SEVER_SLOT
KNOWN, COLOURED = True, False


@rule
def severs(record: Duel, answer: int) -> int:
    return 1
