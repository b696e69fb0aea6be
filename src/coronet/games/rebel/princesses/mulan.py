"""Mulan: when all have played, swaps her card for one of its suit from her hand; the Frog takes no part."""

from __future__ import annotations

from coronet.games.rebel.cards import FROG, FROG_CARD, cards_of, suit_of
from coronet.games.rebel.choices import cards_in, number_in
from coronet.games.rebel.hands import exchange_with_trick
from coronet.games.rebel.history import SWAPPED, tell
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import ALL_PLAYED, Round
from coronet.kernel.rule import rule

NUMBER = 7
CLASSIC, DELUXE = True, True
MOMENTS = (ALL_PLAYED,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if record.hand_size[seat] == 0:
        return 0
    for place in range(record.place):
        if seat_at(record, place) == seat and record.trick[place] != FROG:
            return 1
    return 0


@rule
def swap_cards(record: Round, seat: int, place: int, cards: int) -> int:
    played = record.trick[place]
    if seat_at(record, place) != seat or played == FROG:
        return 0
    return record.hand[seat] & cards_of(suit_of(played)) & ~FROG_CARD


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    taken_back = number_in(choice)
    swapped_in = cards_in(choice)
    exchange_with_trick(record, seat, swapped_in, taken_back)
    record.swapped_card = swapped_in
    record.swapper = seat
    tell(record, SWAPPED, seat, taken_back, swapped_in)
