"""Asking: a question put to one seat or to both at once."""

from __future__ import annotations

from coronet.games.r.record import SEATS, Duel
from coronet.kernel.rule import rule

BOTH_SEATS = 3


@rule
def ask(record: Duel, seats: int, phase: int) -> None:
    """Put a question to all of these seats."""
    record.phase = phase
    record.waiting = seats
    for seat in range(SEATS):
        record.asked[seat] += seats >> seat & 1
