"""The cards of a round: laying one down, taking one away, which of them is winning (rules, section 6)."""

from __future__ import annotations

from coronet.games.woo.cards import NO_CARD, NO_SUIT, SUITED_CARDS, cards_of, suit_of
from coronet.games.woo.record import NO_SEAT, Courtship
from coronet.kernel.bits import highest
from coronet.kernel.rule import rule


@rule
def laid(card: int, seat: int) -> int:
    """A card of the round and who played it, as one word of the trick."""
    return card | seat << 6


@rule
def card_of(word: int) -> int:
    return word & 63


@rule
def seat_of(word: int) -> int:
    return word >> 6


@rule
def lay_card(record: Courtship, seat: int, card: int) -> None:
    """A card is face up in the middle; the first with a suit sets the Lead Suit."""
    record.trick[record.trick_count] = laid(card, seat)
    record.trick_count += 1
    record.in_play |= 1 << card
    if record.first_suit == NO_SUIT and SUITED_CARDS >> card & 1:
        record.first_suit = suit_of(card)
        record.lead = record.first_suit


@rule
def discard_from_play(record: Courtship, card: int) -> None:
    record.in_play &= ~(1 << card)
    record.face_up |= 1 << card


@rule
def last_card(record: Courtship) -> int:
    """The card that was played last."""
    return card_of(record.trick[record.trick_count - 1])


@rule
def best_of(record: Courtship, cards: int) -> int:
    """The one of these cards that wins: the highest of the Wooing Suit, or else of the Lead Suit; or NO_CARD."""
    wooing = cards & cards_of(record.wooing)
    if wooing:
        return highest(wooing)
    if record.lead == NO_SUIT:
        return NO_CARD
    leading = cards & cards_of(record.lead)
    return highest(leading) if leading else NO_CARD


@rule
def seat_of_card(record: Courtship, card: int) -> int:
    """Who played a card of this round."""
    for at in range(record.trick_count):
        if card_of(record.trick[at]) == card:
            return seat_of(record.trick[at])
    return NO_SEAT


@rule
def clear_trick(record: Courtship) -> None:
    for at in range(record.trick_count):
        record.trick[at] = 0
    record.trick_count = record.in_play = 0
    record.first_suit = record.lead = NO_SUIT
