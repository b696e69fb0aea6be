"""Commands of the game in play: a choice, one taken back, windows declined, time that is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from coronet.errors import Refused
from coronet.server.tables import clocks, games_at_table
from coronet.server.tables.commands import absence, inner
from coronet.server.tables.commands.rights import game_in_play, own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.tables.hints import Hinted
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing
from coronet.table.table import Table

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

MOST_TAKEN_BACK = 10  # of one question: everybody's log has a line for each


def do(room: Room, draft: Draft, viewer: Viewer, command: protocol.Do) -> None:
    seat = own_seat(viewer)
    absence.note_played(draft, seat)
    _make_choice(draft, game_in_play(draft), seat, command.ask, command.choice)
    if command.rest:
        draft.change_facts().resting[str(seat)] = command.ask


def answer(room: Room, draft: Draft, viewer: None, command: inner.Answer) -> None:
    table = game_in_play(draft)
    if draft.seats[command.seat].epoch != command.epoch:
        raise Refusing("stale")
    _make_choice(draft, table, command.seat, command.ask, command.choice)


def _make_choice(draft: Draft, table: Table, seat: int, ask: int, choice: str) -> None:
    if table.asked(seat) != ask:
        raise Refusing("stale", ask=table.asked(seat))
    try:
        games_at_table.step(draft, lambda game: game.act(seat, choice), seat, ask)
    except Refused as refused:
        raise Refusing("no", refused.refusal) from None


def undo(room: Room, draft: Draft, viewer: Viewer, command: protocol.Undo) -> None:
    seat = own_seat(viewer)
    table = game_in_play(draft)
    if table.asked(seat) != command.ask or not table.own_view(seat)["pending"]:
        raise Refusing("stale", ask=table.asked(seat))
    question, times = draft.facts.taken_back.get(str(seat), (command.ask, 0))
    times = times + 1 if question == command.ask else 1
    if times > MOST_TAKEN_BACK:
        raise Refusing("off", what="undo")
    draft.change_facts().taken_back[str(seat)] = (command.ask, times)
    games_at_table.step(draft, lambda game: game.take_back(seat), seat, command.ask)


def auto(room: Room, draft: Draft, viewer: Viewer, command: protocol.Auto) -> None:
    seat = own_seat(viewer)
    if draft.table is None:
        raise Refusing("wrong-state", state=draft.row.state)
    facts = draft.change_facts()
    facts.asleep.pop(str(seat), None)
    if command.on:
        facts.asleep[str(seat)] = games_at_table.round_number(draft.table)
    draft.mark("asleep")


def time_up(room: Room, draft: Draft, viewer: None, command: clocks.TimeUp) -> None:
    left = clocks.left(room, draft.facts, command.seat)
    if left is None or left > 0 or draft.facts.asked[str(command.seat)][0] != command.ask:
        raise Refusing("stale")
    draft.change_facts().late[str(command.seat)] = command.ask
    draft.tell_room("room-time-up", seat=command.seat)


def hinted(room: Room, draft: Draft, viewer: None, command: Hinted) -> None:
    draft.tell_room("room-hint", seat=command.seat)
