"""Rests: the score sheet between two rounds, and pauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.server.tables.commands import inner
from coronet.server.tables.commands.rights import check_state, own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

PAUSES_EACH = 2


def ready(room: Room, draft: Draft, viewer: Viewer, command: protocol.Ready) -> None:
    seat = own_seat(viewer)
    check_state(draft, "lobby", "between")
    facts = draft.change_facts()
    facts.ready = sorted(set(facts.ready) - {seat} | ({seat} if command.on else set()))
    if draft.row.state == "between":
        facts.held_by = None if command.on else seat
        if all_ready(draft):
            next_round(draft)
    draft.mark("ready")


def sheet_read(room: Room, draft: Draft, viewer: None, command: inner.SheetRead) -> None:
    if draft.row.state != "between":
        raise Refusing("stale")
    next_round(draft)
    draft.mark("ready")


def all_ready(draft: Draft) -> bool:
    return all(
        seat.seat in draft.facts.ready for seat in draft.seats if seat.kind == "person" and seat.acting == "self"
    )


def next_round(draft: Draft) -> None:
    facts = draft.change_facts()
    facts.ready, facts.between_since, facts.held_by = [], None, None
    draft.row.state = "playing"


def pause(room: Room, draft: Draft, viewer: Viewer, command: protocol.Pause) -> None:
    seat = own_seat(viewer)
    check_state(draft, "playing")
    facts = draft.change_facts()
    if facts.pauses.get(str(seat), 0) >= PAUSES_EACH:
        raise Refusing("off", what="pause")
    facts.pauses[str(seat)] = facts.pauses.get(str(seat), 0) + 1
    facts.paused_by = seat
    draft.row.state = "paused"
    draft.tell_room("room-paused", seat=seat)


def resume(room: Room, draft: Draft, viewer: Viewer, command: protocol.Resume) -> None:
    seat = own_seat(viewer)
    check_state(draft, "paused")
    draft.change_facts().paused_by = None
    draft.row.state = "playing"
    draft.tell_room("room-resumed", seat=seat)
