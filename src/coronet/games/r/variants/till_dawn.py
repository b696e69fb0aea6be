"""Till dawn: all cards are played, then more victories win; no number of victories ends the game.

Princess against the Prince of the other colour wins the round for 4 victories. With `until` nights follow each other
and victories are added up.
"""

from __future__ import annotations

from coronet.games.r.record import TARGET_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 18  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "Q", TARGET_SLOT
KNOWN, COLOURED = True, False

NO_TARGET = 1000


@rule
def target(record: Duel, victories: int) -> int:
    return NO_TARGET


@rule
def lovers_worth(record: Duel, victories: int) -> int:
    return 4


@rule
def counts_nights(record: Duel, answer: int) -> int:
    return 1
