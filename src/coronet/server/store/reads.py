"""What is read from the store: plain functions on a connection whose transaction sees one moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from msgspec import Struct
from sqlalchemy import Connection, Select, Table, func, or_, select

from coronet.server.store import schema
from coronet.server.store.rows import (
    ABANDONED_MS,
    OPEN,
    OVERDUE_MS,
    ChatRow,
    DiaryRow,
    Finished,
    GameRow,
    GuestExport,
    GuestRow,
    Loaded,
    LogRow,
    PermitRow,
    PlayedRow,
    PushRow,
    ReplyRow,
    SeatRow,
    Snap,
    TableRow,
)

__all__ = [
    "abandoned",
    "balls_played",
    "chat_after",
    "diary",
    "export_guest",
    "finished",
    "finished_by",
    "game_rows",
    "guest",
    "guest_by",
    "last_written",
    "listed",
    "load",
    "load_code",
    "meta",
    "overdue",
    "permit",
    "push",
    "pushes",
    "reply",
    "revs",
    "rows_after",
    "rows_before",
    "table_id",
    "tables_of",
]

MANY = 500  # keys in one question

Row = TypeVar("Row", bound=Struct)


def load(connection: Connection, table_id: int, *, with_snap: bool = True) -> Loaded | None:
    """A table as it stands, with the rows that lead from its snap, or from nothing, to now."""
    table = _first(connection, TableRow, _all(TableRow, schema.tbl).where(schema.tbl.c.id == table_id))
    if table is None:
        return None
    seats = _all(SeatRow, schema.seat).where(schema.seat.c.table_id == table_id).order_by(schema.seat.c.seat)
    banned = select(schema.ban.c.guest_id).where(schema.ban.c.table_id == table_id)
    game = _game(connection, table_id, table.game_no)
    snap = _first(connection, Snap, _all(Snap, schema.snap).where(schema.snap.c.table_id == table_id))
    if game is None or not with_snap or (snap is not None and snap.rev < game.first_rev):
        snap = None  # not wanted, or of an earlier game
    rows: list[LogRow] = []
    if game is not None:
        after = game.first_rev - 1 if snap is None else snap.rev
        log = schema.log.c
        asked = _log(table_id).where(log.rev > after, log.game_no == game.no).order_by(log.rev)
        rows = _read(connection, LogRow, asked)
    return Loaded(
        table=table,
        seats=_read(connection, SeatRow, seats),
        game=game,
        snap=snap,
        rows=rows,
        banned=list(connection.execute(banned).scalars()),
    )


def meta(connection: Connection, key: str) -> str | None:
    """A value of `meta`."""
    return connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar()


def last_written(connection: Connection) -> int | None:
    """The latest time that stands at a table or a person; None where there are none."""
    written = (schema.tbl.c.updated_at, schema.guest.c.seen_at)
    latest = [connection.execute(select(func.max(column))).scalar() for column in written]
    return max((at for at in latest if at is not None), default=None)


def load_code(connection: Connection, code: str) -> Loaded | None:
    """A table by its code."""
    found = table_id(connection, code)
    return None if found is None else load(connection, found)


def table_id(connection: Connection, code: str) -> int | None:
    """The id of the table with that code."""
    return connection.execute(select(schema.tbl.c.id).where(schema.tbl.c.code == code)).scalar()


def table_code(connection: Connection, table_id: int) -> str | None:
    """The code of a table that is not closed."""
    tbl = schema.tbl.c
    return connection.execute(select(tbl.code).where(tbl.id == table_id, tbl.state != "closed")).scalar()


def reply(connection: Connection, table_id: int, guest_id: int, cmd: str) -> ReplyRow | None:
    """The answer that a command got."""
    kept = schema.reply.c
    asked = _all(ReplyRow, schema.reply)
    return _first(
        connection, ReplyRow, asked.where(kept.table_id == table_id, kept.guest_id == guest_id, kept.cmd == cmd)
    )


def rows_after(connection: Connection, table_id: int, rev: int, limit: int) -> list[LogRow]:
    """The first rows of the log after a revision."""
    return _read(
        connection, LogRow, _log(table_id).where(schema.log.c.rev > rev).order_by(schema.log.c.rev).limit(limit)
    )


def rows_before(connection: Connection, table_id: int, rev: int, limit: int) -> list[LogRow]:
    """The last rows of the log before a revision, the oldest of them first."""
    asked = _log(table_id).where(schema.log.c.rev < rev).order_by(schema.log.c.rev.desc()).limit(limit)
    return _read(connection, LogRow, asked)[::-1]


def game_rows(connection: Connection, table_id: int, no: int) -> tuple[GameRow, list[LogRow]] | None:
    """A game of a table with its part of the log."""
    game = _game(connection, table_id, no)
    return None if game is None else (game, _rows_of(connection, table_id, game))


def chat_after(connection: Connection, table_id: int, no: int, limit: int) -> list[ChatRow]:
    """The first lines of chat after a number."""
    chat = schema.chat.c
    asked = _all(ChatRow, schema.chat).where(chat.table_id == table_id, chat.no > no).order_by(chat.no).limit(limit)
    return _read(connection, ChatRow, asked)


def guest_by(connection: Connection, hashed: bytes) -> tuple[GuestRow, PermitRow] | None:
    """The person who holds this secret."""
    held = permit(connection, hashed)
    if held is None or held.kind != "person" or held.guest_id is None:
        return None
    holder = guest(connection, held.guest_id)
    return None if holder is None else (holder, held)


def here(connection: Connection, proc: str, now: int) -> set[tuple[int, int]]:
    """Who has a socket open in another process than `proc`."""
    presence = schema.presence.c
    rows = connection.execute(
        select(presence.table_id, presence.guest_id).where(presence.proc != proc, presence.until >= now)
    )
    return {(table_id, guest_id) for table_id, guest_id in rows}


def permit(connection: Connection, hashed: bytes) -> PermitRow | None:
    """The right that comes with a secret."""
    return _first(connection, PermitRow, _all(PermitRow, schema.permit).where(schema.permit.c.hash == hashed))


def tables_of(connection: Connection, guest_id: int, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables where the person sits or is host and that are not closed, the latest first."""
    tbl = schema.tbl.c
    sits = select(schema.seat.c.table_id).where(schema.seat.c.guest_id == guest_id)
    hosts = select(tbl.id).where(tbl.host_id == guest_id)
    asked = _all(TableRow, schema.tbl).where(tbl.id.in_(sits.union(hosts)), tbl.state != "closed")
    return _with_seats(connection, asked.order_by(tbl.updated_at.desc(), tbl.id).limit(limit))


def listed(connection: Connection, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables that everybody may see and that have not ended: those that wait for players first, then the latest."""
    tbl = schema.tbl.c
    to_see = or_(tbl.watch_on.is_(True), tbl.state == "lobby")
    asked = _all(TableRow, schema.tbl).where(tbl.listed.is_(True), to_see, tbl.state.in_(OPEN))
    return _with_seats(connection, asked.order_by(tbl.state != "lobby", tbl.updated_at.desc(), tbl.id).limit(limit))


def overdue(connection: Connection, now: int, limit: int) -> list[int]:
    """Tables whose timer nobody fires: two seconds late."""
    tbl = schema.tbl.c
    asked = select(tbl.id).where(tbl.due_at.is_not(None), tbl.due_at <= now - OVERDUE_MS)
    return list(connection.execute(asked.order_by(tbl.due_at).limit(limit)).scalars())


def abandoned(connection: Connection, now: int, limit: int) -> list[int]:
    """Tables with an unfinished game, or between two, that nobody has touched for thirty days."""
    tbl = schema.tbl.c
    asked = select(tbl.id).where(tbl.state.in_(OPEN), tbl.game_no > 0, tbl.updated_at < now - ABANDONED_MS)
    return list(connection.execute(asked.order_by(tbl.updated_at).limit(limit)).scalars())


def revs(connection: Connection, ids: Sequence[int]) -> dict[int, int]:
    """The revisions of the tables that there are."""
    tbl = schema.tbl.c
    found: dict[int, int] = {}
    for first in range(0, len(ids), MANY):
        asked = select(tbl.id, tbl.rev).where(tbl.id.in_(ids[first : first + MANY]))
        found |= {row.id: row.rev for row in connection.execute(asked)}
    return found


def export_guest(connection: Connection, guest_id: int) -> GuestExport | None:
    """All that the store has of a person."""
    person = guest(connection, guest_id)
    if person is None:
        return None
    played, chat, tbl, game = schema.played.c, schema.chat.c, schema.tbl.c, schema.game.c
    results = _all(PlayedRow, schema.played).where(played.guest_id == guest_id).order_by(played.ended_at)
    said = _all(ChatRow, schema.chat).where(chat.guest_id == guest_id).order_by(chat.table_id, chat.no)
    own = select(played.table_id, played.game_no).where(played.guest_id == guest_id).order_by(played.ended_at)
    games = []
    for table_id, no in connection.execute(own):
        table = _first(connection, TableRow, _all(TableRow, schema.tbl).where(tbl.id == table_id))
        asked = _all(GameRow, schema.game).where(game.table_id == table_id, game.no == no, game.ended_at.is_not(None))
        one = _first(connection, GameRow, asked)
        if table is not None and one is not None:
            games.append((table, one, _rows_of(connection, table_id, one)))
    return GuestExport(
        guest=person,
        played=_read_with_table(connection, PlayedRow, results, schema.played),
        chat=_read_with_table(connection, ChatRow, said, schema.chat),
        games=games,
        pushes=pushes(connection, guest_id),
        diary=diary(connection, guest_id),
    )


def finished(connection: Connection, code: str, no: int) -> Finished | None:
    """One finished game of a table."""
    table = table_id(connection, code)
    found = [] if table is None else _finished(connection, [(table, no)])
    return found[0] if found else None


def finished_by(connection: Connection, guest_id: int, limit: int) -> list[Finished]:
    """The games that a person has finished, the latest first."""
    played = schema.played.c
    own = select(played.table_id, played.game_no).where(played.guest_id == guest_id)
    keys = connection.execute(own.order_by(played.ended_at.desc()).limit(limit))
    return _finished(connection, [(table, no) for table, no in keys])


def balls_played(connection: Connection, key: bytes, since: int, until: int, limit: int) -> list[tuple[int, PlayedRow]]:
    """What people have made of the ball with this key, by table, in the order in which they came to its end."""
    game, played = schema.game.c, schema.played.c
    asked = (
        _all(PlayedRow, schema.played)
        .join(schema.game, (game.table_id == played.table_id) & (game.no == played.game_no))
        .where(game.ended_at >= since, game.ended_at < until, game.commitment == key, game.no == 1)
        .where(played.guest_id.is_not(None))
        .order_by(game.ended_at)
        .limit(limit)
    )
    return _read_with_table(connection, PlayedRow, asked, schema.played)


def _finished(connection: Connection, keys: list[tuple[int, int]]) -> list[Finished]:
    played, game, tbl, seat, guest = (
        schema.played.c, schema.game.c, schema.tbl.c, schema.seat.c, schema.guest.c,
    )  # fmt: skip
    games = []
    for table, no in keys:
        asked = select(tbl.code, game.started_at, game.ended_at, game.result).join(schema.game, game.table_id == tbl.id)
        row = connection.execute(asked.where(tbl.id == table, game.no == no, game.ended_at.is_not(None))).first()
        rows = _all(PlayedRow, schema.played).where(played.table_id == table, played.game_no == no)
        results = _read(connection, PlayedRow, rows.order_by(played.seat))
        if row is None or not results:
            continue
        seats = dict(connection.execute(select(seat.seat, seat.name).where(seat.table_id == table)).all())
        people = [result.guest_id for result in results if result.guest_id is not None]
        known = dict(connection.execute(select(guest.id, guest.name).where(guest.id.in_(people))).all())
        names = [str(known.get(result.guest_id or -1, seats.get(result.seat, ""))) for result in results]
        code, started_at, ended_at, result = row
        ended = Finished(code=code, no=no, started_at=started_at, ended_at=ended_at, results=results, names=names)
        ended.result = result
        games.append(ended)
    return games


def guest(connection: Connection, guest_id: int) -> GuestRow | None:
    """A person by their id."""
    return _first(connection, GuestRow, _all(GuestRow, schema.guest).where(schema.guest.c.id == guest_id))


def pushes(connection: Connection, guest_id: int) -> list[PushRow]:
    """Where a person's browsers take notices, the oldest first."""
    push = schema.push.c
    asked = _all(PushRow, schema.push).where(push.guest_id == guest_id)
    return _read(connection, PushRow, asked.order_by(push.created_at, push.hash))


def diary(connection: Connection, guest_id: int, since: int = 0, limit: int | None = None) -> list[DiaryRow]:
    """What was written into a person's diary after a number, the oldest first."""
    diary = schema.diary.c
    asked = _all(DiaryRow, schema.diary).where(diary.guest_id == guest_id, diary.no > since)
    return _read(connection, DiaryRow, asked.order_by(diary.no).limit(limit))


def push(connection: Connection, hashed: bytes) -> PushRow | None:
    """Where one browser takes notices."""
    return _first(connection, PushRow, _all(PushRow, schema.push).where(schema.push.c.hash == hashed))


def _game(connection: Connection, table_id: int, no: int) -> GameRow | None:
    game = schema.game.c
    return _first(connection, GameRow, _all(GameRow, schema.game).where(game.table_id == table_id, game.no == no))


def _rows_of(connection: Connection, table_id: int, game: GameRow) -> list[LogRow]:
    log = schema.log.c
    asked = _log(table_id).where(log.rev >= game.first_rev, log.game_no == game.no)
    if game.last_rev is not None:
        asked = asked.where(log.rev <= game.last_rev)
    return _read(connection, LogRow, asked.order_by(log.rev))


def _log(table_id: int) -> Select[Any]:
    return _all(LogRow, schema.log).where(schema.log.c.table_id == table_id)


def _with_seats(connection: Connection, asked: Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    tables = _read(connection, TableRow, asked)
    seats: dict[int, list[SeatRow]] = {table.id: [] for table in tables}
    seat = schema.seat.c
    theirs = _all(SeatRow, schema.seat).where(seat.table_id.in_(list(seats))).order_by(seat.table_id, seat.seat)
    for table_id, row in _read_with_table(connection, SeatRow, theirs, schema.seat):
        seats[table_id].append(row)
    return [(table, seats[table.id]) for table in tables]


def _all(kind: type[Struct], table: Table) -> Select[Any]:
    """Rows of the table, in the order of the fields of their struct."""
    return select(*[table.c[name] for name in kind.__struct_fields__])


def _read(connection: Connection, kind: type[Row], asked: Select[Any]) -> list[Row]:
    names = kind.__struct_fields__
    return [kind(**dict(zip(names, row, strict=True))) for row in connection.execute(asked)]


def _read_with_table(
    connection: Connection, kind: type[Row], asked: Select[Any], table: Table
) -> list[tuple[int, Row]]:
    names = kind.__struct_fields__
    found = connection.execute(asked.add_columns(table.c.table_id))
    return [(row[-1], kind(**dict(zip(names, row[:-1], strict=True)))) for row in found]


def _first(connection: Connection, kind: type[Row], asked: Select[Any]) -> Row | None:
    found = _read(connection, kind, asked)
    return found[0] if found else None
