"""Chat: lines and stickers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.server.store.rows import ChatRow
from coronet.server.tables import people
from coronet.server.tables.commands.rights import own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

LONGEST_CHAT = 200


def say(room: Room, draft: Draft, viewer: Viewer, command: protocol.Say) -> None:
    text = people.clean_line(command.text, LONGEST_CHAT)
    if text is None:
        raise Refusing("bad-setting", field="text", allowed="1 to 200 characters")
    _chat(room, draft, viewer, "say", text)


def react(room: Room, draft: Draft, viewer: Viewer, command: protocol.React) -> None:
    _chat(room, draft, viewer, "react", command.what)


def _chat(room: Room, draft: Draft, viewer: Viewer, kind: Any, text: str) -> None:
    if not draft.row.chat_on:
        raise Refusing("off", what="chat")
    seat = own_seat(viewer)
    draft.row.chat_no += 1
    row = ChatRow(no=draft.row.chat_no, at=draft.now, guest_id=viewer.guest_id, seat=seat, kind=kind, text=text)
    row.name = viewer.name
    draft.chat.append(row)
