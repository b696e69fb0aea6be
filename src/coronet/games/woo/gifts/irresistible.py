"""Irresistible: its suit becomes the Lead Suit, as long as it is in play; of several the latest counts."""

from __future__ import annotations

from coronet.games.woo.cards import suit_of
from coronet.games.woo.history import LEAD_CHANGED, tell
from coronet.games.woo.record import Courtship
from coronet.games.woo.trick import card_of
from coronet.kernel.rule import rule

NUMBER = 2


@rule
def take_effect(record: Courtship, card: int, seat: int) -> None:
    _lead(record, seat, suit_of(card))


@rule
def leave_play(record: Courtship, card: int, seat: int, mine: int) -> None:
    """One has gone: the latest that is left counts, or the first card."""
    suit = record.first_suit
    for at in range(record.trick_count):
        other = card_of(record.trick[at])
        if mine >> other & record.in_play >> other & 1:
            suit = suit_of(other)
    _lead(record, seat, suit)


@rule
def _lead(record: Courtship, seat: int, suit: int) -> None:
    if record.lead != suit:
        record.lead = suit
        tell(record, LEAD_CHANGED, seat, 0, suit)
