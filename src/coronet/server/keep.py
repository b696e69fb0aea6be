"""How long things are kept, and what is left of a person who asks to be forgotten.

Deleting goes in small steps, each its own work for the writer, so that moves pass in between. Replies and chat are
counted from the end of their game: `meta` remembers up to which end they are gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from sqlalchemy import Connection, Select, Table, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from coronet.server import schema
from coronet.server.reads import ENDED

__all__ = ["forget_guest", "set_meta", "steps"]

DAY = 24 * 3_600_000
ROWS = 500  # in one step
TABLES = 10  # in one step: each takes its whole log along
REPLY_DAYS, LOBBY_DAYS, CHAT_DAYS, GUEST_DAYS = 1, 1, 30, 400

Step = Callable[[Connection], bool]


def steps(now: int, keep_days: int) -> Iterator[Step]:
    """Works to be repeated, each as long as it answers that there may be more."""
    tbl = schema.tbl.c
    never_started = select(tbl.id).where(
        tbl.state == "lobby", tbl.game_no == 0, tbl.updated_at < now - LOBBY_DAYS * DAY
    )
    finished = select(tbl.id).where(tbl.state.in_(ENDED), tbl.updated_at < now - keep_days * DAY)
    yield lambda connection: _delete_permits(connection, now)
    yield lambda connection: _delete_tables(connection, never_started)
    yield lambda connection: _delete_tables(connection, finished)
    yield lambda connection: _delete_games(connection, now - keep_days * DAY)
    yield lambda connection: _delete_after(connection, schema.reply, now - REPLY_DAYS * DAY)
    yield lambda connection: _delete_after(connection, schema.chat, now - CHAT_DAYS * DAY)
    yield lambda connection: _forget_unseen(connection, now - GUEST_DAYS * DAY)


def forget_guest(connection: Connection, guest_id: int) -> None:
    """Permits and name go, seats become a guest's, chat loses its words, results nobody's. The log has no names."""
    seat, tbl, chat, played = schema.seat, schema.tbl, schema.chat, schema.played
    sits = select(seat.c.table_id).where(seat.c.guest_id == guest_id)
    hosts = select(tbl.c.id).where(tbl.c.host_id == guest_id)
    theirs = select(tbl.c.id).where(tbl.c.id.in_(sits.union(hosts))).order_by(tbl.c.id).with_for_update()
    tables = list(connection.execute(theirs).scalars())
    connection.execute(update(tbl).where(tbl.c.host_id == guest_id).values(host_id=None))
    connection.execute(update(seat).where(seat.c.guest_id == guest_id).values(guest_id=None, name=""))
    connection.execute(update(chat).where(chat.c.guest_id == guest_id).values(guest_id=None, name="", text=""))
    connection.execute(update(played).where(played.c.guest_id == guest_id).values(guest_id=None))
    for table_id in tables:
        answers = delete(schema.reply).where(schema.reply.c.table_id == table_id)
        connection.execute(answers.where(schema.reply.c.guest_id == guest_id))
    connection.execute(delete(schema.ban).where(schema.ban.c.guest_id == guest_id))
    connection.execute(delete(schema.permit).where(schema.permit.c.guest_id == guest_id))
    connection.execute(delete(schema.guest).where(schema.guest.c.id == guest_id))


def set_meta(connection: Connection, key: str, value: str) -> None:
    """Write a value of `meta`."""
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = insert(schema.meta).values(key=key, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["key"], set_={"value": value}))


def _delete_permits(connection: Connection, now: int) -> bool:
    permit = schema.permit
    old = select(permit.c.hash).where(permit.c.expires_at < now).order_by(permit.c.hash).limit(ROWS)
    hashes = list(connection.execute(old.with_for_update(skip_locked=True)).scalars())
    connection.execute(delete(permit).where(permit.c.hash.in_(hashes)))
    return len(hashes) == ROWS


def _delete_tables(connection: Connection, old: Select[tuple[int]]) -> bool:
    tbl = schema.tbl
    ids = list(connection.execute(old.order_by(tbl.c.id).limit(TABLES).with_for_update(skip_locked=True)).scalars())
    connection.execute(delete(tbl).where(tbl.c.id.in_(ids)))
    return len(ids) == TABLES


def _delete_games(connection: Connection, before: int) -> bool:
    """Old games of a table that is still played at, with their part of the log."""
    game, log, tbl = schema.game, schema.log, schema.tbl
    old = select(game.c.table_id, game.c.no, game.c.first_rev, game.c.last_rev).join(tbl, tbl.c.id == game.c.table_id)
    old = old.where(game.c.ended_at < before, game.c.no < tbl.c.game_no).order_by(game.c.table_id, game.c.no)
    games = connection.execute(old.limit(TABLES)).all()
    for table_id, no, first_rev, last_rev in games:
        its_log = delete(log).where(log.c.table_id == table_id, log.c.rev >= first_rev, log.c.game_no == no)
        connection.execute(its_log.where(log.c.rev <= last_rev))
        connection.execute(delete(game).where(game.c.table_id == table_id, game.c.no == no))
    return len(games) == TABLES


def _delete_after(connection: Connection, what: Table, before: int) -> bool:
    """Replies or chat of games that ended before a time and after the last game that was cleared of them."""
    game = schema.game
    key = f"{what.name}-gone-until"
    done = int(connection.execute(select(schema.meta.c.value).where(schema.meta.c.key == key)).scalar() or 0)
    ended = select(game.c.table_id, game.c.last_rev, game.c.ended_at).where(
        game.c.ended_at > done, game.c.ended_at < before
    )
    games = connection.execute(ended.order_by(game.c.ended_at).limit(TABLES)).all()
    for table_id, last_rev, ended_at in games:
        belongs = what.c.rev <= last_rev if what is schema.reply else what.c.at <= ended_at
        connection.execute(delete(what).where(what.c.table_id == table_id, belongs))
        set_meta(connection, key, str(ended_at))
    return len(games) == TABLES


def _forget_unseen(connection: Connection, before: int) -> bool:
    guest, seat, tbl = schema.guest, schema.seat, schema.tbl
    running = select(seat.c.guest_id).join(tbl, tbl.c.id == seat.c.table_id)
    running = running.where(seat.c.guest_id == guest.c.id, tbl.c.state.not_in(ENDED))
    unseen = select(guest.c.id).where(guest.c.seen_at < before, ~running.exists()).order_by(guest.c.id).limit(TABLES)
    ids = list(connection.execute(unseen).scalars())
    for guest_id in ids:
        forget_guest(connection, guest_id)
    return len(ids) == TABLES
