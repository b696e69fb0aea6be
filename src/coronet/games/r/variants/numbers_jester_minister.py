"""Numbers with Jester and Minister: strength decides, the Jester holds, the Minister counts double."""

from __future__ import annotations

from coronet.games.box.cards import JESTER, MINISTER
from coronet.games.r.record import POWERS_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 9  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "H", POWERS_SLOT
KNOWN, COLOURED = True, False


@rule
def working_powers(record: Duel, characters: int) -> int:
    return 1 << JESTER | 1 << MINISTER
