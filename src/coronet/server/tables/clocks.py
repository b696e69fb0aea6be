"""Clocks: how long a person may take over a decision. When the time is up, a bot chooses for the seat, once.

Since when a question has been open is a small fact of the room, so a restart does not give anybody more time. Nobody's
clock runs while the table is paused or shows the score sheet; both begin the question's time anew. A clock of days runs
out on time although nobody is at the table: when that will be stands in the table's row. With a shorter one the game
waits for somebody to come.

When something began stands in the table's row by the wall clock, which can be set back. A process that has once seen it
lets it end by its own clock at the latest, so that nothing waits for the hours to pass a second time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from coronet.server.clock import Clock
from coronet.server.tables.drafts import Draft, Facts

if TYPE_CHECKING:
    from coronet.server.store.rows import SeatRow
    from coronet.server.tables.room import Room


DAY_SECONDS = 86_400


class TimeUp(Struct, frozen=True):
    """A person has taken too long over a question."""

    seat: int
    ask: int


class Ends:
    """When the times that run at a table end at the latest, by a clock that nobody sets."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: dict[str, tuple[tuple[int, float], float]] = {}

    def left(self, what: str, *, since: int, wall: int, seconds: float) -> float:
        """How many seconds are left of a time that began at `since`; `wall` is now."""
        now = self._clock.monotonic()
        by_wall = seconds - (wall - since) / 1000
        known, latest = self._latest.get(what, (None, 0.0))
        if known != (since, seconds):
            latest = now + min(by_wall, seconds)
            self._latest[what] = ((since, seconds), latest)
        return max(0.0, min(by_wall, latest - now))


def note(draft: Draft) -> None:
    """Begin the time of every question that is new; forget those that are answered."""
    if not draft.facts.clock and not draft.facts.asked and draft.row.due_at is None:
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
    draft.row.due_at = None if up is None else up[0]


def _since(draft: Draft, seat: int, ask: int) -> tuple[int, int]:
    before = draft.facts.asked.get(str(seat))
    return before if before is not None and before[0] == ask else (ask, draft.now)


def until(facts: Facts, seat: int) -> int | None:
    """When a seat's time is up, in milliseconds UTC."""
    asked = facts.asked.get(str(seat))
    return None if asked is None or not facts.clock else asked[1] + 1000 * facts.clock


def left(room: Room, facts: Facts, seat: int) -> float | None:
    """How many seconds a seat still has for its present question."""
    asked = facts.asked.get(str(seat))
    if asked is None or not facts.clock:
        return None
    return room.planning.ends.left(
        f"question of {seat}", since=asked[1], wall=room.house.clock.now(), seconds=facts.clock
    )


def running(room: Room) -> list[tuple[float, TimeUp]]:
    """The seconds left to each person who is asked; those for whom a bot chooses anyway are left out."""
    return [
        (seconds, TimeUp(seat, ask))
        for seat, ask in asked_in_time(room.facts, room.seats)
        if (seconds := left(room, room.facts, seat)) is not None
    ]


def first_up(room: Room) -> tuple[int, TimeUp] | None:
    """Whose time is up first, and when."""
    return _first_up(room.facts, room.seats)


def _first_up(facts: Facts, seats: list[SeatRow]) -> tuple[int, TimeUp] | None:
    asked = asked_in_time(facts, seats)
    ends = [(end, TimeUp(seat, ask)) for seat, ask in asked if (end := until(facts, seat)) is not None]
    return min(ends, key=lambda one: one[0], default=None)


def asked_in_time(facts: Facts, seats: list[SeatRow]) -> list[tuple[int, int]]:
    """People whose time runs, each with their question."""
    return [
        (seat.seat, facts.asked[str(seat.seat)][0])
        for seat in seats
        if seat.acting == "self" and str(seat.seat) in facts.asked and not is_late(facts, seat.seat)
    ]


def is_late(facts: Facts, seat: int) -> bool:
    """Whether the time of a seat's present question is up."""
    asked = facts.asked.get(str(seat))
    return asked is not None and facts.late.get(str(seat)) == asked[0]
