"""What a seat knows: blank everything else in a copy of the record (rules, section 9).

Seat -1 is a spectator, who knows what all know. A veiled record plays: the seat's choices and refusals are the same.
"""

from __future__ import annotations

from coronet.games.rebel.history import veil_secrets
from coronet.games.rebel.places import seat_at
from coronet.games.rebel.record import CLASSIC, NO_SEAT, TWO_KEEP_ONE, UNSEEN, Round
from coronet.kernel.generator import forget
from coronet.kernel.rule import rule

ROWS = frozenset(
    {
        "chance",
        "hand",
        "aside",
        "gifted",
        "gifts_won",
        "pending",
        "offered",
        "given",
        "portion",
        "trick",
        "secrets",
    }
)
"""All rows that are written to here."""


@rule
def veil(record: Round, seat: int) -> None:
    """Blank in this record what `seat` cannot know."""
    forget(record)
    own_gifts = record.gifted[seat] if seat != NO_SEAT else 0
    record.gift_pile &= own_gifts
    for other in range(record.players):
        record.gifts_won[other] &= own_gifts
        if other != seat:
            veil_seat(record, other)
    veil_powers(record, seat)
    veil_trick(record, seat)
    veil_secrets(record, seat)


@rule
def veil_seat(record: Round, other: int) -> None:
    """What lies before another seat and does not lie open."""
    shown = record.open_cards[other]
    if record.edition == CLASSIC and record.frozen_seat == other:
        shown |= record.frozen_card
    record.hand[other] = shown
    record.aside[other] = 0
    record.gifted[other] = 0
    record.pending[other] = 0
    if record.princesses_by == TWO_KEEP_ONE:
        record.offered[other] = 0


@rule
def veil_powers(record: Round, seat: int) -> None:
    """Cards in the middle of a power."""
    beauty = record.window_seat
    if seat != beauty:
        record.pool = 0
    for other in range(record.players):
        if other != seat and (seat != beauty or record.edition == CLASSIC):
            record.given[other] = 0
        if seat != beauty:
            record.portion[other] = 0
    if seat not in (record.window_seat, record.drawn_from):
        record.drawn = 0
    if record.edition != CLASSIC and seat not in (record.freezer, record.frozen_seat):
        record.frozen_card = 0


@rule
def veil_trick(record: Round, seat: int) -> None:
    """Cards that others have played face down; and whether others were void where their card does not say it."""
    for place in range(record.place):
        other = seat_at(record, place)
        if other == seat:
            continue
        if record.face_down >> place & 1:
            record.trick[place] = UNSEEN
        if (record.face_down | record.frozen_places) >> place & 1 or other == record.free_seat:
            record.void_places &= ~(1 << place)
