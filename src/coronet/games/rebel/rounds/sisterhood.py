"""Sisterhood: the leader cannot win; the led card (or, with none, any card) farthest from the leader's value does.

Equal distance: the best value, then who played first.
"""

from __future__ import annotations

from coronet.games.rebel.places import TRUMPS, in_led_suit, rank_at, value_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_DISTANCE, BY_DISTANCE_OF_ALL
from coronet.kernel.rule import rule

NUMBER = 26
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "l", False
PASS_LEFT, PASS_RIGHT = 0, 2


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    if place == 0:
        return -1
    farness = 32 * abs(value_at(record, place) - value_at(record, 0)) + rank_at(record, place, turned)
    if in_led_suit(record, place):
        return TRUMPS + farness
    return farness


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return BY_DISTANCE if in_led_suit(record, place) else BY_DISTANCE_OF_ALL
