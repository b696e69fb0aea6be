"""Windows: who is asked for a power, in which order.

Before a trick seats are asked clockwise from the left of the leader, the leader last. After each power used the asking
begins anew, from the left of the present leader and by the conditions as they are now (rules, section 5.1). Whether
a window is asked depends on public facts alone.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.rebel import powers
from coronet.games.rebel.record import WINDOWS, Round
from coronet.games.rebel.seating import everybody, seat_after
from coronet.kernel.rule import rule, seldom


@rule
def open_windows(record: Round, phase: int) -> None:
    """Begin to ask before a trick."""
    record.phase = record.window_phase = phase
    record.window_at = 0


@rule
def ask_anew(record: Round, seat: int, number: int) -> None:
    """A seat uses its power, naming `number`: once that has taken effect, those who declined may answer it."""
    record.window_at = 0
    concerned = powers.concerns(record, seat, number, everybody(record))
    for other in range(record.players):
        if concerned >> other & 1:
            record.declined[other] = 0


@rule
def decline(record: Round, seat: int) -> None:
    """A seat does not use its power. Asked anew, it is the same question until something changes for this seat."""
    if record.phase == WINDOWS and not record.declined[seat]:
        record.declined[seat] = record.asked[seat]


@rule
def is_asked_the_same(record: Round, seat: int) -> int:
    """Whether the seat has declined this very question before, and nothing has changed for it since."""
    return int(record.phase == WINDOWS and record.declined[seat] > 0)


@rule
def ask_next_window(record: Round) -> int:
    """Ask the next seat that has a use for its power; 0 when none is left."""
    while record.window_at < record.players:
        record.window_at += 1
        if ask_window(record, seat_after(record, record.leader, record.window_at)):
            return 1
    return 0


@rule
def ask_window(record: Round, seat: int) -> int:
    """Ask this seat, if its power is unused and has a use now."""
    if powers.MOMENTS[record.princess[seat]] >> record.phase & ~record.used >> seat & 1:
        return ask_if_of_use(record, seat)
    return 0


@rule
@seldom
def ask_if_of_use(record: Round, seat: int) -> int:
    """Ask a seat whose moment it is and whose power is unused, unless it has no use now."""
    if not powers.is_asked(record, seat, 0):
        return 0
    record.window_seat = seat
    ask(record, 1 << seat, record.phase)
    return 1
