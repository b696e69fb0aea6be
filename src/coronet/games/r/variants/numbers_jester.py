"""Numbers with the Jester: strength alone decides, but the Jester holds, also against the Magician."""

from __future__ import annotations

from coronet.games.box.cards import JESTER
from coronet.games.r.record import POWERS_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 7  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "H", POWERS_SLOT
KNOWN, COLOURED = True, False


@rule
def working_powers(record: Duel, characters: int) -> int:
    return 1 << JESTER
