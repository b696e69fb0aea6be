"""Puzzles of R: the plain duel and variants that are solved at once, and their themes, the first that holds.

R is solved, so that a choice is right exactly: the solution always makes it, and every other loses by more than a
margin against the best play of the other seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from coronet.games.r.record import NO_SEAT, PLAY_CARD
from coronet.kernel.bits import count
from coronet.puzzles.kind import Found, Kind

ANSWER, SEVER, HOLD, BONUS = "answer", "sever", "on-hold", "bonus"
LAST_STAND, MATCH_POINT, ENDGAME, COUNT = "last-stand", "match-point", "endgame", "count"
ONE_SHORT = 3  # of the four victories that win
FEW = 3  # cards in hand
VARIANTS = ((), (), (), ("traitor",), ("impatience",), ("loser",), ("balance",), ("sever",))


def settings(chance: Random) -> Mapping[str, Any]:
    """The plain duel more often than any variant."""
    return {"variants": list(chance.choice(VARIANTS))}


def theme(found: Found) -> str:  # noqa: PLR0911 - a line for each theme
    """What the right card is about."""
    record, seat = found.veiled, found.seat
    if record.phase != PLAY_CARD:
        return SEVER
    if record.open_seat not in (NO_SEAT, seat):
        return ANSWER
    if any(record.held):
        return HOLD
    if record.victories[1 - seat] >= ONE_SHORT:
        return LAST_STAND
    if record.victories[seat] >= ONE_SHORT:
        return MATCH_POINT
    if any(record.bonus):
        return BONUS
    return ENDGAME if count(record.hand[seat]) <= FEW else COUNT


KIND = Kind(
    "r",
    margin=0.04,  # of the chance to win: a choice that costs more is a mistake in a review
    themes=(ANSWER, SEVER, HOLD, BONUS, LAST_STAND, MATCH_POINT, ENDGAME, COUNT),
    settings=settings,
    theme=theme,
)
