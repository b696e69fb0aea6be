"""What a seat knows: blank everything else in a copy of the record (rules, section 14).

Seat -1 is a spectator. A veiled record plays: the seat's choices and refusals are the same. Sizes stay known.
"""

from __future__ import annotations

from coronet.games.woo.record import GIFT, Courtship
from coronet.kernel.generator import forget
from coronet.kernel.rule import rule


@rule
def veil(record: Courtship, seat: int) -> None:
    """Blank in this record what `seat` cannot know."""
    forget(record)
    record.deck = 0
    for other in range(record.players):
        if other != seat:
            record.hand[other] = record.pending[other] = record.exchanged[other] = record.drawn[other] = 0
            record.buried[other] = record.carried[other] = record.kept_before[other] = 0
    if record.phase == GIFT and (seat < 0 or record.waiting >> seat & 1 == 0):
        record.offered = 0
