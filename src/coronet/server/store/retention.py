"""How long things are kept, and what is left of a person who asks to be forgotten.

What is old is looked for by a reader and deleted in small pieces by the writer, so that moves pass in between. Replies
and chat count from the end of their game or table; `meta` remembers up to which end they are gone. Games, tables,
people and chat leave a copy for a week (gone.py). `now` is the time that was seen to pass and `lived` how long servers
ran (seen_time.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from sqlalchemy import ColumnElement, Connection, Select, Table, delete, null, select, true, update
from sqlalchemy.dialects import postgresql, sqlite

from coronet.server.store import gone, schema
from coronet.server.store.rows import ENDED

__all__ = ["FOUND_AT_ONCE", "Rule", "forget_guest", "keep_meta", "rules", "set_meta"]

DAY = 24 * 3_600_000
REPLY_DAYS, LOBBY_DAYS, CHAT_DAYS, GUEST_DAYS = 1, 1, 30, 400
COPY_DAYS = 7
FOUND_AT_ONCE = 500
FEW = 10  # tables in one piece: each takes its log along


class Deletes(Protocol):
    """Deletes what was found, if it is still old."""

    def __call__(self, connection: Connection, found: Sequence[Any]) -> None: ...


@dataclass(frozen=True, slots=True)
class Rule:
    """One thing that is not kept for ever: how it is found, and how a piece of what was found is deleted."""

    old: Select[Any]
    delete: Deletes
    piece: int = FEW
    after: str = ""  # the key of `meta` with the time up to which it is done; `old` has a column `ended`

    def find(self, connection: Connection) -> list[Any]:
        """The first that are old."""
        asked = self.old
        if self.after:
            done = connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == self.after)).scalar()
            ended = asked.selected_columns["ended"]
            asked = asked.where(ended > int(done or 0)).order_by(ended)
        return [tuple(row) for row in connection.execute(asked.limit(FOUND_AT_ONCE))]


def rules(now: int, lived: int, keep_days: int) -> Iterator[Rule]:
    """All that is not kept for ever."""
    tbl, game, permit, guest = schema.tbl.c, schema.game.c, schema.permit.c, schema.guest.c
    long_ago = now - keep_days * DAY
    yield Rule(select(permit.hash).where(permit.expires_at < now), _delete_permits, FOUND_AT_ONCE)
    yield Rule(select(schema.gone.c.id).where(schema.gone.c.at < lived - COPY_DAYS * DAY), _delete_copies)
    yield _tables(lived, tbl.state == "lobby", tbl.game_no == 0, tbl.updated_at < now - LOBBY_DAYS * DAY)
    yield _tables(lived, tbl.state.in_(ENDED), tbl.updated_at < long_ago)
    earlier = select(game.table_id, game.no, game.first_rev, game.last_rev).join(schema.tbl, tbl.id == game.table_id)
    yield Rule(earlier.where(game.ended_at < long_ago, game.no < tbl.game_no), partial(_delete_games, lived))
    yield from _after_the_end(schema.reply, lived, now - REPLY_DAYS * DAY)
    yield from _after_the_end(schema.chat, lived, now - CHAT_DAYS * DAY)
    seat = schema.seat.c
    plays = select(seat.guest_id).join(schema.tbl, tbl.id == seat.table_id)
    plays = plays.where(seat.guest_id == guest.id, tbl.state.not_in(ENDED))
    unseen = select(guest.id).where(guest.seen_at < now - GUEST_DAYS * DAY, ~plays.exists())
    yield Rule(unseen, partial(_forget_guests, lived))


def forget_guest(connection: Connection, guest_id: int) -> None:
    """Forget a person who asks for it, in copies of what was deleted too."""
    gone.forget(connection, guest_id)
    _forget_guest(connection, guest_id)


def _forget_guest(connection: Connection, guest_id: int) -> None:
    """Permits, notices, name go, seats become a guest's, chat loses its words, results nobody's; logs name nobody."""
    seat, tbl, chat, played = schema.seat, schema.tbl, schema.chat, schema.played
    sits = select(seat.c.table_id).where(seat.c.guest_id == guest_id)
    hosts = select(tbl.c.id).where(tbl.c.host_id == guest_id)
    tables = _lock_tables(connection, tbl.c.id.in_(sits.union(hosts)))
    # Copies of these tables in other processes are stale from here on.
    connection.execute(update(tbl).where(tbl.c.id.in_(tables)).values(writes=tbl.c.writes + 1))
    connection.execute(update(tbl).where(tbl.c.host_id == guest_id).values(host_id=None))
    for named in (seat, chat, played):
        connection.execute(update(named).where(named.c.guest_id == guest_id).values(gone.NOBODY[named.name]))
    reply = schema.reply
    connection.execute(delete(reply).where(reply.c.table_id.in_(tables), reply.c.guest_id == guest_id))
    connection.execute(delete(schema.ban).where(schema.ban.c.guest_id == guest_id))
    for theirs in (schema.permit, schema.push):
        connection.execute(delete(theirs).where(theirs.c.guest_id == guest_id))
    connection.execute(delete(schema.guest).where(schema.guest.c.id == guest_id))


def set_meta(connection: Connection, key: str, value: str) -> None:
    """Write a value of `meta`."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(schema.meta).values(key=key, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def keep_meta(connection: Connection, key: str, value: str) -> str:
    """Write a value of `meta` unless there is one; the one that is there then."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(schema.meta).values(key=key, value=value).on_conflict_do_nothing())
    return str(connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar_one())


def _tables(lived: int, *old: ColumnElement[bool]) -> Rule:
    tbl = schema.tbl

    def delete_tables(connection: Connection, found: Sequence[Any]) -> None:
        ids = _lock_tables(connection, tbl.c.id.in_([table_id for (table_id,) in found]), *old)
        gone.copy_tables(connection, lived, ids)
        connection.execute(delete(tbl).where(tbl.c.id.in_(ids)))

    return Rule(select(tbl.c.id).where(*old), delete_tables)


def _after_the_end(what: Table, lived: int, before: int) -> Iterator[Rule]:
    """Replies or chat of games that have ended, and of tables that have, which may have had no game to the end."""
    game, tbl = schema.game.c, schema.tbl.c
    ended = game.ended_at.label("ended")
    games = select(game.table_id, game.last_rev, ended).where(game.ended_at < before)
    tables = select(tbl.id, null(), tbl.updated_at.label("ended")).where(tbl.state.in_(ENDED), tbl.updated_at < before)
    for which, old in (("games", games), ("tables", tables)):
        key = f"{what.name} of {which} gone until"
        yield Rule(old, _Clears(what, key, lived), after=key)


@dataclass(frozen=True, slots=True)
class _Clears:
    """Deletes the replies or the chat of games or tables that ended."""

    what: Table
    key: str
    lived: int

    def __call__(self, connection: Connection, found: Sequence[Any]) -> None:
        column = self.what.c
        for table_id, last_rev, ended in found:
            belongs: ColumnElement[bool] = true()
            if self.what is schema.chat:
                belongs = column.at <= ended
                gone.copy_rows(connection, self.lived, self.what, (column.table_id == table_id) & belongs)
            elif last_rev is not None:
                belongs = column.rev <= last_rev
            connection.execute(delete(self.what).where(column.table_id == table_id, belongs))
        # One less: another that ended in the same millisecond may be in the next piece.
        set_meta(connection, self.key, str(found[-1][-1] - 1))


def _delete_permits(connection: Connection, found: Sequence[Any]) -> None:
    hashes = [hashed for (hashed,) in found]
    connection.execute(delete(schema.permit).where(schema.permit.c.hash.in_(hashes)))


def _delete_copies(connection: Connection, found: Sequence[Any]) -> None:
    connection.execute(delete(schema.gone).where(schema.gone.c.id.in_([number for (number,) in found])))


def _delete_games(lived: int, connection: Connection, found: Sequence[Any]) -> None:
    """Old games of a table that is still played at, with their part of the log."""
    game, log = schema.game, schema.log
    for table_id, no, first_rev, last_rev in found:
        gone.copy_games(connection, lived, table_id, no)
        its_log = delete(log).where(log.c.table_id == table_id, log.c.rev >= first_rev, log.c.game_no == no)
        connection.execute(its_log.where(log.c.rev <= last_rev))
        connection.execute(delete(game).where(game.c.table_id == table_id, game.c.no == no))


def _forget_guests(lived: int, connection: Connection, found: Sequence[Any]) -> None:
    gone.copy_guests(connection, lived, [guest_id for (guest_id,) in found])
    for (guest_id,) in found:
        _forget_guest(connection, guest_id)


def _lock_tables(connection: Connection, *which: ColumnElement[bool]) -> list[int]:
    """Tables by id, as transactions lock them."""
    tbl = schema.tbl
    return list(connection.execute(select(tbl.c.id).where(*which).order_by(tbl.c.id).with_for_update()).scalars())
