"""Frames of a room: built from public views, own views and stories only. Equal parts are encoded once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from coronet.games.contract import Told
from coronet.server.store.rows import ChatRow, GameRow, LogRow, SeatRow, TableRow
from coronet.server.tables import balls, clocks
from coronet.server.tables.commands.absence import LEVEL, stand_in_name
from coronet.server.tables.drafts import Draft, Facts, Request, facts_decoder
from coronet.server.tables.games_at_table import moment_of, players_of, round_number
from coronet.server.tables.looking import left_seat
from coronet.server.wire.protocol import (
    Ack,
    Asking,
    Chat,
    ListedTable,
    Refuse,
    Score,
    SeatInfo,
    TableInfo,
    Untold,
    You,
    encoder,
)
from coronet.server.wire.refusals import Refusing
from coronet.server.wire.seals import marks, shown
from coronet.server.wire.views import Line

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room
    from coronet.table.table import Table


def ack(command_id: str, draft: Draft) -> bytes:
    """A command is done."""
    return encoder.encode(Ack(id=command_id, seq=draft.row.rev, body=msgspec.to_builtins(draft.body)))


def refuse(command_id: str, refusing: Refusing) -> bytes:
    """A command changed nothing."""
    why: Line | None = (refusing.why.code, dict(refusing.why.args)) if refusing.why else None
    return encoder.encode(Refuse(id=command_id, code=refusing.code, args=refusing.arguments, why=why))


def chat(row: ChatRow) -> bytes:
    """A line of chat."""
    return encoder.encode(_line(row))


def _line(row: ChatRow) -> Chat:
    return Chat(no=row.no, at=row.at, kind=row.kind, text=row.text, name=row.name, seat=row.seat)


def guest_name(guest_id: int) -> str:
    """A guest's id as frames show it."""
    return format(guest_id, "x")


def host_seat(row: TableRow, seats: list[SeatRow]) -> int | None:
    """The seat of the host."""
    return next((seat.seat for seat in seats if seat.kind == "person" and seat.guest_id == row.host_id), None)


def seats_in_use(row: TableRow, seats: list[SeatRow]) -> list[SeatRow]:
    """The seats that the settings have; the store keeps those of a larger table that it once was."""
    return seats[: players_of(row)]


def listed(row: TableRow, seats: list[SeatRow], guest_id: int | None, table: Table | None = None) -> ListedTable:
    """A table as the home page shows it; how far its game is, where that is known."""
    seats = seats_in_use(row, seats)
    waits_for = table.to_act if table is not None else []
    own = next((seat.seat for seat in seats if seat.kind == "person" and seat.guest_id == guest_id), None)
    return ListedTable(
        code=row.code,
        game=row.game,
        state=row.state,  # type: ignore[arg-type]
        players=len(seats),
        free=sum(seat.kind == "open" for seat in seats),
        names=[seat.name for seat in seats if seat.kind != "open"],
        levels=[seat.level for seat in seats if seat.kind == "bot" and seat.level is not None],
        seat=own,
        your_turn=own in waits_for,
        plays=seats[waits_for[0]].name if len(waits_for) == 1 and own not in waits_for else None,
        round=round_number(table) if table is not None else 0,
        ball=facts_decoder.decode(row.room).ball,
    )


def damaged(row: TableRow, seats: list[SeatRow]) -> ListedTable:
    """A table that cannot be opened, as the home page shows it."""
    names = [seat.name for seat in seats if seat.kind != "open"]
    return ListedTable(
        code=row.code,
        game=row.game,
        state=row.state,  # type: ignore[arg-type]
        players=len(seats),
        free=0,
        names=names,
        damaged=True,
    )


def _asking(request: Request) -> Asking:
    return Asking(guest=guest_name(request.guest), name=request.name, seat=request.seat, yes=request.yes)


def you(room: Room, viewer: Viewer) -> You:
    """Who the viewer is at this table."""
    seat, facts = viewer.seat, room.facts
    return You(
        guest=guest_name(viewer.guest_id),
        name=viewer.name,
        seat=seat,
        host=viewer.guest_id == room.row.host_id,
        watching=seat is None,
        invited=viewer.invited,
        asleep=facts.asleep.get(str(seat)),
        resting=facts.resting.get(str(seat)),
        left=left_seat(room, viewer.guest_id) if seat is None else None,
    )


def table_info(room: Room) -> TableInfo:
    """A table apart from the game on it."""
    row, facts = room.row, room.facts
    between = facts.between_since
    return TableInfo(
        code=row.code,
        game=row.game,
        settings=msgspec.json.decode(row.settings),
        state=row.state,  # type: ignore[arg-type]
        seats=[_seat(room, seat) for seat in room.seats],
        host=host_seat(row, room.seats),
        pace=row.pace,  # type: ignore[arg-type]
        chat=row.chat_on,
        watch=row.watch_on,
        listed=row.listed,
        game_no=row.game_no,
        outdated=facts.outdated,
        hints=facts.hints,
        clock=facts.clock,
        between_until=None if between is None or facts.held_by is not None else between + 30_000,
        paused_by=facts.paused_by,
        seal=shown(room.game),
        ball=facts.ball,
        practice=balls.is_practice(row, facts.ball),
        asking=[] if row.state in ("lobby", "over", "closed") else [_asking(one) for one in facts.requests],
        again=facts.again if row.state == "over" else [],
        evening=_evening(facts, room.seats),
    )


def _evening(facts: Facts, seats: list[SeatRow]) -> list[Score]:
    """How those who sit at the table have done in the games played at it; the best first, then as they came."""
    names: dict[int | str | None, str] = {seat.guest_id: seat.name for seat in seats if seat.kind == "person"}
    names |= {seat.name: seat.name for seat in seats if seat.kind == "bot"}
    played = dict.fromkeys((who for game in facts.evening for who in game.seats if who in names), 0)
    won: dict[int | str | None, list[int]] = {who: [] for who in played}
    for game in facts.evening:
        for seat, who in enumerate(game.seats):
            if who in played:
                played[who] += 1
                won[who] += [game.no] if seat in game.winners else []
    best = sorted(played, key=lambda who: -len(won[who]))
    return [Score(name=names[who], played=played[who], won=won[who], bot=isinstance(who, str)) for who in best]


def _seat(room: Room, seat: SeatRow) -> SeatInfo:
    return SeatInfo(
        kind=seat.kind,
        name=seat.name,
        level=LEVEL if seat.acting == "bot" else seat.level if seat.kind == "bot" else None,
        acting=seat.acting,
        here=room.is_here(seat.seat),
        ready=seat.seat in room.facts.ready,
        until=clocks.until(room.facts, seat.seat),
        away=away_at(room, seat.seat),
        stand_in=stand_in_name(seat.seat) if seat.acting == "bot" else None,
        waited_for=seat.seat in room.facts.waited_for and not room.is_here(seat.seat),
    )


def away_at(room: Room, seat: int) -> int | None:
    """Since when the person of a seat is gone, in milliseconds UTC, rounded to a tenth of a second."""
    gone = room.planning.gone_for(room, seat)
    return None if gone is None else (room.house.clock.now() - int(1000 * gone)) // 100 * 100


class Frames:
    """The frames of one room at one revision; forgotten at the next."""

    def __init__(self) -> None:
        self.public: bytes | None = None
        self.happened: bytes | None = None
        self.own: dict[int, bytes] = {}
        self.table: bytes | None = None
        self.since: tuple[int, list[LogRow]] | None = None  # which the heads tell of
        self.heads: list[tuple[list[Told], bytes]] = []
        self.marks = b""

    def forget(self) -> None:
        """The state has changed."""
        self.public = self.happened = self.table = self.since = None
        self.own.clear()

    def up(  # noqa: PLR0913 - all that an update may say
        self,
        room: Room,
        viewer: Viewer,
        *,
        prev: int,
        story: list[Told],
        rows: list[LogRow],
        cut: bool = False,
        info: bool = False,
        said: Sequence[ChatRow] = (),
    ) -> bytes:
        """What happened, with the whole view; `rows` are what it tells of, `said` is chat that was missed."""
        parts = [self._head(room, prev, story, rows)]
        if room.table is not None:
            parts += self._view(room.table, viewer.seat)
            parts.append(self._happened(room.table))
        if info:
            parts.append(b',"table":' + self._info(room) + b',"you":' + encoder.encode(you(room, viewer)))
        if cut:
            parts.append(b',"cut":true')
        if said:
            parts.append(b',"said":' + encoder.encode([_line(row) for row in said]))
        parts.append(b"}")
        return b"".join(parts)

    def _head(self, room: Room, prev: int, story: list[Told], rows: list[LogRow]) -> bytes:
        """How an update begins; the same for all who are told the same of the same rows."""
        if self.since is None or self.since[0] != prev or self.since[1] is not rows:
            self.since = prev, rows
            self.marks = _marks(room.game, rows)
            self.heads.clear()
        for known, head in self.heads:
            if known == story:
                return head
        head = b'{"t":"up","prev":%d,"seq":%d,"at":%d' % (prev, room.row.rev, _rounded_now(room)) + _story(story)
        moment = moment_of(room.row, room.table)
        if moment is not None:
            head += b',"moment":%d' % moment
        head += self.marks
        self.heads.append((story, head))
        return head

    def _info(self, room: Room) -> bytes:
        if self.table is None:
            self.table = encoder.encode(table_info(room))
        return self.table

    def _view(self, table: Table, seat: int | None) -> tuple[bytes, ...]:
        if self.public is None:
            self.public = b',"view":' + encoder.encode(table.public_view())[:-1]
        if seat is None:
            return self.public, b"}"
        if seat not in self.own:
            self.own[seat] = encoder.encode(table.own_view(seat))
        return self.public, b',"own":', self.own[seat], b"}"

    def _happened(self, table: Table) -> bytes:
        if self.happened is None:
            self.happened = b',"step":%d' % table.steps
            if happened := table.happened():
                self.happened += b',"happened":' + encoder.encode(happened)
        return self.happened


def _marks(game: GameRow | None, rows: list[LogRow]) -> bytes:
    found = marks(game, rows)
    return b',"marks":' + encoder.encode(found) if found else b""


def _story(story: list[Told]) -> bytes:
    encoded = b',"story":' + encoder.encode([told.line for told in story])
    spans = untold(story)
    return encoded + b',"untold":' + encoder.encode(spans) if spans else encoded


def untold(story: list[Told]) -> list[Untold]:
    """Which lines of a frame may not be shown at which moments."""
    return [Untold(at, *told.untold) for at, told in enumerate(story) if told.untold is not None]


def _rounded_now(room: Room) -> int:
    """Milliseconds, rounded to a tenth of a second: the time of telling tells no more."""
    return room.house.clock.now() // 100 * 100
