"""Numbers with the Minister: strength alone decides, but the Minister's rounds count double."""

from __future__ import annotations

from coronet.games.box.cards import MINISTER
from coronet.games.r.record import POWERS_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 8  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "H", POWERS_SLOT
KNOWN, COLOURED = True, False


@rule
def working_powers(record: Duel, characters: int) -> int:
    return 1 << MINISTER
