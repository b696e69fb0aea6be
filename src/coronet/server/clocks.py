"""Clocks: how long a person may take over a decision. When the time is up, a bot chooses for the seat, once.

Since when a question has been open is a small fact of the room, so a restart does not give anybody more time. Nobody's
clock runs while the table is paused or shows the score sheet; both begin the question's time anew. A clock of days runs
out on time although nobody is at the table: when that will be stands in the table's row. With a shorter one the game
waits for somebody to come.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from coronet.server.drafts import Draft, Facts

if TYPE_CHECKING:
    from coronet.server.room import Room
    from coronet.server.units import SeatRow


DAY_SECONDS = 86_400


class TimeUp(Struct, frozen=True):
    """A person has taken too long over a question."""

    seat: int
    ask: int


def note(draft: Draft) -> None:
    """Begin the time of every question that is new; forget those that are answered."""
    if not draft.facts.clock and not draft.facts.asked:
        return
    table = draft.table
    runs = bool(draft.facts.clock) and table is not None and draft.row.state == "playing"
    now_asked = {seat: table.asked(seat) for seat in table.to_act} if runs and table is not None else {}
    asked = {
        str(seat): _since(draft, seat, ask) for seat, ask in now_asked.items() if draft.seats[seat].kind == "person"
    }
    if asked != draft.facts.asked:
        draft.change_facts().asked = asked
    up = _first_up(draft.facts, draft.seats) if draft.facts.clock >= DAY_SECONDS else None
    draft.row.due_at, draft.row.due_kind = (None, None) if up is None else (up[0], "clock")


def _since(draft: Draft, seat: int, ask: int) -> tuple[int, int]:
    before = draft.facts.asked.get(str(seat))
    return before if before is not None and before[0] == ask else (ask, draft.now)


def until(facts: Facts, seat: int) -> int | None:
    """When a seat's time is up, in milliseconds UTC."""
    asked = facts.asked.get(str(seat))
    return None if asked is None or not facts.clock else asked[1] + 1000 * facts.clock


def first_up(room: Room) -> tuple[int, TimeUp] | None:
    """Whose time is up first, and when; those for whom a bot chooses anyway are left out."""
    return _first_up(room.facts, room.seats)


def _first_up(facts: Facts, seats: list[SeatRow]) -> tuple[int, TimeUp] | None:
    ends = [
        (end, TimeUp(seat.seat, facts.asked[str(seat.seat)][0]))
        for seat in seats
        if seat.acting == "self" and not is_late(facts, seat.seat)
        if (end := until(facts, seat.seat)) is not None
    ]
    return min(ends, key=lambda one: one[0], default=None)


def is_late(facts: Facts, seat: int) -> bool:
    """Whether the time of a seat's present question is up."""
    asked = facts.asked.get(str(seat))
    return asked is not None and facts.late.get(str(seat)) == asked[0]
