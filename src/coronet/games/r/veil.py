"""What a seat knows: blank everything else in a copy of the record (rules, section 11).

Seat -1 is a spectator. A veiled record plays: the seat's choices and refusals are the same. Where hands are drawn from
decks, another seat's hand and deck become one set of unplayed cards; sizes stay known.
"""

from __future__ import annotations

from coronet.games.r import hooks
from coronet.games.r.record import KEEP_CARD, LAY_OUT, SEATS, STAGES, Duel
from coronet.kernel.bits import count
from coronet.kernel.generator import forget
from coronet.kernel.rule import rule


@rule
def veil(record: Duel, seat: int) -> None:
    """Blank in this record what `seat` cannot know."""
    if record.veiled == 0:
        for other in range(SEATS):
            record.hand_count[other] = count(record.hand[other])
            record.deck_count[other] = count(record.deck[other])
        record.veiled = 1
    forget(record)
    for other in range(SEATS):
        if other != seat:
            veil_seat(record, other)
    if record.phase == KEEP_CARD:
        record.pool = 0
        if seat < 0 or record.waiting >> seat & 1 == 0:
            record.packet = 0
    for look in range(16):
        holder = (record.first_opener + look // STAGES + look) % SEATS
        if holder != seat:
            record.looks[look] = 0


@rule
def veil_seat(record: Duel, other: int) -> None:
    """What lies before another seat and does not lie open."""
    record.pending[other] = 0
    record.order[other] = 0
    record.placed[other] = 0
    record.asked[other] = 0
    if record.phase == KEEP_CARD:
        record.hand[other] = 0
    if record.phase >= LAY_OUT and hooks.cards_drawn(record, 0):
        record.deck[other] |= record.hand[other]
        record.hand[other] = 0
