"""Royal Decree: Queens are trumps; the best Queen played wins."""

from __future__ import annotations

from coronet.games.rebel.cards import QUEEN, suit_of
from coronet.games.rebel.places import TRUMPS, in_led_suit, rank_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_TRUMPS
from coronet.kernel.rule import rule

NUMBER = 4
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "d", "f", False
PASS_LEFT, PASS_RIGHT = 0, 3


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    if suit_of(record.trick[place]) == QUEEN:
        return TRUMPS + rank_at(record, place, turned)
    return value


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return why if in_led_suit(record, place) else BY_TRUMPS
