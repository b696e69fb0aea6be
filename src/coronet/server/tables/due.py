"""What a room must do by itself next, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.server.tables import clocks
from coronet.server.tables.commands import inner

if TYPE_CHECKING:
    from coronet.server.tables.room import Room

BETWEEN_SECONDS = 30
SHARE_SECONDS = 4
HOST_AWAY_SECONDS = 120


def next_due(room: Room) -> tuple[float, Any] | None:
    """When the room must do something by itself, and what."""
    due: list[tuple[float, Any]] = []
    now, wall = room.house.clock.monotonic(), room.house.clock.now()
    state = room.row.state
    if state == "sharing" and room.game is not None:
        left = room.planning.ends.left("shares", since=room.game.started_at, wall=wall, seconds=SHARE_SECONDS)
        due.append((now + left, inner.SharesDue()))
    people_seated = [seat for seat in room.seats if seat.kind == "person"]
    since = room.facts.between_since
    if state == "between" and since is not None and room.facts.held_by is None and len(people_seated) > 1:
        left = room.planning.ends.left("sheet", since=since, wall=wall, seconds=BETWEEN_SECONDS)
        due.append((now + left, inner.SheetRead()))
    if state == "playing" and room.table is not None and room.row.grace:
        for seat in room.table.to_act:
            row = room.seats[seat]
            if row.kind == "person" and row.acting == "self" and seat in room.planning.away_since:
                due.append((room.planning.away_since[seat] + room.row.grace, inner.Absent(seat)))
    if state == "playing":
        due += [(now + left, up) for left, up in clocks.running(room)]
    host = next((seat.seat for seat in people_seated if seat.guest_id == room.row.host_id), None)
    if host is not None and host in room.planning.away_since and any(room.is_here(s.seat) for s in people_seated):
        due.append((room.planning.away_since[host] + HOST_AWAY_SECONDS, inner.HostGone()))
    return min(due, key=lambda one: one[0], default=None)
