"""Asking: a question put to a seat or to several at once."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule


@rule
def ask(record: Round, seats: int, phase: int) -> None:
    """Put a question to all of these seats."""
    record.phase = phase
    record.waiting = seats
    while seats:
        record.asked[lowest(seats)] += 1
        seats &= seats - 1


@rule
def everybody(record: Round) -> int:
    return (1 << record.players) - 1


@rule
def everybody_else(record: Round, seat: int) -> int:
    return everybody(record) & ~(1 << seat)
