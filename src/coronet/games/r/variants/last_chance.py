"""Last chance: one victory short of the game, the other seat may take back one of its played cards."""

from __future__ import annotations

from coronet.games.r.record import LAST_CHANCE_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 15  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "N", LAST_CHANCE_SLOT
KNOWN, COLOURED = True, False


@rule
def gives_chances(record: Duel, answer: int) -> int:
    return 1
