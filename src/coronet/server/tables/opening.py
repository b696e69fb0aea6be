"""Opening a table, and the tables of the home page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from coronet.errors import DamagedTable, InputError, StoreError
from coronet.server.store.rows import OPEN, Outcome, ReplyRow, SeatRow, TableRow
from coronet.server.tables import balls, people
from coronet.server.tables.commands import lifetime
from coronet.server.tables.commands.seats import bot_name, check_level
from coronet.server.tables.drafts import Draft, Facts
from coronet.server.tables.looking import Viewer
from coronet.server.wire.bodies import CreatedBody
from coronet.server.wire.frames import ack, damaged, listed
from coronet.server.wire.protocol import Ack, Create, Home, ListedTable, encoder
from coronet.server.wire.refusals import Refusing, not_written
from coronet.table.ball import declared_ball, read_date

if TYPE_CHECKING:
    from coronet.server.tables.house import House
    from coronet.table.table import Table

MOST_TABLES_AT_HOME = 20


async def create(house: House, viewer: Viewer, command: Create) -> bytes:
    """Open a table with the sender as its host; raises Refusing."""
    table_id = people.id_from(viewer.guest_id, command.id)
    first = _first_attempt(viewer, command)
    try:
        for one in (table_id, first):
            before = await house.store.reply(one, viewer.guest_id, command.id) if one is not None else None
            if before is not None:
                return before.body
        if first is not None and command.ball == balls.day_of(house.clock.now()):
            begun = await house.store.load(first)
            if begun is None:
                table_id = first
            elif begun.table.state in OPEN and begun.table.game_no == 1:
                return encoder.encode(Ack(id=command.id, body={"code": begun.table.code}))  # it goes on
    except StoreError:
        raise not_written(house.store) from None
    draft = _laid(house, viewer, command, table_id)
    draft.changed_seats = {seat.seat: seat for seat in draft.seats}
    draft.body = CreatedBody(draft.row.code)
    if command.start or command.ball is not None:
        lifetime.begin(house, draft)
    unit = draft.unit()
    unit.expected = -1
    reply = ack(command.id, draft)
    unit.reply = ReplyRow(guest_id=viewer.guest_id, cmd=command.id, rev=draft.row.rev, body=reply)
    if await house.store.commit(unit) is not Outcome.WON:
        raise not_written(house.store)
    return reply


def _first_attempt(viewer: Viewer, command: Create) -> int | None:
    """The id that the table of a ball has when it is the sender's first attempt; a day or game without is refused."""
    if command.ball is None:
        return None
    try:
        declared_ball(command.game)
        return balls.attempt(viewer.guest_id, command.game, read_date(command.ball))
    except InputError as error:
        raise Refusing("bad-setting", field=error.field, value=str(error.value)[:60], allowed=error.allowed) from None


def _laid(house: House, viewer: Viewer, command: Create, table_id: int) -> Draft:
    """The table as it is wished for, or as the ball of the day has it."""
    now = house.clock.now()
    day = command.ball
    held = balls.settings_of(command.game, day) if day else lifetime.read_settings(command.game, command.settings)
    row = TableRow(
        id=table_id,
        code=people.new_code(),
        game=command.game,
        settings=encoder.encode(held.to_data()),
        state="lobby",
        listed=command.listed and day is None,
        chat_on=command.chat and day is None,
        watch_on=command.watch and day is None,
        pace=command.pace,
        grace=command.grace,
        host_id=viewer.guest_id,
        created_at=now,
    )
    person = SeatRow(seat=0, kind="person", guest_id=viewer.guest_id, name=viewer.name, since=now)
    if day is not None:
        return Draft(row, balls.seats_of(command.game, held.players, person), Facts(ball=day), None, None, now)
    seats = [person, *(SeatRow(seat=number) for number in range(1, held.players))]
    for number, wish in enumerate(command.seats[1 : len(seats)], 1):
        if wish.kind == "bot":
            check_level(house, command.game, wish.level)
            name = bot_name(number, wish.level)
            seats[number] = SeatRow(seat=number, kind="bot", level=wish.level, name=name)
    return Draft(row, seats, Facts(hints=command.hints, clock=command.clock), None, None, now)


async def home(house: House, guest_id: int) -> bytes:
    """One's own tables, and those listed."""
    own = await house.store.tables_of(guest_id, MOST_TABLES_AT_HOME)
    open_to_all = await house.store.listed(MOST_TABLES_AT_HOME)
    person = await house.store.guest(guest_id)
    away = person.away if person is not None else []
    mine = [await _at_home(house, row, seats, guest_id, own=True) for row, seats in own]
    frame = Home(
        tables=[msgspec.structs.replace(one, away=one.code in away) for one in mine],
        listed=[await _at_home(house, row, seats, guest_id) for row, seats in open_to_all],
    )
    return encoder.encode(frame)


async def _at_home(
    house: House, row: TableRow, seats: list[SeatRow], guest_id: int, *, own: bool = False
) -> ListedTable:
    """A table as the home page shows it; one that cannot be opened says so."""
    try:
        table = await _game_at(house, row) if own else None
        shown = listed(row, seats, guest_id, table)
    except (DamagedTable, InputError, msgspec.MsgspecError):
        return damaged(row, seats)
    return damaged(row, seats) if house.is_damaged(row.id) else shown


async def _game_at(house: House, row: TableRow) -> Table | None:
    """The game that is being played at a table."""
    room = await house.room_of(row.id) if row.state == "playing" else None
    return room.table if room is not None else None
