"""A table from its settings to its end: changed, started, played once more, closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from coronet.errors import InputError, Refusal, SettingRefused
from coronet.games.catalogue import game_named
from coronet.server.store import shuffles
from coronet.server.store.rows import ABANDONED_MS, GameRow, SeatRow
from coronet.server.tables import balls, clocks, games_at_table
from coronet.server.tables.commands import absence, inner, seats
from coronet.server.tables.commands.rights import check_host, check_state, own_seat
from coronet.server.tables.drafts import Draft, Facts
from coronet.server.wire import protocol
from coronet.server.wire.protocol import encoder
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.house import House
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room


def change(room: Room, draft: Draft, viewer: Viewer, command: protocol.Set) -> None:
    check_host(room, viewer)
    if command.settings is not None:
        check_state(draft, "lobby")
        _change_settings(draft, command.settings)
    for name, column in (("pace", "pace"), ("listed", "listed"), ("chat", "chat_on"), ("watch", "watch_on")):
        value = getattr(command, name)
        if value is not None:
            setattr(draft.row, column, value)
    for name in ("hints", "clock"):
        if getattr(command, name) is not None:
            setattr(draft.change_facts(), name, getattr(command, name))
    draft.mark("set")


def _change_settings(draft: Draft, data: dict[str, Any]) -> None:
    held = read_settings(draft.row.game, data)
    players = held.players
    if any(seat.kind == "person" for seat in draft.seats[players:]):
        raise Refusing("bad-setting", field="players", allowed="at least one seat for each person")
    draft.row.settings = encoder.encode(held.to_data())
    for number in range(players, len(draft.seats)):
        seats.empty(draft.seat(number))
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


def start(room: Room, draft: Draft, viewer: Viewer, command: protocol.Start) -> None:
    check_host(room, viewer)
    begin(room.house, draft)


def begin(house: House, draft: Draft) -> None:
    """Seal the shuffle; deal at once when no share is to come. A ball is dealt as its day has it."""
    check_state(draft, "lobby")
    draft.row.game_no += 1
    draft.facts = _kept(draft.facts)
    day = draft.facts.ball
    if day is not None:
        balls.set_table(draft, day)
    players = games_at_table.players_of(draft.row)
    for number in range(players):
        if draft.seats[number].kind == "open":
            seats.to_bot(draft.seat(number))
    draft.seats = draft.seats[:players]
    for seat in draft.seats:
        if seat.kind == "bot":
            seats.check_level(house, draft.row.game, seat.level)
        elif seat.acting == "bot":
            draft.seat(seat.seat).acting = "self"  # a new game is everybody's own
    draft.row.state = "sharing"
    draft.game = balls.dealt(draft, day) if day is not None else _sealed(draft)
    draft.game_changed = True
    for seat in draft.seats:
        if seat.share_hash is not None:
            draft.seat(seat.seat).share_hash = None  # once opened it is no secret: the next game needs another
    if day is None:
        draft.tell_room("room-sealed")
    else:
        draft.tell_room("room-ball", date=day)
    if not any(hashed for hashed in shuffles.hashes_of(draft.game).hashes):
        games_at_table.deal(draft)
        clocks.note(draft)


def _sealed(draft: Draft) -> GameRow:
    return shuffles.seal(
        no=draft.row.game_no,
        game=draft.row.game,
        rules=game_named(draft.row.game).rules_version,
        settings=msgspec.json.decode(draft.row.settings),
        seats=draft.seats,
        first_rev=draft.row.rev + 1,
        now=draft.now,
    )


def _kept(facts: Facts) -> Facts:
    """What stays of a room when its game is another one."""
    return Facts(
        hints=facts.hints,
        clock=facts.clock,
        letters=facts.letters,
        letters_until=facts.letters_until,
        evening=facts.evening,
        ball=facts.ball,
    )


def again(room: Room, draft: Draft, viewer: Viewer, command: protocol.Again) -> None:
    seat = own_seat(viewer)
    check_state(draft, "over")
    draft.row.state = "lobby"
    draft.table = None
    facts = draft.change_facts()
    facts.ready, facts.again = [seat], []
    draft.tell_room("room-again", seat=seat)


def rematch(room: Room, draft: Draft, viewer: Viewer, command: protocol.Rematch) -> None:
    """One more who wants another game. Nobody is taken from the result of this one before they have said so."""
    seat = own_seat(viewer)
    check_state(draft, "over")
    if seat not in draft.facts.again:
        draft.change_facts().again.append(seat)
        draft.tell_room("room-again", seat=seat)
    missing = [row.seat for row in draft.seats if row.kind == "person" and row.seat not in draft.facts.again]
    if command.now and missing and not all(absence.is_long_gone(room, one) for one in missing):
        check_host(room, viewer)
    if missing and not command.now:
        return
    for one in missing:
        draft.seat(one).share_hash = None  # nobody is there to open it
    draft.row.state = "lobby"
    begin(room.house, draft)
    for one in missing:
        absence.let_bot_play(draft, one)


def outdated(room: Room, draft: Draft, viewer: None, command: inner.Outdated) -> None:
    """A game of other rules can neither go on nor be shown: the table waits for a new one, and says so."""
    if not games_at_table.is_outdated(draft.row, draft.game):
        raise Refusing("stale")
    if draft.facts.ball is not None:
        _end_for_good(draft)  # the same day has another ball by other rules
        return
    _end_game(draft)
    draft.row.state = "lobby"
    draft.table = None
    draft.facts = _kept(draft.facts)
    draft.facts.outdated = True
    draft.tell_room("room-outdated")


def close(room: Room, draft: Draft, viewer: Viewer, command: protocol.Close) -> None:
    check_host(room, viewer)
    _end_for_good(draft)


def abandoned(room: Room, draft: Draft, viewer: None, command: inner.Abandoned) -> None:
    if room.viewers or draft.row.updated_at >= draft.now - ABANDONED_MS:
        raise Refusing("stale")
    _end_for_good(draft)


def _end_for_good(draft: Draft) -> None:
    _end_game(draft)
    draft.row.state = "closed"
    draft.tell_room("room-closed")


def _end_game(draft: Draft) -> None:
    """A game that was sealed keeps its number and shows its secret."""
    if draft.game is not None and draft.game.last_rev is None:
        game = draft.change_game()
        game.last_rev, game.ended_at = draft.row.rev + 1, draft.now
