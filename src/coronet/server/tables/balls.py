"""Balls of the day at tables: which day it is, whose first attempt a table is, and what is not done at one.

A person's first attempt at a ball has a table of its own, whose id follows from person, game and day: whatever else
they play of it is practice.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from msgspec import json

from coronet.bots.characters import character_at
from coronet.games.catalogue import game_named
from coronet.server.store import shuffles
from coronet.server.store.rows import GameRow, SeatRow, TableRow
from coronet.server.tables import people
from coronet.server.wire import protocol
from coronet.server.wire.refusals import Refusing
from coronet.table.ball import ball_settings, declared_ball

if TYPE_CHECKING:
    from coronet.server.tables.drafts import Draft

NOT_DONE = (protocol.Sit, protocol.Stand, protocol.GiveSeat, protocol.Bot, protocol.Again)
"""Who sits where and what is played is the day's, and alone with it."""


def day_of(now: int) -> str:
    """The day of a time in milliseconds, as everywhere in the world: in UTC."""
    return f"{datetime.fromtimestamp(now / 1000, UTC):%Y-%m-%d}"


def begin_of(day: str, later: int = 0) -> int:
    """When a day begins, or one so many days later, in milliseconds."""
    return int((datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=later)).timestamp() * 1000)


def attempt(guest_id: int, game: str, day: str) -> int:
    """The id of the table at which a person plays a ball for the first time."""
    return people.id_from(guest_id, f"ball {game}/{game_named(game).rules_version}/{day}")


def counts(table_id: int, game_no: int, guest_id: int | None, game: str, day: str) -> bool:
    """Whether a game at a table is a person's first attempt at a ball, made on its day."""
    return guest_id is not None and game_no == 1 and table_id == attempt(guest_id, game, day)


def is_practice(row: TableRow, day: str | None) -> bool:
    """Whether what is played at a table is a ball that does not count."""
    return day is not None and not counts(row.id, row.game_no, row.host_id, row.game, day)


def settings_of(game: str, day: str) -> Any:
    """The settings of a ball, held."""
    return game_named(game).read_settings(ball_settings(game, day))


def seats_of(game: str, players: int, person: SeatRow) -> list[SeatRow]:
    """The person on the ball's seat, and its bots on the others."""
    ball = declared_ball(game)
    seats = [
        SeatRow(seat=number, kind="bot", level=ball.level, name=character_at(ball.level, number).name)
        for number in range(players)
    ]
    person.seat = ball.seat
    seats[ball.seat] = person
    return seats


def set_table(draft: Draft, day: str) -> None:
    """Lay the table of a ball once more: its settings, its bots, and hints where it does not count."""
    ball = declared_ball(draft.row.game)
    draft.row.settings = json.encode(settings_of(draft.row.game, day).to_data())
    for seat in [seat for seat in draft.seats if seat.kind == "bot" and seat.level != ball.level]:
        draft.seat(seat.seat).level = ball.level
    draft.change_facts().hints = is_practice(draft.row, day)


def dealt(draft: Draft, day: str) -> GameRow:
    """The game of the day at this table."""
    return shuffles.of_ball(
        no=draft.row.game_no,
        game=draft.row.game,
        day=day,
        settings=json.decode(draft.row.settings),
        seats=draft.seats,
        first_rev=draft.row.rev + 1,
        now=draft.now,
    )


def check(draft: Draft, command: Any) -> None:
    """Refuse what would make the results of a ball differ in more than its play."""
    if draft.facts.ball is None:
        return
    is_link = isinstance(command, protocol.Link) and command.kind != "device"
    is_set = isinstance(command, protocol.Set) and any(
        value is not None for value in (command.settings, command.listed, command.watch, command.hints, command.clock)
    )
    if isinstance(command, NOT_DONE) or is_link or is_set:
        raise Refusing("off", what="ball")
