"""Requests for a bot's seat in a game that runs: the host has the word, or those who sit while the host is away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.server.tables.commands.rights import own_seat
from coronet.server.tables.drafts import Draft, Request
from coronet.server.wire import protocol
from coronet.server.wire.bodies import AskedBody
from coronet.server.wire.frames import guest_name, host_seat
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

MOST_REQUESTS = 4  # at one table
ASK_AGAIN_MS = 60_000


def must_ask(draft: Draft, guest_id: int) -> bool:
    """Whether somebody must agree before a bot's seat is taken: it shows a hand, and one person may have two names.

    Who has left a seat of this game may have that one back; where no people sit there is nobody to ask.
    """
    has_left = str(guest_id) in draft.facts.left
    return draft.row.state != "lobby" and not has_left and any(seat.kind == "person" for seat in draft.seats)


def ask(draft: Draft, viewer: Viewer, seat: int) -> None:
    """Put a request before those who decide."""
    turned_away = draft.facts.turned_away.get(str(viewer.guest_id), -ASK_AGAIN_MS)
    if _of(draft, viewer.guest_id) is not None or draft.now - turned_away < ASK_AGAIN_MS:
        raise Refusing("rate", ms=ASK_AGAIN_MS)
    if len(draft.facts.requests) >= MOST_REQUESTS:
        raise Refusing("busy")
    draft.change_facts().requests.append(Request(guest=viewer.guest_id, name=viewer.name, seat=seat))
    draft.body = AskedBody(seat)
    draft.tell_room("room-asks-seat", seat=seat, name=viewer.name)


def give(room: Room, draft: Draft, viewer: Viewer, command: protocol.GiveSeat) -> Request | None:
    """Say yes or no; the request that is granted by it, if one is."""
    own = own_seat(viewer)
    request = next((one for one in draft.facts.requests if guest_name(one.guest) == command.guest), None)
    if request is None:
        raise Refusing("stale")
    verdict: bool | None = command.yes
    if viewer.guest_id != draft.row.host_id:
        verdict = _vote(room, draft, request.guest, own, command.yes)
    if verdict is None:
        draft.mark("vote")
        return None
    withdraw(draft, request.guest)
    is_free = draft.seats[request.seat].kind == "bot"
    if verdict and is_free and request.guest not in room.banned and room.is_looking(request.guest):
        return request
    draft.mark("turned-away")
    return None


def _vote(room: Room, draft: Draft, guest_id: int, seat: int, yes: bool) -> bool | None:
    """One more voice while the host is away; more than half of those here decide."""
    host = host_seat(draft.row, draft.seats)
    if host is not None and room.is_here(host):
        raise Refusing("not-host")
    draft.change_facts()
    request = _of(draft, guest_id)
    assert request is not None  # noqa: S101 - found before
    request.yes = sorted({*request.yes, seat} if yes else {*request.yes} - {seat})
    request.no = sorted({*request.no} - {seat} if yes else {*request.no, seat})
    here = {row.seat for row in draft.seats if row.kind == "person" and room.is_here(row.seat)}
    if 2 * len(here & set(request.yes)) > len(here):
        return True
    return False if 2 * len(here & set(request.no)) >= len(here) else None


def withdraw(draft: Draft, guest_id: int) -> bool:
    """Take a person's request away, if there is one; they may ask again in a while."""
    if _of(draft, guest_id) is None:
        return False
    facts = draft.change_facts()
    facts.requests = [one for one in facts.requests if one.guest != guest_id]
    facts.turned_away[str(guest_id)] = draft.now
    return True


def _of(draft: Draft, guest_id: int) -> Request | None:
    return next((one for one in draft.facts.requests if one.guest == guest_id), None)
