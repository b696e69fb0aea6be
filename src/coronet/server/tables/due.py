"""What a room must do by itself next, and when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.server.tables import clocks
from coronet.server.tables.commands import inner

if TYPE_CHECKING:
    from coronet.server.tables.drafts import Draft
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
    since = sheet_since(room)
    if since is not None:
        left = room.planning.ends.left("sheet", since=since, wall=wall, seconds=BETWEEN_SECONDS)
        due.append((now + left, inner.SheetRead()))
    away_since = room.planning.away_since
    if state == "playing" and room.table is not None and room.row.grace and away_since:
        for seat in room.table.to_act:
            waited_for = seat in room.facts.waited_for
            if room.seats[seat].acting == "self" and seat in away_since and not waited_for:
                due.append((away_since[seat] + room.row.grace, inner.Absent(seat)))
    if state == "playing":
        due += [(now + left, up) for left, up in clocks.running(room)]
    if away_since:
        people = [seat for seat in room.seats if seat.kind == "person"]
        host = next((seat.seat for seat in people if seat.guest_id == room.row.host_id), None)
        if host in away_since and any(room.is_here(seat.seat) for seat in people):
            due.append((away_since[host] + HOST_AWAY_SECONDS, inner.HostGone()))
    return min(due, key=lambda one: one[0], default=None)


def sheet_since(table: Room | Draft) -> int | None:
    """Since when a score sheet has been shown that is put away by itself: several read it, and nobody holds it."""
    several = sum(seat.kind == "person" for seat in table.seats) > 1
    is_shown = table.row.state == "between" and table.facts.held_by is None
    return table.facts.between_since if is_shown and several else None


def sheet_up(table: Room | Draft) -> tuple[int, Any] | None:
    """When a score sheet has been shown long enough by the wall clock, and what is done then."""
    since = sheet_since(table)
    return None if since is None else (since + 1000 * BETWEEN_SECONDS, inner.SheetRead())
