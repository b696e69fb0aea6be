"""Commands: what each makes of a draft, or why it is refused. Every right is checked against the rows.

Beside the commands of the protocol stand those that the room gives itself: a bot's answer, an absent player's seat
handed to a bot and back, shares that are due, a score sheet that has been read.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from coronet.bots.characters import character_at
from coronet.errors import InputError, Refusal, SettingRefused
from coronet.server import clocks, games_at_table, people, shuffles
from coronet.server import protocol as wire
from coronet.server.drafts import Draft, Facts
from coronet.server.hints import Hinted
from coronet.server.protocol import encoder
from coronet.server.reads import ABANDONED_MS
from coronet.server.refusals import Refusing
from coronet.server.units import ChatRow, PermitRow, SeatRow
from coronet.table.catalogue import game_named
from coronet.table.table import Table

if TYPE_CHECKING:
    from coronet.server.room import Room, Viewer

BETWEEN_SECONDS = 30
SHARE_SECONDS = 4
HOST_AWAY_SECONDS = 120
PAUSES_EACH = 2
LONGEST_CHAT = 200


class Answer(Struct, frozen=True):
    """The room answers a question for a seat: a bot's choice, or a window that is declined by itself."""

    seat: int
    ask: int
    choice: str
    epoch: int


class Return(Struct, frozen=True):
    """The owner of a seat that a bot plays is back."""

    seat: int


class Absent(Struct, frozen=True):
    """The table has waited for an absent player long enough."""

    seat: int


class SharesDue(Struct, frozen=True):
    """Shares of the shuffle that have not come count as empty."""


class SheetRead(Struct, frozen=True):
    """The score sheet has been shown long enough."""


class Look(Struct, frozen=True):
    """Another process has changed this table."""


class Visit(Struct, frozen=True):
    """Somebody comes in: greeted in turn, and `done` when that is over."""

    greet: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]

    async def pay(self) -> None:
        """Greet, and say how it went."""
        try:
            await self.greet()
        except Exception as error:  # it belongs to who waits
            if not self.done.done():
                self.done.set_exception(error)
        else:
            if not self.done.done():
                self.done.set_result(None)


class HostGone(Struct, frozen=True):
    """The host has been away long enough for another to take over."""


class Forgotten(Struct, frozen=True):
    """A person asks to be forgotten, and leaves."""

    guest_id: int


class Abandoned(Struct, frozen=True):
    """Nobody has touched the table for very long."""


def run(room: Room, draft: Draft, viewer: Viewer | None, command: Any) -> None:
    """Let a command change the draft, or raise Refusing."""
    if viewer is not None and draft.row.state == "closed":
        raise Refusing("wrong-state", state="closed")
    _HANDLERS[type(command)](room, draft, viewer, command)
    clocks.note(draft)


def round_number(table: Table) -> int:
    """Which round, or other part of the game, is in play, counted from 1."""
    return table.finished + 1


# Playing


def _do(room: Room, draft: Draft, viewer: Viewer, command: wire.Do) -> None:
    seat = _own_seat(viewer)
    _playing(draft)
    _make_choice(draft, seat, command.ask, command.choice)


def _answer(room: Room, draft: Draft, viewer: None, command: Answer) -> None:
    _playing(draft)
    if draft.seats[command.seat].epoch != command.epoch:
        raise Refusing("stale")
    _make_choice(draft, command.seat, command.ask, command.choice)


def _make_choice(draft: Draft, seat: int, ask: int, choice: str) -> None:
    table = draft.table
    assert table is not None  # noqa: S101 - checked by _playing
    if table.asked(seat) != ask:
        raise Refusing("stale", ask=table.asked(seat))
    why = table.why_not(seat, choice)
    if why is not None:
        raise Refusing("no", why)
    games_at_table.step(draft, lambda game: game.act(seat, choice), seat, ask)


def _undo(room: Room, draft: Draft, viewer: Viewer, command: wire.Undo) -> None:
    seat = _own_seat(viewer)
    _playing(draft)
    table = draft.table
    assert table is not None  # noqa: S101 - checked by _playing
    if table.asked(seat) != command.ask or not table.own_view(seat)["pending"]:
        raise Refusing("stale", ask=table.asked(seat))
    games_at_table.step(draft, lambda game: game.take_back(seat), seat, command.ask)


def _auto(room: Room, draft: Draft, viewer: Viewer, command: wire.Auto) -> None:
    seat = _own_seat(viewer)
    if draft.table is None:
        raise Refusing("wrong-state", state=draft.row.state)
    facts = draft.change_facts()
    facts.asleep.pop(str(seat), None)
    if command.on:
        facts.asleep[str(seat)] = round_number(draft.table)
    _room_row(draft, "asleep")


def _ready(room: Room, draft: Draft, viewer: Viewer, command: wire.Ready) -> None:
    seat = _own_seat(viewer)
    if draft.row.state not in ("lobby", "between"):
        raise Refusing("wrong-state", state=draft.row.state)
    facts = draft.change_facts()
    facts.ready = sorted(set(facts.ready) - {seat} | ({seat} if command.on else set()))
    if draft.row.state == "between":
        facts.held_by = None if command.on else seat
        if _all_ready(draft):
            _next_round(draft)
    _room_row(draft, "ready")


def _sheet_read(room: Room, draft: Draft, viewer: None, command: SheetRead) -> None:
    if draft.row.state != "between":
        raise Refusing("stale")
    _next_round(draft)
    _room_row(draft, "ready")


def _all_ready(draft: Draft) -> bool:
    return all(
        seat.seat in draft.facts.ready for seat in draft.seats if seat.kind == "person" and seat.acting == "self"
    )


def _next_round(draft: Draft) -> None:
    facts = draft.change_facts()
    facts.ready, facts.between_since, facts.held_by = [], None, None
    draft.row.state = "playing"


def _pause(room: Room, draft: Draft, viewer: Viewer, command: wire.Pause) -> None:
    seat = _own_seat(viewer)
    if draft.row.state != "playing":
        raise Refusing("wrong-state", state=draft.row.state)
    facts = draft.change_facts()
    if facts.pauses.get(str(seat), 0) >= PAUSES_EACH:
        raise Refusing("off", what="pause")
    facts.pauses[str(seat)] = facts.pauses.get(str(seat), 0) + 1
    facts.paused_by = seat
    draft.row.state = "paused"
    draft.tell_room("room-paused", seat=seat)


def _resume(room: Room, draft: Draft, viewer: Viewer, command: wire.Resume) -> None:
    seat = _own_seat(viewer)
    if draft.row.state != "paused":
        raise Refusing("wrong-state", state=draft.row.state)
    draft.change_facts().paused_by = None
    draft.row.state = "playing"
    draft.tell_room("room-resumed", seat=seat)


# Seats


def _sit(room: Room, draft: Draft, viewer: Viewer, command: wire.Sit) -> None:
    if viewer.guest_id in room.banned:
        raise Refusing("banned")
    own = room.seat_of(viewer.guest_id)
    if own is None and not (viewer.invited or draft.row.listed):
        raise Refusing("not-yours")
    if own is not None and draft.row.state != "lobby":
        raise Refusing("wrong-state", state=draft.row.state)
    free = [
        seat.seat for seat in draft.seats if seat.kind == "open" or (seat.kind == "bot" and draft.row.state != "lobby")
    ]
    wanted = command.seat if command.seat is not None else next(iter(free), None)
    if wanted is None or wanted >= len(draft.seats) or wanted not in free:
        raise Refusing("full")
    if draft.row.state in ("over", "closed"):
        raise Refusing("wrong-state", state=draft.row.state)
    left = draft.facts.left.get(str(viewer.guest_id), wanted)
    if draft.row.state != "lobby" and left != wanted:
        raise Refusing("not-yours")  # who has seen one hand of this game may not play another
    if own is not None:
        _leave(draft, own)
    seat = draft.seat(wanted)
    seat.kind, seat.guest_id, seat.name, seat.level = "person", viewer.guest_id, viewer.name, None
    seat.acting, seat.epoch, seat.since, seat.share_hash = "self", seat.epoch + 1, draft.now, None
    if draft.row.host_id is None:
        draft.row.host_id = viewer.guest_id
    draft.tell_room("room-sat", seat=wanted, name=viewer.name)


def _stand(room: Room, draft: Draft, viewer: Viewer, command: wire.Stand) -> None:
    number = _own_seat(viewer)
    name = draft.seats[number].name
    if draft.row.state not in ("lobby", "over"):
        draft.change_facts().left[str(viewer.guest_id)] = number
    _leave(draft, number)
    _hand_host_on(room, draft, viewer.guest_id)
    draft.tell_room("room-stood", seat=number, name=name)


def _forgotten(room: Room, draft: Draft, viewer: None, command: Forgotten) -> None:
    """As one who stands up, but without a word: a name told now would stay in the log."""
    number = room.seat_of(command.guest_id)
    if number is None and draft.row.host_id != command.guest_id:
        raise Refusing("stale")
    if number is not None:
        _leave(draft, number)
    _hand_host_on(room, draft, command.guest_id)
    _room_row(draft, "left")


def _kick(room: Room, draft: Draft, viewer: Viewer, command: wire.Kick) -> None:
    _host(room, viewer)
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind != "person":
        raise Refusing("not-seated")
    seat = draft.seats[command.seat]
    if seat.guest_id == viewer.guest_id:
        raise Refusing("not-yours")
    draft.ban.append(seat.guest_id or 0)
    _leave(draft, command.seat)
    draft.tell_room("room-kicked", seat=command.seat, name=seat.name)


def _leave(draft: Draft, number: int) -> None:
    """A person's seat is given up: open where no game is in play, otherwise a bot's, for whom nobody waits."""
    if draft.row.state in ("lobby", "over", "closed"):
        _empty(draft.seat(number))
    else:
        _to_bot(draft.seat(number))
    facts = draft.change_facts()
    facts.ready = [seat for seat in facts.ready if seat != number]
    facts.asleep.pop(str(number), None)
    facts.held_by = None if facts.held_by == number else facts.held_by
    if draft.row.state == "between" and _all_ready(draft):
        _next_round(draft)


def _bot(room: Room, draft: Draft, viewer: Viewer, command: wire.Bot) -> None:
    _host(room, viewer)
    if draft.row.state != "lobby":
        raise Refusing("wrong-state", state=draft.row.state)
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind == "person":
        raise Refusing("full")
    seat = draft.seat(command.seat)
    if command.on:
        _to_bot(seat)
        seat.level, seat.name = command.level, bot_name(command.seat, command.level)
    else:
        _empty(seat)
    _room_row(draft, "bot")


def _rename(room: Room, draft: Draft, viewer: Viewer, command: wire.Rename) -> None:
    name = people.clean_name(command.name)
    if name is None:
        raise Refusing("bad-setting", field="name", allowed="1 to 24 characters")
    own = room.seat_of(viewer.guest_id)
    if own is not None:
        draft.seat(own).name = name
    draft.rename.append((viewer.guest_id, name))
    _room_row(draft, "name")


def _give_host(room: Room, draft: Draft, viewer: Viewer, command: wire.GiveHost) -> None:
    _host(room, viewer)
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind != "person":
        raise Refusing("not-seated")
    draft.row.host_id = draft.seats[command.seat].guest_id
    draft.tell_room("room-host", seat=command.seat)


def _host_gone(room: Room, draft: Draft, viewer: None, command: HostGone) -> None:
    before = draft.row.host_id
    if before is None or not _hand_host_on(room, draft, before):
        raise Refusing("stale")


def _hand_host_on(room: Room, draft: Draft, guest_id: int) -> bool:
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


def _return(room: Room, draft: Draft, viewer: None, command: Return) -> None:
    if draft.seats[command.seat].acting != "bot":
        raise Refusing("stale")
    seat = draft.seat(command.seat)
    seat.acting, seat.epoch = "self", seat.epoch + 1
    draft.tell_room("room-back", seat=command.seat)


def _absent(room: Room, draft: Draft, viewer: None, command: Absent) -> None:
    if draft.seats[command.seat].acting != "self" or room.is_here(command.seat):
        raise Refusing("stale")
    seat = draft.seat(command.seat)
    seat.acting = "bot"
    draft.tell_room("room-bot-plays", seat=command.seat)


def _time_up(room: Room, draft: Draft, viewer: None, command: clocks.TimeUp) -> None:
    end = clocks.until(draft.facts, command.seat)
    if end is None or end > draft.now or draft.facts.asked[str(command.seat)][0] != command.ask:
        raise Refusing("stale")
    draft.change_facts().late[str(command.seat)] = command.ask
    draft.tell_room("room-time-up", seat=command.seat)


def _hinted(room: Room, draft: Draft, viewer: None, command: Hinted) -> None:
    draft.tell_room("room-hint", seat=command.seat)


def _empty(seat: SeatRow) -> None:
    seat.kind, seat.guest_id, seat.name, seat.level, seat.share_hash = "open", None, "", None, None
    seat.acting, seat.epoch = "self", seat.epoch + 1


def _to_bot(seat: SeatRow) -> None:
    seat.kind, seat.guest_id, seat.level, seat.share_hash = "bot", None, seat.level or "good", None
    seat.name = bot_name(seat.seat, seat.level)
    seat.acting, seat.epoch = "self", seat.epoch + 1


def bot_name(seat: int, level: str | None) -> str:
    """A bot's name, by its seat and level."""
    return character_at(level or "good", seat).name


# The table


def _set(room: Room, draft: Draft, viewer: Viewer, command: wire.Set) -> None:
    _host(room, viewer)
    if command.settings is not None:
        if draft.row.state != "lobby":
            raise Refusing("wrong-state", state=draft.row.state)
        _change_settings(draft, command.settings)
    for name, column in (("pace", "pace"), ("listed", "listed"), ("chat", "chat_on"), ("watch", "watch_on")):
        value = getattr(command, name)
        if value is not None:
            setattr(draft.row, column, value)
    for name in ("hints", "clock"):
        if getattr(command, name) is not None:
            setattr(draft.change_facts(), name, getattr(command, name))
    _room_row(draft, "set")


def _change_settings(draft: Draft, data: dict[str, Any]) -> None:
    held = read_settings(draft.row.game, data)
    players = held.players
    if any(seat.kind == "person" for seat in draft.seats[players:]):
        raise Refusing("bad-setting", field="players", allowed="at least one seat for each person")
    draft.row.settings = encoder.encode(held.to_data())
    for number in range(players, len(draft.seats)):
        _empty(draft.seat(number))
    draft.seats = draft.seats[:players]
    while len(draft.seats) < players:
        new = SeatRow(seat=len(draft.seats))
        draft.seats = [*draft.seats, new]
        draft.changed_seats[new.seat] = new


def read_settings(game: str, data: dict[str, Any]) -> Any:
    """Settings that hold; otherwise refused with field and what is allowed, and the reason where the rules have one."""
    try:
        return game_named(game).read_settings(data)
    except SettingRefused as error:
        why, value = Refusal(error.code, error.arguments), str(error.value)[:60]
        raise Refusing("bad-setting", why, field=error.field, value=value, allowed=error.allowed) from None
    except InputError as error:
        raise Refusing("bad-setting", field=error.field, value=str(error.value)[:60], allowed=error.allowed) from None


def _start(room: Room, draft: Draft, viewer: Viewer, command: wire.Start) -> None:
    _host(room, viewer)
    begin(draft)


def begin(draft: Draft) -> None:
    """Seal the shuffle; deal at once when no share is to come."""
    if draft.row.state != "lobby":
        raise Refusing("wrong-state", state=draft.row.state)
    players = games_at_table.players_of(draft.row)
    for number in range(players):
        if draft.seats[number].kind == "open":
            _to_bot(draft.seat(number))
    draft.seats = draft.seats[:players]
    settings = msgspec.json.decode(draft.row.settings)
    rules = game_named(draft.row.game).rules_version
    draft.row.game_no += 1
    draft.row.state = "sharing"
    draft.facts = Facts(hints=draft.facts.hints, clock=draft.facts.clock)
    draft.game = shuffles.seal(
        no=draft.row.game_no,
        game=draft.row.game,
        rules=rules,
        settings=settings,
        seats=draft.seats,
        first_rev=draft.row.rev + 1,
        now=draft.now,
    )
    draft.game_changed = True
    for seat in draft.seats:
        if seat.share_hash is not None:
            draft.seat(seat.seat).share_hash = None  # once opened it is no secret: the next game needs another
    draft.tell_room("room-sealed")
    if not any(hashed for hashed in shuffles.hashes_of(draft.game).hashes):
        games_at_table.deal(draft)
        clocks.note(draft)


def _share(room: Room, draft: Draft, viewer: Viewer, command: wire.Share) -> None:
    seat = _own_seat(viewer)
    if command.hash is not None and draft.row.state in ("lobby", "over"):
        draft.seat(seat).share_hash = bytes.fromhex(command.hash)
        _room_row(draft, "share")
        return
    if command.share is None or draft.row.state != "sharing":
        raise Refusing("wrong-state", state=draft.row.state)
    if not shuffles.open_share(draft.change_game(), seat, command.share):
        raise Refusing("bad-setting", field="share", allowed="the share that was announced")
    _room_row(draft, "share")
    if draft.game is not None and not shuffles.missing(draft.game):
        games_at_table.deal(draft)


def _shares_due(room: Room, draft: Draft, viewer: None, command: SharesDue) -> None:
    if draft.row.state != "sharing" or draft.game is None:
        raise Refusing("stale")
    for seat in shuffles.missing(draft.game):
        draft.tell_room("room-share-missing", seat=seat)
    games_at_table.deal(draft)


def _again(room: Room, draft: Draft, viewer: Viewer, command: wire.Again) -> None:
    seat = _own_seat(viewer)
    if draft.row.state != "over":
        raise Refusing("wrong-state", state=draft.row.state)
    draft.row.state = "lobby"
    draft.table = None
    facts = draft.change_facts()
    facts.ready = [seat]
    draft.tell_room("room-again", seat=seat)


def _close(room: Room, draft: Draft, viewer: Viewer, command: wire.Close) -> None:
    _host(room, viewer)
    _end_for_good(draft)


def _abandoned(room: Room, draft: Draft, viewer: None, command: Abandoned) -> None:
    if room.viewers or draft.row.updated_at >= draft.now - ABANDONED_MS:
        raise Refusing("stale")
    _end_for_good(draft)


def _end_for_good(draft: Draft) -> None:
    """A game that was sealed keeps its number and shows its secret."""
    if draft.game is not None and draft.game.last_rev is None:
        game = draft.change_game()
        game.last_rev, game.ended_at = draft.row.rev + 1, draft.now
    draft.row.state = "closed"
    draft.tell_room("room-closed")


def _link(room: Room, draft: Draft, viewer: Viewer, command: wire.Link) -> None:
    if command.kind == "device":
        seat = _own_seat(viewer)
        token = people.new_code(people.TYPED_LENGTH)
        expires = draft.now + 10 * 60 * 1000
        permit = PermitRow(hash=people.token_hash(token), kind="device", guest_id=viewer.guest_id, seat=seat)
        permit.uses_left, permit.expires_at = 1, expires
    else:
        _host(room, viewer)
        token = people.new_token(16)
        permit = PermitRow(hash=people.token_hash(token), kind=command.kind)
        if command.fresh:
            draft.drop_kinds.append(command.kind)
    permit.table_id, permit.created_at = draft.row.id, draft.now
    draft.permits.append(permit)
    draft.body = room.house.link(draft.row.code, command.kind, token)


def _say(room: Room, draft: Draft, viewer: Viewer, command: wire.Say) -> None:
    text = people.clean_line(command.text, LONGEST_CHAT)
    if text is None:
        raise Refusing("bad-setting", field="text", allowed="1 to 200 characters")
    _chat(room, draft, viewer, "say", text)


def _react(room: Room, draft: Draft, viewer: Viewer, command: wire.React) -> None:
    _chat(room, draft, viewer, "react", command.what)


def _chat(room: Room, draft: Draft, viewer: Viewer, kind: Any, text: str) -> None:
    if not draft.row.chat_on:
        raise Refusing("off", what="chat")
    seat = _own_seat(viewer)
    draft.row.chat_no += 1
    row = ChatRow(no=draft.row.chat_no, at=draft.now, guest_id=viewer.guest_id, seat=seat, kind=kind, text=text)
    row.name = viewer.name
    draft.chat.append(row)


# Rights and states


def _own_seat(viewer: Viewer) -> int:
    if viewer.seat is None:
        raise Refusing("not-seated")
    return viewer.seat


def _host(room: Room, viewer: Viewer) -> None:
    if viewer.guest_id != room.row.host_id:
        raise Refusing("not-host")


def _playing(draft: Draft) -> None:
    if draft.row.state == "paused":
        raise Refusing("paused")
    if draft.row.state != "playing" or draft.table is None:
        raise Refusing("wrong-state", state=draft.row.state)


def _room_row(draft: Draft, event: str) -> None:
    """A row of the room that tells nothing."""
    draft.info_changed = True
    draft.note("room", encoder.encode({"event": event}))


# Time


def next_due(room: Room) -> tuple[float, Any] | None:
    """When the room must do something by itself, and what."""
    due: list[tuple[float, Any]] = []
    now, wall = time.monotonic(), room.house.now()
    state = room.row.state
    if state == "sharing" and room.game is not None:
        due.append((now + (room.game.started_at - wall) / 1000 + SHARE_SECONDS, SharesDue()))
    people_seated = [seat for seat in room.seats if seat.kind == "person"]
    since = room.facts.between_since
    if state == "between" and since is not None and room.facts.held_by is None and len(people_seated) > 1:
        due.append((now + (since - wall) / 1000 + BETWEEN_SECONDS, SheetRead()))
    if state == "playing" and room.table is not None and room.row.grace:
        for seat in room.table.to_act:
            row = room.seats[seat]
            if row.kind == "person" and row.acting == "self" and seat in room.away_since:
                due.append((room.away_since[seat] + room.row.grace, Absent(seat)))
    up = clocks.first_up(room) if state == "playing" else None
    if up is not None:
        due.append((now + (up[0] - wall) / 1000, up[1]))
    host = next((seat.seat for seat in people_seated if seat.guest_id == room.row.host_id), None)
    if host is not None and host in room.away_since and any(room.is_here(s.seat) for s in people_seated):
        due.append((room.away_since[host] + HOST_AWAY_SECONDS, HostGone()))
    return min(due, key=lambda one: one[0], default=None)


_HANDLERS: dict[type, Callable[..., None]] = {
    wire.Do: _do,
    wire.Undo: _undo,
    wire.Auto: _auto,
    wire.Sit: _sit,
    wire.Stand: _stand,
    wire.Rename: _rename,
    wire.Share: _share,
    wire.Set: _set,
    wire.Bot: _bot,
    wire.Kick: _kick,
    wire.Start: _start,
    wire.Pause: _pause,
    wire.Resume: _resume,
    wire.Again: _again,
    wire.GiveHost: _give_host,
    wire.Close: _close,
    wire.Link: _link,
    wire.Ready: _ready,
    wire.Say: _say,
    wire.React: _react,
    Answer: _answer,
    Return: _return,
    Absent: _absent,
    clocks.TimeUp: _time_up,
    Hinted: _hinted,
    SharesDue: _shares_due,
    SheetRead: _sheet_read,
    HostGone: _host_gone,
    Forgotten: _forgotten,
    Abandoned: _abandoned,
}
