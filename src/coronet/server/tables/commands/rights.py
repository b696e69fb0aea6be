"""What a command may be given for: one's own seat, the host's rights, the state of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.server.tables.drafts import Draft
from coronet.server.wire.refusals import Refusing
from coronet.table.table import Table

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def own_seat(viewer: Viewer) -> int:
    if viewer.seat is None:
        raise Refusing("not-seated")
    return viewer.seat


def check_host(room: Room, viewer: Viewer) -> None:
    if viewer.guest_id != room.row.host_id:
        raise Refusing("not-host")


def check_state(draft: Draft, *allowed: str) -> None:
    if draft.row.state not in allowed:
        raise Refusing("wrong-state", state=draft.row.state)


def game_in_play(draft: Draft) -> Table:
    if draft.row.state == "paused":
        raise Refusing("paused")
    if draft.row.state != "playing" or draft.table is None:
        raise Refusing("wrong-state", state=draft.row.state)
    return draft.table
