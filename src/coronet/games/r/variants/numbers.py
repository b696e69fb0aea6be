"""Numbers: no card has a power; strength alone decides."""

from __future__ import annotations

from coronet.games.r.record import POWERS_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 6  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "G", POWERS_SLOT
KNOWN, COLOURED = True, False


@rule
def working_powers(record: Duel, characters: int) -> int:
    return 0
