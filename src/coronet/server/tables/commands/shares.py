"""Shares of the shuffle: announced before the seal, opened after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.server.store import shuffles
from coronet.server.tables import games_at_table
from coronet.server.tables.commands import inner
from coronet.server.tables.commands.rights import own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def share(room: Room, draft: Draft, viewer: Viewer, command: protocol.Share) -> None:
    seat = own_seat(viewer)
    if command.hash is not None and draft.row.state in ("lobby", "over"):
        draft.seat(seat).share_hash = bytes.fromhex(command.hash)
        draft.mark("share")
        return
    if command.share is None or draft.row.state != "sharing":
        raise Refusing("wrong-state", state=draft.row.state)
    if not shuffles.open_share(draft.change_game(), seat, command.share):
        raise Refusing("bad-setting", field="share", allowed="the share that was announced")
    draft.mark("share")
    if draft.game is not None and not shuffles.missing(draft.game):
        games_at_table.deal(draft)


def shares_due(room: Room, draft: Draft, viewer: None, command: inner.SharesDue) -> None:
    if draft.row.state != "sharing" or draft.game is None:
        raise Refusing("stale")
    for seat in shuffles.missing(draft.game):
        draft.tell_room("room-share-missing", seat=seat)
    games_at_table.deal(draft)
