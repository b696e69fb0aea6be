"""Always the Bridesmaid: the second-best card of the led suit wins; alone, the only one does."""

from __future__ import annotations

from coronet.games.rebel.places import TRUMPS, in_led_suit, rank_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_SECOND_PLACE
from coronet.kernel.rule import rule

NUMBER = 25
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "g", False
PASS_LEFT, PASS_RIGHT = 0, 1


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    if in_led_suit(record, place) and _better_cards(record, place, turned) == 1:
        return TRUMPS
    return value


@rule
def _better_cards(record: Round, place: int, turned: int) -> int:
    better = 0
    for other in range(record.place):
        if in_led_suit(record, other) and rank_at(record, other, turned) > rank_at(record, place, turned):
            better += 1
    return better


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return BY_SECOND_PLACE if _better_cards(record, place, record.reversed) else why
