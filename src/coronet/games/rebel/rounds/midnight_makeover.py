"""Midnight Makeover: Fairies follow any suit, and the best among them and the led suit wins.

Equal values: classic the one played last, deluxe the one played first.
"""

from __future__ import annotations

from coronet.games.rebel.cards import FAIRIES, FAIRY, suit_of
from coronet.games.rebel.places import rank_at, value_at
from coronet.games.rebel.record import CLASSIC, Round
from coronet.games.rebel.whys import BY_JOINING
from coronet.kernel.rule import rule

NUMBER = 18
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "r", "v", False
PASS_LEFT, PASS_RIGHT = 3, 0


@rule
def following(record: Round, cards: int) -> int:
    return cards | FAIRIES


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    suit = suit_of(record.trick[place])
    if suit not in (FAIRY, record.led):
        return -1
    later = place if record.edition == CLASSIC else 0
    return 16 * rank_at(record, place, turned) + later


@rule
def why_won(record: Round, place: int, why: int) -> int:
    """Where a Fairy that joined in has won, or come level."""
    for other in range(record.place):
        joins = suit_of(record.trick[other]) == FAIRY and record.led != FAIRY
        if joins and value_at(record, other) == value_at(record, place):
            return BY_JOINING
    return why
