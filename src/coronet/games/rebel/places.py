"""The places of a trick in order of play: who plays there, which cards lie there, how they rank."""

from __future__ import annotations

from coronet.games.rebel.cards import number_of, suit_of
from coronet.games.rebel.record import Round
from coronet.games.rebel.seating import seat_after
from coronet.kernel.rule import rule

TRUMPS = 10_000  # above every strength in the led suit


@rule
def seat_at(record: Round, place: int) -> int:
    return seat_after(record, record.leader, place)


@rule
def cards_of_trick(record: Round) -> int:
    cards = 0
    for place in range(record.place):
        cards |= 1 << record.trick[place]
    return cards


@rule
def value_at(record: Round, place: int) -> int:
    """The printed number, or 0 if Snow White said so."""
    if record.zero_places >> place & 1:
        return 0
    return number_of(record.trick[place])


@rule
def rank_at(record: Round, place: int, turned: int) -> int:
    """The higher the better: the value, or its distance below 20 when the order is reversed."""
    if turned:
        return 20 - value_at(record, place)
    return value_at(record, place)


@rule
def in_led_suit(record: Round, place: int) -> int:
    return int(suit_of(record.trick[place]) == record.led)


@rule
def basic_strength(record: Round, place: int, turned: int) -> int:
    return in_led_suit(record, place) * (16 * rank_at(record, place, turned) + 1) - 1
