"""Who is the host: the rights given away, or handed on when the host goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.server.tables.commands import inner
from coronet.server.tables.commands.rights import check_host
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def give(room: Room, draft: Draft, viewer: Viewer, command: protocol.GiveHost) -> None:
    check_host(room, viewer)
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind != "person":
        raise Refusing("not-seated")
    draft.row.host_id = draft.seats[command.seat].guest_id
    draft.tell_room("room-host", seat=command.seat)


def gone(room: Room, draft: Draft, viewer: None, command: inner.HostGone) -> None:
    before = draft.row.host_id
    if before is None or not hand_on(room, draft, before):
        raise Refusing("stale")


def hand_on(room: Room, draft: Draft, guest_id: int) -> bool:
    """The longest-seated person present becomes host when the host goes."""
    if draft.row.host_id != guest_id:
        return False
    others = [seat for seat in draft.seats if seat.kind == "person" and seat.guest_id != guest_id]
    present = [seat for seat in others if room.is_here(seat.seat)] or others
    heir = min(present, key=lambda seat: seat.since, default=None)
    draft.row.host_id = heir.guest_id if heir else None
    if heir is not None:
        draft.tell_room("room-host", seat=heir.seat)
    return heir is not None
