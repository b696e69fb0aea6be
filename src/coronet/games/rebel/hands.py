"""Hands: what lies hidden in them and in reach of powers; cards that come and go."""

from __future__ import annotations

from coronet.games.rebel.history import LEFT_OPEN, tell
from coronet.games.rebel.record import Round
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule


@rule
def hidden_cards(record: Round, seat: int) -> int:
    """How many cards of the hand lie hidden and in reach: not open, not frozen."""
    return record.hand_size[seat] - count(record.open_cards[seat]) - int(record.frozen_seat == seat)


@rule
def cards_in_reach(record: Round, seat: int) -> int:
    """Those hidden cards."""
    cards = record.hand[seat] & ~record.open_cards[seat]
    if record.frozen_seat == seat:
        cards &= ~record.frozen_card
    return cards


@rule
def add_to_hand(record: Round, seat: int, cards: int) -> None:
    record.hand[seat] |= cards
    record.hand_size[seat] += count(cards)


@rule
def take_from_hand(record: Round, seat: int, cards: int) -> None:
    """A card that leaves the hand is open no more, even if it comes back."""
    record.hand[seat] &= ~cards
    record.open_cards[seat] &= ~cards
    record.hand_size[seat] -= count(cards)


@rule
def leave_hidden(record: Round, seat: int, card: int) -> None:
    """A card (a set of one) goes where not all see it; that it lay open and is gone, all see."""
    if card & record.open_cards[seat]:
        tell(record, LEFT_OPEN, seat, 0, card)
    take_from_hand(record, seat, card)


@rule
def exchange_with_trick(record: Round, seat: int, given: int, taken: int) -> None:
    """A card of the hand (a set of one) takes the place in the trick of another, which comes to the hand."""
    take_from_hand(record, seat, given)
    add_to_hand(record, seat, 1 << taken)
    for place in range(record.place):
        if record.trick[place] == taken:
            record.trick[place] = lowest(given)


@rule
def next_portion(record: Round, seat: int) -> int:
    """To whom Sleeping Beauty deals next: the other seats upwards."""
    for other in range(record.players):
        if other != seat and not record.portioned >> other & 1:
            return other
    return seat
