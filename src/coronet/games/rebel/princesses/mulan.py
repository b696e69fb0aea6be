"""Mulan: when all have played, swaps her card for one of its suit from her hand; the Frog takes no part.

Where everybody plays two cards she may swap either or both, by one use of her power.
"""

from __future__ import annotations

from coronet.games.choosing import cards_in, number_in
from coronet.games.rebel.cards import FROG_CARD, cards_of, suit_of
from coronet.games.rebel.hands import exchange_with_trick
from coronet.games.rebel.history import SWAPPED, tell
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import ALL_PLAYED, Round
from coronet.games.rebel.record import DELUXE as DELUXE_EDITION
from coronet.kernel.rule import rule

NUMBER = 7
CLASSIC, DELUXE = True, True
MOMENTS = (ALL_PLAYED,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if record.hand_size[seat] == 0:
        return 0
    for place in range(record.place):
        if _is_open_to_her(record, seat, place):
            return 1
    return 0


@rule
def is_asked_on(record: Round, seat: int, answer: int) -> int:
    return int(record.swapper == seat and is_asked(record, seat, 0))


@rule
def haggles_again(record: Round, seat: int, answer: int) -> int:
    """In deluxe, if she has swapped."""
    return int(record.edition == DELUXE_EDITION and record.swapper == seat)


@rule
def swap_cards(record: Round, seat: int, place: int, cards: int) -> int:
    if not _is_open_to_her(record, seat, place):
        return 0
    return record.hand[seat] & cards_of(suit_of(record.trick[place])) & ~FROG_CARD


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    taken_back = number_in(choice)
    swapped_in = cards_in(choice)
    exchange_with_trick(record, seat, swapped_in, taken_back)
    record.swapped_cards |= swapped_in
    record.swapper = seat
    tell(record, SWAPPED, seat, taken_back, swapped_in)


@rule
def _is_open_to_her(record: Round, seat: int, place: int) -> int:
    """Whether the card there is hers, not the Frog, and not swapped already."""
    out_of_reach = FROG_CARD | record.swapped_cards
    return int(seat_at(record, place) == seat and not out_of_reach >> record.trick[place] & 1)
