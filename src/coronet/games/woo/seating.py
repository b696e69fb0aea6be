"""The seats around the table: who is in the set, who chooses, who comes next."""

from __future__ import annotations

from coronet.games.woo.record import GHOST, GHOST_SEAT, Courtship
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule


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
