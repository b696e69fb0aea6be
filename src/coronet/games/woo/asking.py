"""Asking, and the seats around the table."""

from __future__ import annotations

from coronet.games.woo.record import GHOST, GHOST_SEAT, Courtship
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule


@rule
def ask(record: Courtship, seat: int, phase: int) -> None:
    """Put a question to one seat."""
    record.phase = phase
    record.waiting = 1 << seat
    record.asked[seat] += 1


@rule
def ask_all(record: Courtship, seats: int, phase: int) -> None:
    """Put a question to all of these seats at once."""
    record.phase = phase
    record.waiting = seats
    for seat in range(record.players):
        record.asked[seat] += seats >> seat & 1


@rule
def is_ghost(record: Courtship, seat: int) -> int:
    return int(record.mode == GHOST and seat == GHOST_SEAT)


@rule
def choosers(record: Courtship) -> int:
    """The seats in the set that make choices."""
    if record.mode == GHOST:
        return record.playing & ~(1 << GHOST_SEAT)
    return record.playing


@rule
def next_in_set(record: Courtship, seat: int) -> int:
    """The first seat in the set clockwise from `seat`, which may be itself."""
    after = record.playing >> seat << seat
    return lowest(after) if after else lowest(record.playing)


@rule
def seat_after(record: Courtship, seat: int) -> int:
    """The next seat in the set clockwise."""
    after = record.playing >> seat + 1 << seat + 1
    return lowest(after) if after else lowest(record.playing)
