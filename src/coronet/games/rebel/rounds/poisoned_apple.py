"""Poisoned Apple: the best card played by a void player wins; of equals the one played last."""

from __future__ import annotations

from coronet.games.rebel.places import TRUMPS, rank_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_VOID
from coronet.kernel.rule import rule

NUMBER = 8
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "h", "r", False
PASS_LEFT, PASS_RIGHT = 2, 0


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    if record.void_places >> place & 1:
        return TRUMPS + 16 * rank_at(record, place, turned) + place
    return value


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return BY_VOID if record.void_places >> place & 1 else why
