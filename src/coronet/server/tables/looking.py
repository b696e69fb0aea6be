"""Who may look at a table: those seated, those with a link, all where it is listed; and who must go."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Protocol

from msgspec.structs import replace

from coronet.errors import DamagedTable
from coronet.server.store.rows import PermitRow
from coronet.server.tables import people
from coronet.server.wire.protocol import NO_TABLE

if TYPE_CHECKING:
    from coronet.server.store.keeper import Keeper
    from coronet.server.tables.house import House
    from coronet.server.tables.room import Room

IN_PLAY = ("sharing", "playing", "between", "paused")


class Viewer(Protocol):
    """A socket that shows a table."""

    name: str
    seat: int | None
    invited: bool
    silent_since: float | None  # when nothing is heard of it any more

    @property
    def guest_id(self) -> int:
        """Whose socket this is."""

    def send(self, *frames: bytes) -> None:
        """Queue frames."""

    def watch(self, *, on: bool) -> None:
        """Notice soon when it falls silent, or do not care."""

    def leave(self, code: str, close: int) -> None:
        """Say goodbye and close."""


def may_come(room: Room, guest_id: int, link: str | None) -> bool:
    """Whether a person may come to a table: to a seat, by a link, or because it is listed."""
    if room.seat_of(guest_id) is not None:
        return True
    if link == "watch" and room.row.watch_on:
        return True
    if left_seat(room, guest_id) is not None:
        return True
    return (link == "invite" or room.row.listed) and may_look(room, guest_id, link)


def left_seat(room: Room, guest_id: int) -> int | None:
    """The seat of the game in play that somebody has left and may have back: a bot sits there."""
    seat = room.facts.left.get(str(guest_id))
    return seat if seat is not None and seat < len(room.seats) and room.seats[seat].kind == "bot" else None


def may_look(room: Room, guest_id: int, link: str | None) -> bool:
    """Whether one without a seat may see the table.

    With watching switched off, as long as no game is in play; who has left a seat that can be had back; and the guest
    of an invitation as long as there is a bot whose seat can be asked for.
    """
    if room.row.watch_on or room.row.state not in IN_PLAY or left_seat(room, guest_id) is not None:
        return True
    return link == "invite" and any(seat.kind == "bot" for seat in room.seats)


def show_out(room: Room) -> None:
    """Say goodbye to those who may not look any more."""
    for viewer in list(room.viewers):
        link = room.came_by.get(viewer)
        kind = link.kind if link is not None else None
        if _only_looks(room, viewer) and not may_look(room, viewer.guest_id, kind):
            viewer.leave("not-watched", NO_TABLE)


def end_links(room: Room, ended: Collection[PermitRow]) -> None:
    """Whoever came by these has no right from them any more, and without another one leaves."""
    for viewer in [viewer for viewer, link in room.came_by.items() if link in ended]:
        del room.came_by[viewer]
        viewer.invited = False
        if _only_looks(room, viewer) and not room.row.listed:
            viewer.leave("link-ended", NO_TABLE)


async def permit_of(store: Keeper, room: Room | None, key: str) -> PermitRow | None:
    """The right that a key of a link gives at a table: to take a seat or to watch; None when it opens nothing.

    It is looked for even where there is no table, so that the time tells nothing. Letters are an invitation for as long
    as the table waits.
    """
    kind, _, token = key.partition(".")
    permit = await store.permit(people.token_hash(token or key))
    wanted = {"i": "invite", "w": "watch"}.get(kind if token else "", "")
    if room is None or permit is None or permit.table_id != room.row.id:
        return None
    if permit.kind == "letters" and waits(room) and not _is_past(room, permit):
        permit = replace(permit, kind="invite")
    return permit if permit.kind == wanted else None


async def invited_by(house: House, letters: str) -> Room | None:
    """The table that waits for whoever says these letters."""
    permit = await house.store.permit(people.token_hash(letters))
    if permit is None or permit.kind != "letters" or permit.table_id is None:
        return None
    try:
        room = await house.room_of(permit.table_id)
    except DamagedTable:
        return None
    return room if room is not None and waits(room) and not _is_past(room, permit) else None


def waits(room: Room) -> bool:
    """Whether a table waits for people: before a game, and after one."""
    return room.row.state in ("lobby", "over")


def _is_past(room: Room, permit: PermitRow) -> bool:
    return permit.expires_at is not None and permit.expires_at < room.house.clock.now()


async def ended_elsewhere(room: Room) -> list[PermitRow]:
    """Links of people without a seat that another process has ended."""
    links = {link.hash: link for viewer, link in room.came_by.items() if viewer.seat is None}
    return [link for link in links.values() if await room.house.store.permit(link.hash) is None]


def _only_looks(room: Room, viewer: Viewer) -> bool:
    """Whether somebody is here without a seat; who is sent away hears of that instead."""
    return viewer.seat is None and viewer.guest_id not in room.banned
