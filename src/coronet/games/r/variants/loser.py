"""Loser: who would win the game loses it; a draw stays a draw."""

from __future__ import annotations

from coronet.games.r.record import LOSER_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 11  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "J", LOSER_SLOT
KNOWN, COLOURED = True, False


@rule
def winning_seat(record: Duel, seat: int) -> int:
    return 1 - seat
