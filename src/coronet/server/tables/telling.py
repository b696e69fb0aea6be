"""Telling: who is shown what of a table. Whoever comes is greeted, all hear what happened, and older story is read."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from coronet.games.contract import Told, may_be_told
from coronet.server.store.rows import ChatRow, LogRow, PermitRow
from coronet.server.tables import looking
from coronet.server.tables.commands import inner
from coronet.server.tables.drafts import Draft, unpacked
from coronet.server.tables.games_at_table import moment_of
from coronet.server.tables.looking import Viewer
from coronet.server.wire import frames
from coronet.server.wire.protocol import KICKED, MOST_STORY_LINES, NO_TABLE, Here, Older, encoder

if TYPE_CHECKING:
    from coronet.server.tables.room import Room

MOST_LIVE_LINES = 16  # of chat that are told one by one


class Answer(NamedTuple):
    """An acknowledgement, and who is told it."""

    viewer: Viewer
    frame: bytes


class Arrival(NamedTuple):
    """What a page that comes is welcomed with, what it saw last of story and chat, and the link by which it came."""

    welcome: bytes
    last: int | None = None
    chat: int = 0
    link: PermitRow | None = None


async def greet(room: Room, viewer: Viewer, arrival: Arrival) -> None:
    """Welcome a viewer: the present view with the story and chat since it was here last, and from then on all.

    It waits its turn among the commands, so that nothing happens between what is read and the joining.
    """
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    room.enqueue(None, inner.Visit(partial(_greet, room, viewer, arrival), done))
    await done


async def _greet(room: Room, viewer: Viewer, arrival: Arrival) -> None:
    welcome, last, chat, link = arrival
    oldest = max(0, room.row.rev - MOST_STORY_LINES)
    since = last if last is not None and oldest <= last <= room.row.rev else oldest
    rows = await room.house.store.rows_after(room.row.id, since, room.row.rev - since)
    said = await room.house.store.chat_after(room.row.id, chat, MOST_STORY_LINES)
    if viewer.guest_id in room.banned:
        viewer.leave("kicked", KICKED)
        return
    viewer.seat = room.seat_of(viewer.guest_id)
    kind = link.kind if link is not None else None
    if viewer.seat is None and not looking.may_look(room, viewer.guest_id, kind):
        viewer.leave("not-watched", NO_TABLE)  # a game has begun meanwhile
        return
    story, cut = _story(room, rows, viewer.seat)
    cut |= last is not None and last < since
    viewer.send(welcome)
    said = [line for line in said if line.no <= room.row.chat_no]
    viewer.send(room.frames.up(room, viewer, prev=last or 0, story=story, rows=rows, cut=cut, info=True, said=said))
    if link is not None:
        room.came_by[viewer] = link
    room.join(viewer)


async def older(room: Room, viewer: Viewer, before: int, number: int) -> bytes:
    """Story before a cursor, as far as it may be told now."""
    rows = await room.house.store.rows_before(room.row.id, before, number)
    story = _story(room, rows, viewer.seat)[0]
    lines = [told.line for told in story]
    return encoder.encode(Older(story=lines, untold=frames.untold(story), first=rows[0].rev if rows else 0))


def _story(room: Room, rows: list[LogRow], seat: int | None) -> tuple[list[Told], bool]:
    """The latest lines of rows that may be told now, and whether there were more."""
    moment = moment_of(room.row, room.table)
    told = [told for row in rows for told in unpacked(row.story, seat) if may_be_told(told, moment)]
    return told[-MOST_STORY_LINES:], len(told) > MOST_STORY_LINES


def tell_who_is_here(room: Room) -> None:
    """By seat, and how many look on."""
    room.frames.table = None  # it says who is here
    room.planning.note_absence(room)
    seats = [room.is_here(seat.seat) for seat in room.seats]
    watchers = sum(viewer.seat is None for viewer in room.viewers)
    away = [frames.away_at(room, seat.seat) for seat in room.seats]
    here = Here(seats=seats, watchers=watchers, away=away if any(since is not None for since in away) else [])
    _tell_all(room, encoder.encode(here))


def tell_draft(room: Room, draft: Draft, answer: Answer | None) -> None:
    """What a command has made of the table, once it is durable; first of all its sender that it is.

    Where the sender hears nothing in between, both go out at once.
    """
    has_news = draft.rows or draft.info_changed
    if answer is not None and (draft.chat or not has_news or answer.viewer not in room.viewers):
        answer.viewer.send(answer.frame)
        answer = None
    for chat in draft.chat:
        _tell_all(room, frames.chat(chat))
    if has_news:
        prev, rows, info = draft.expected, draft.rows, draft.info_changed
        for viewer in list(room.viewers):
            story = draft.told.get(viewer.seat, [])
            news = room.frames.up(room, viewer, prev=prev, story=story, rows=rows, info=info)
            first = (answer.frame,) if answer is not None and viewer is answer.viewer else ()
            viewer.send(*first, news)
    for guest in draft.ban:
        for viewer in [viewer for viewer in room.viewers if viewer.guest_id == guest]:
            viewer.leave("kicked", KICKED)


def tell_since(room: Room, prev: int, rows: list[LogRow], said: Sequence[ChatRow]) -> None:
    """What another process has made of the table since a revision."""
    if len(said) <= MOST_LIVE_LINES:
        for line in said:
            _tell_all(room, frames.chat(line))
        said = []
    for viewer in list(room.viewers):
        story, cut = _story(room, rows, viewer.seat)
        viewer.send(room.frames.up(room, viewer, prev=prev, story=story, rows=rows, cut=cut, info=True, said=said))
        if viewer.guest_id in room.banned:
            viewer.leave("kicked", KICKED)


def _tell_all(room: Room, frame: bytes) -> None:
    """The same frame for everybody."""
    for viewer in room.viewers:
        viewer.send(frame)
