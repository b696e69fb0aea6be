"""A second, independent reading of who saw which card (rules, section 9): shares no code with the veil."""

from __future__ import annotations

from coronet.games.choosing import cards_in
from coronet.games.rebel.powers import PRINCESSES_BY_NAME
from coronet.games.rebel.record import CLASSIC, Round

BEAUTY = PRINCESSES_BY_NAME["sleeping-beauty"]


class Knowledge:
    """For every viewer (-1 a spectator) the cards of this round seen so far; fed the full record after every choice."""

    def __init__(self, record: Round) -> None:
        self.round_at = record.round_at
        self.seen = dict.fromkeys(range(-1, record.players), 0)
        self.note(record)

    def note(self, record: Round) -> None:
        """Add what can be seen now; a new round is a new deal."""
        if record.round_at != self.round_at:
            self.round_at = record.round_at
            self.seen = dict.fromkeys(self.seen, 0)
        for viewer in self.seen:
            self.seen[viewer] |= everybody_sees(record) | (seat_sees(record, viewer) if viewer >= 0 else 0)


def everybody_sees(record: Round) -> int:
    """Cards that were taken in tricks, lie open, or lie face up in the trick."""
    cards = 0
    for seat in range(record.players):
        cards |= record.taken[seat] | record.open_cards[seat]
    for place in range(record.place):
        if not record.face_down >> place & 1:
            cards |= 1 << record.trick[place]
    return cards | (record.frozen_card if record.edition == CLASSIC else 0)


def seat_sees(record: Round, seat: int) -> int:
    """Its own cards wherever they lie, and what a power shows to it."""
    cards = record.hand[seat] | record.aside[seat] | record.gifted[seat] | record.given[seat]
    if record.pending[seat]:
        cards |= cards_in(record.pending[seat])
    for place in range(record.place):
        if (record.leader + place) % record.players == seat:
            cards |= 1 << record.trick[place]
    if seat in (record.window_seat, record.drawn_from):
        cards |= record.drawn
    if seat in (record.freezer, record.frozen_seat):
        cards |= record.frozen_card
    if record.princess[seat] == BEAUTY and seat == record.window_seat:
        cards |= record.pool
        for portion in record.portion:
            cards |= portion
    return cards
