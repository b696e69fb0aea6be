"""The Prince Always Rings Twice: everybody plays two cards, and the best sum in the led suit wins.

Equal sums: the best single card of the led suit, then who played first.
"""

from __future__ import annotations

from coronet.games.rebel.places import in_led_suit, rank_at, value_at
from coronet.games.rebel.record import Round
from coronet.games.rebel.whys import BY_SUM
from coronet.kernel.rule import rule

NUMBER = 12
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "l", "u", False
PASS_LEFT, PASS_RIGHT = 1, 1


@rule
def cards_a_trick(record: Round, cards: int) -> int:
    return 2


@rule
def strength(record: Round, place: int, turned: int, value: int) -> int:
    if place >= record.players:
        return -1
    total = 0
    best = -1
    for at in (place, place + record.players):
        if at < record.place and in_led_suit(record, at):
            total += value_at(record, at)
            best = max(best, rank_at(record, at, turned))
    if best < 0:
        return -1
    if turned:
        total = 40 - total
    return 32 * total + best


@rule
def why_won(record: Round, place: int, why: int) -> int:
    return BY_SUM
