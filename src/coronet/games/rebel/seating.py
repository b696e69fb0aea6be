"""Sets of seats: everybody, all but one, those whose power sleeps."""

from __future__ import annotations

from coronet.games.rebel.record import POWERS_LATER, Round
from coronet.kernel.rule import rule


@rule
def everybody(record: Round) -> int:
    return (1 << record.players) - 1


@rule
def everybody_else(record: Round, seat: int) -> int:
    return everybody(record) & ~(1 << seat)


@rule
def seat_after(record: Round, seat: int, steps: int) -> int:
    """Who sits so many places to the left, less than three times around: not divided, as that takes so long."""
    at = seat + steps
    if at >= record.players:
        at -= record.players
    if at >= record.players:
        at -= record.players
    return at


@rule
def powerless(record: Round) -> int:
    """The seats that have no use of their power in this round: all in the first, where powers begin in the second."""
    if record.round_at > 0 or record.open_memory & POWERS_LATER == 0:
        return 0
    return everybody(record)
