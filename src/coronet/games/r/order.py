"""The cards that lie face down in an order: five bits a card, the next to be turned up lowest."""

from __future__ import annotations

from coronet.games.r.record import BITS_OF_A_CARD, Duel
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule


@rule
def front_card(record: Duel, seat: int) -> int:
    return record.order[seat] & 31


@rule
def placed_cards(record: Duel, seat: int) -> int:
    """The cards that lie in the order, as a set."""
    cards = 0
    for place in range(record.placed[seat]):
        cards |= 1 << (record.order[seat] >> BITS_OF_A_CARD * place & 31)
    return cards


@rule
def place_card(record: Duel, seat: int, card: int) -> None:
    """Lay a card behind the others; the last card left lies itself down."""
    record.order[seat] |= card << BITS_OF_A_CARD * record.placed[seat]
    record.placed[seat] += 1
    left = record.hand[seat] & ~placed_cards(record, seat)
    if count(left) == 1:
        record.order[seat] |= lowest(left) << BITS_OF_A_CARD * record.placed[seat]
        record.placed[seat] += 1


@rule
def lift_last(record: Duel, seat: int, cards: int) -> None:
    """Take so many cards back from the end."""
    record.placed[seat] -= cards
    record.order[seat] &= (1 << BITS_OF_A_CARD * record.placed[seat]) - 1


@rule
def clear_order(record: Duel, seat: int) -> None:
    record.order[seat] = 0
    record.placed[seat] = 0


@rule
def drop_front(record: Duel, seat: int) -> None:
    """The front card is turned up and gone."""
    if record.placed[seat] > 0:
        record.order[seat] >>= BITS_OF_A_CARD
        record.placed[seat] -= 1
