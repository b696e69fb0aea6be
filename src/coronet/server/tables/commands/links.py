"""Links: to take a seat, to watch, to move one's seat to another device."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
            draft.drop_kinds.append(command.kind)
    permit.table_id, permit.created_at = draft.row.id, draft.now
    draft.permits.append(permit)
    draft.body = _shown(room.house, draft.row.code, command.kind, token)


def _shown(house: House, code: str, kind: str, token: str) -> LinkBody | DeviceBody:
    """A link with its reach and its QR code; the right is in the fragment."""
    if kind == "device":
        return DeviceBody(token)
    url = f"{house.base}/t/{code}#{kind[0]}.{token}"
    reach = lan.reach_of(house.base, house.settings.public_url is not None)
    return LinkBody(url, reach, lan.qr(url))
