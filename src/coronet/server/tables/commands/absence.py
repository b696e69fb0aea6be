"""People who are gone: a bot plays for them or the table waits, and they take their seat back when they like."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from coronet.bots.characters import character_at
from coronet.server.tables.commands import inner, rests
from coronet.server.tables.commands.rights import check_state, own_seat
from coronet.server.tables.drafts import Draft
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

LEVEL = "good"  # of the bot that plays for somebody
PATIENCE_SECONDS = 15  # before others may decide


def stand_in(room: Room, draft: Draft, viewer: Viewer, command: protocol.StandIn) -> None:
    """Any seat has the word: whoever is gone loses nothing by it."""
    by = own_seat(viewer)
    check_state(draft, "playing", "between", "paused")
    if command.seat >= len(draft.seats) or draft.seats[command.seat].kind != "person":
        raise Refusing("not-seated")
    gone = room.planning.gone_for(room, command.seat)
    if gone is None or draft.seats[command.seat].acting == "bot":
        raise Refusing("stale")
    if gone < PATIENCE_SECONDS:
        raise Refusing("rate", ms=math.ceil(1000 * (PATIENCE_SECONDS - gone)))
    if command.on:
        name = let_bot_play(draft, command.seat)
        draft.tell_room("room-stand-in", seat=command.seat, by_seat=by, name=name, level=LEVEL)
    else:
        facts = draft.change_facts()
        facts.waited_for = sorted({*facts.waited_for, command.seat})
        draft.tell_room("room-waits", seat=command.seat, by_seat=by)


def is_long_gone(room: Room, seat: int) -> bool:
    """Whether the person of a seat has been gone for so long that others may go on."""
    gone = room.planning.gone_for(room, seat)
    return gone is not None and gone >= PATIENCE_SECONDS


def absent(room: Room, draft: Draft, viewer: None, command: inner.Absent) -> None:
    """Nobody has decided, and the table has waited long enough."""
    if draft.seats[command.seat].acting != "self" or room.is_here(command.seat):
        raise Refusing("stale")
    name = let_bot_play(draft, command.seat)
    draft.tell_room("room-bot-stands-in", seat=command.seat, name=name, level=LEVEL)


def let_bot_play(draft: Draft, number: int) -> str:
    """A bot plays for the person of a seat, whose it stays; the bot's name."""
    draft.seat(number).acting = "bot"
    facts = draft.change_facts()
    facts.shared = sorted({*facts.shared, number})
    facts.waited_for = [seat for seat in facts.waited_for if seat != number]
    if draft.row.state == "between" and rests.all_ready(draft):
        rests.next_round(draft)
    return stand_in_name(number)


def come_back(draft: Draft, number: int) -> None:
    """The person of a seat plays again; what the bot was about to do is void."""
    seat = draft.seat(number)
    seat.acting, seat.epoch = "self", seat.epoch + 1
    draft.tell_room("room-back", seat=number)


def note_played(draft: Draft, number: int) -> None:
    """Who plays is back, and nobody waits for them any more."""
    if draft.seats[number].acting == "bot":
        come_back(draft, number)
    elif number in draft.facts.waited_for:
        draft.change_facts().waited_for.remove(number)


def stand_in_name(seat: int) -> str:
    """The name of the bot that plays for the person of a seat."""
    return character_at(LEVEL, seat).name
