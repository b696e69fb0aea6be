"""Allergic: its player discards one card that was played earlier in this round and is still in play."""

from __future__ import annotations

from coronet.games.woo.asking import ask, is_ghost
from coronet.games.woo.cards import NO_CARD
from coronet.games.woo.gifts import irresistible
from coronet.games.woo.history import REMOVED, tell
from coronet.games.woo.record import NEXT_TURN, REMOVE, Courtship
from coronet.games.woo.trick import best_of, discard_from_play, last_card
from coronet.kernel.rule import rule


@rule
def removable(record: Courtship) -> int:
    """The cards that the Allergic played last can remove."""
    return record.in_play & ~(1 << last_card(record))


@rule
def take_effect(record: Courtship, seat: int) -> None:
    """Ask what is removed, if anything can be; the Ghost removes what is winning."""
    record.phase = NEXT_TURN
    cards = removable(record)
    if cards == 0:
        return
    if is_ghost(record, seat):
        card = best_of(record, cards)
        if card != NO_CARD:
            remove(record, seat, card)
    else:
        ask(record, seat, REMOVE)


@rule
def remove(record: Courtship, seat: int, card: int) -> None:
    """Discard a card; an Irresistible that goes gives the Lead Suit back."""
    discard_from_play(record, card)
    tell(record, REMOVED, seat, 0, card)
    if record.irresistible >> card & 1:
        irresistible.leave(record, seat)
