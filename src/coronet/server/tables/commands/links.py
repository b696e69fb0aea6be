"""Links: to take a seat, to watch, to move one's seat to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from coronet.server.store.rows import PermitRow
from coronet.server.tables import people
from coronet.server.tables.commands.rights import check_host, own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import lan, protocol
from coronet.server.wire.bodies import DeviceBody, LinkBody

if TYPE_CHECKING:
    from coronet.server.tables.house import House
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

LETTERS_MS = 24 * 3_600_000


def link(room: Room, draft: Draft, viewer: Viewer, command: protocol.Link) -> None:
    if command.kind == "device":
        seat = own_seat(viewer)
        token = people.new_code(people.TYPED_LENGTH)
        expires = draft.now + 10 * 60 * 1000
        permit = PermitRow(hash=people.token_hash(token), kind="device", guest_id=viewer.guest_id, seat=seat)
        permit.uses_left, permit.expires_at = 1, expires
    else:
        check_host(room, viewer)
        token = people.new_token(16)
        permit = PermitRow(hash=people.token_hash(token), kind=command.kind)
        if command.fresh:
            end(draft, command.kind)
    permit.table_id, permit.created_at = draft.row.id, draft.now
    draft.permits.append(permit)
    letters = _letters(draft) if command.kind == "invite" else None
    draft.body = _shown(room.house, draft.row.code, command.kind, token, letters)


def end(draft: Draft, kind: str) -> None:
    """Links of this kind end, and with an invitation its letters."""
    draft.drop_kinds.append(kind)
    if kind == "invite":
        draft.drop_kinds.append("letters")
        draft.facts = replace(draft.facts, letters="", letters_until=0)


def _letters(draft: Draft) -> str:
    """The letters of the table, the same as long as they hold for a while; nobody else has to hear of them."""
    if draft.facts.letters_until < draft.now + LETTERS_MS // 2:
        letters, until = people.new_letters(), draft.now + LETTERS_MS
        draft.facts = replace(draft.facts, letters=letters, letters_until=until)
        permit = PermitRow(hash=people.token_hash(letters), kind="letters", table_id=draft.row.id, created_at=draft.now)
        permit.expires_at = until
        draft.permits.append(permit)
    return draft.facts.letters


def _shown(house: House, code: str, kind: str, token: str, letters: str | None) -> LinkBody | DeviceBody:
    """A link with its reach and its QR code; the right is in the fragment."""
    if kind == "device":
        return DeviceBody(token)
    url = f"{house.base}/t/{code}#{kind[0]}.{token}"
    reach = lan.reach_of(house.base, house.settings.public_url is not None)
    return LinkBody(url, reach, house.qr(url), letters)
