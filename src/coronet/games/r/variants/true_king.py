"""True king: a match of games; the first seat with 2 won games wins, and the loser chooses the next game."""

from __future__ import annotations

from coronet.games.r.record import MATCH_SLOT, Duel
from coronet.kernel.rule import rule

NUMBER = 19  # in records, never used again for another variant; settings and logs have the name
LETTER, SLOT = "R", MATCH_SLOT
KNOWN, COLOURED = True, False


@rule
def games_to_win(record: Duel, games: int) -> int:
    return 2
