"""Commands that change who sits where: people and bots come, go and stand in for each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.bots.characters import character_at
from coronet.server.store.finished import PLAYS_AS
from coronet.server.store.rows import SeatRow
from coronet.server.tables import looking, people
from coronet.server.tables.commands import absence, hosts, inner, links, requests, rests
from coronet.server.tables.commands.rights import check_host, check_state, own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.house import House
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def sit(room: Room, draft: Draft, viewer: Viewer, command: protocol.Sit) -> None:
    if viewer.guest_id in room.banned:
        raise Refusing("banned")
    own = room.seat_of(viewer.guest_id)
    left = looking.left_seat(room, viewer.guest_id)
    if own is None and left is None and not (viewer.invited or draft.row.listed):
        raise Refusing("not-yours")
    if own is not None and draft.seats[own].acting == "bot" and command.seat in (None, own):
        absence.come_back(draft, own)
        return
    if own is not None and draft.row.state != "lobby":
        raise Refusing("wrong-state", state=draft.row.state)
    free = [
        seat.seat for seat in draft.seats if seat.kind == "open" or (seat.kind == "bot" and draft.row.state != "lobby")
    ]
    wanted = command.seat if command.seat is not None else next(iter(free), None) if left is None else left
    if wanted is None or wanted >= len(draft.seats) or wanted not in free:
        raise Refusing("full")
    if draft.row.state in ("over", "closed"):
        raise Refusing("wrong-state", state=draft.row.state)
    if draft.row.state != "lobby" and draft.facts.left.get(str(viewer.guest_id), wanted) != wanted:
        raise Refusing("not-yours")  # who has seen one hand of this game may not play another
    if requests.must_ask(draft, viewer.guest_id):
        requests.ask(draft, viewer, wanted)
        return
    if own is not None:
        _leave(draft, own)
    _sit_down(draft, wanted, viewer.guest_id, viewer.name)


def give_seat(room: Room, draft: Draft, viewer: Viewer, command: protocol.GiveSeat) -> None:
    check_state(draft, "sharing", "playing", "between", "paused")
    granted = requests.give(room, draft, viewer, command)
    if granted is not None:
        _sit_down(draft, granted.seat, granted.guest, granted.name)


def _sit_down(draft: Draft, number: int, guest_id: int, name: str) -> None:
    seat = draft.seat(number)
    before = {"before": seat.name} if seat.name else {}
    if draft.row.state != "lobby":
        _note_shared(draft, number)
    seat.kind, seat.guest_id, seat.name, seat.level = "person", guest_id, name, None
    seat.acting, seat.epoch, seat.since, seat.share_hash = "self", seat.epoch + 1, draft.now, None
    if draft.row.host_id is None:
        draft.row.host_id = guest_id
    draft.tell_room("room-sat", seat=number, name=name, **before)


def _note_shared(draft: Draft, number: int) -> None:
    facts = draft.change_facts()
    facts.shared = sorted({*facts.shared, number})


def stand(room: Room, draft: Draft, viewer: Viewer, command: protocol.Stand) -> None:
    if viewer.seat is None and requests.withdraw(draft, viewer.guest_id):
        draft.mark("withdrawn")
        return
    number = own_seat(viewer)
    name = draft.seats[number].name
    if draft.row.state not in ("lobby", "over"):
        draft.change_facts().left[str(viewer.guest_id)] = number
    _leave(draft, number)
    hosts.hand_on(room, draft, viewer.guest_id)
    draft.tell_room("room-stood", seat=number, name=name)


def forgotten(room: Room, draft: Draft, viewer: None, command: inner.Forgotten) -> None:
    """As one who stands up, but without a word: a name told now would stay in the log."""
    number = room.seat_of(command.guest_id)
    asked = requests.withdraw(draft, command.guest_id)
    if number is None and draft.row.host_id != command.guest_id and not asked:
        raise Refusing("stale")
    if number is not None:
        _leave(draft, number)
    hosts.hand_on(room, draft, command.guest_id)
    draft.mark("left")


def kick(room: Room, draft: Draft, viewer: Viewer, command: protocol.Kick) -> None:
    check_host(room, viewer)
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind != "person":
        raise Refusing("not-seated")
    seat = draft.seats[command.seat]
    if seat.guest_id == viewer.guest_id:
        raise Refusing("not-yours")
    draft.ban.append(seat.guest_id or 0)
    links.end(draft, "invite")  # by which the same person could come under another name
    _leave(draft, command.seat)
    draft.tell_room("room-kicked", seat=command.seat, name=seat.name)


def _leave(draft: Draft, number: int) -> None:
    """A person's seat is given up: open where no game is in play, otherwise a bot's, for whom nobody waits."""
    if draft.row.state in ("lobby", "over", "closed"):
        empty(draft.seat(number))
    else:
        to_bot(draft.seat(number))
        _note_shared(draft, number)
    facts = draft.change_facts()
    facts.waited_for = [seat for seat in facts.waited_for if seat != number]
    facts.ready = [seat for seat in facts.ready if seat != number]
    facts.asleep.pop(str(number), None)
    facts.resting.pop(str(number), None)
    facts.held_by = None if facts.held_by == number else facts.held_by
    if draft.row.state == "between" and rests.all_ready(draft):
        rests.next_round(draft)


def bot(room: Room, draft: Draft, viewer: Viewer, command: protocol.Bot) -> None:
    check_host(room, viewer)
    check_state(draft, "lobby")
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind == "person":
        raise Refusing("full")
    if command.on:
        check_level(room.house, draft.row.game, command.level)
    seat = draft.seat(command.seat)
    if command.on:
        to_bot(seat)
        seat.level, seat.name = command.level, bot_name(command.seat, command.level)
    else:
        empty(seat)
    draft.mark("bot")


def rename(room: Room, draft: Draft, viewer: Viewer, command: protocol.Rename) -> None:
    name = people.clean_name(command.name)
    if name is None:
        raise Refusing("bad-setting", field="name", allowed="1 to 24 characters")
    own = room.seat_of(viewer.guest_id)
    if own is not None:
        draft.seat(own).name = name
    draft.rename.append((viewer.guest_id, name))
    draft.mark("name")


def plays_as(room: Room, draft: Draft, viewer: None, command: inner.PlaysAs) -> None:
    if draft.seats[command.seat].kind != "bot" or draft.seats[command.seat].level == command.level:
        raise Refusing("stale")
    seat = draft.seat(command.seat)
    before, seat.level = seat.level, command.level
    draft.tell_room(PLAYS_AS, seat=command.seat, before=before, level=command.level)


def check_level(house: House, game: str, level: str | None) -> None:
    """Refuse a bot whose level cannot be played as named here."""
    if not house.offers(game, level):
        raise Refusing("no-level", level=level)


def empty(seat: SeatRow) -> None:
    seat.kind, seat.guest_id, seat.name, seat.level, seat.share_hash = "open", None, "", None, None
    seat.acting, seat.epoch = "self", seat.epoch + 1


def to_bot(seat: SeatRow) -> None:
    seat.kind, seat.guest_id, seat.level, seat.share_hash = "bot", None, seat.level or "good", None
    seat.name = bot_name(seat.seat, seat.level)
    seat.acting, seat.epoch = "self", seat.epoch + 1


def bot_name(seat: int, level: str | None) -> str:
    """A bot's name, by its seat and level."""
    return character_at(level or "good", seat).name
