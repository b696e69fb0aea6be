"""What was deleted for its age: a copy of its rows for a week, and how it comes back.

Rows are copied before they are deleted, or before what names a person is taken out of them, and written again by
`coronet bring-back`. Who asks to be forgotten is forgotten in the copies too.
"""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, delete, func, insert, select, update

from coronet.server.store import schema
from coronet.server.store.transaction import Statements

__all__ = ["bring_back", "copy_games", "copy_guests", "copy_rows", "copy_tables", "forget"]

Row = dict[str, Any]
# What is left of a person's rows elsewhere when they are forgotten.
NOBODY: dict[str, Row] = {
    "seat": {"guest_id": None, "name": ""},
    "chat": {"guest_id": None, "name": "", "text": ""},
    "played": {"guest_id": None},
}
NAMELESS = ("game", "log")
NOT_COPIED = frozenset({"presence", "push", "reply", "snap"})  # who is here, who allowed notices, answers, a cache


def copy_tables(connection: Connection, at: int, ids: Sequence[int]) -> None:
    """Tables with all that belongs to them."""
    copy_rows(connection, at, schema.tbl, schema.tbl.c.id.in_(ids))
    for table in schema.metadata.sorted_tables:
        if "table_id" in table.c and table.name not in NOT_COPIED:
            copy_rows(connection, at, table, table.c.table_id.in_(ids))


def copy_games(connection: Connection, at: int, table_id: int, no: int) -> None:
    """One game of a table with its part of the log."""
    for table, number in ((schema.game, schema.game.c.no), (schema.log, schema.log.c.game_no)):
        copy_rows(connection, at, table, (table.c.table_id == table_id) & (number == no))


def copy_guests(connection: Connection, at: int, ids: Sequence[int]) -> None:
    """People with their permits and the rows that name them."""
    copy_rows(connection, at, schema.guest, schema.guest.c.id.in_(ids))
    for name in ("permit", "diary", *NOBODY):
        table = schema.metadata.tables[name]
        copy_rows(connection, at, table, table.c.guest_id.in_(ids))


def copy_rows(connection: Connection, at: int, table: Table, which: ColumnElement[bool]) -> None:
    """These rows, as they are now."""
    rows = [dict(row) for row in connection.execute(select(table).where(which)).mappings()]
    if rows:
        packed = _packed(rows)
        connection.execute(insert(schema.gone).values(id=secrets.randbits(62) + 1, at=at, what=table.name, rows=packed))


def forget(connection: Connection, guest_id: int) -> None:
    """Take a person out of all copies."""
    gone = schema.gone
    asked = select(gone.c.id, gone.c.what, gone.c.rows).where(gone.c.what.not_in(NAMELESS))
    for number, what, packed in connection.execute(asked).all():
        rows = _unpacked(packed)
        left = [row for row in (_without(guest_id, what, row) for row in rows) if row is not None]
        if left != rows:
            connection.execute(update(gone).where(gone.c.id == number).values(rows=_packed(left)))


def _without(guest_id: int, what: str, row: Row) -> Row | None:
    if what == "tbl":
        return row | {"host_id": None} if row["host_id"] == guest_id else row
    if row.get("id" if what == "guest" else "guest_id") != guest_id:
        return row
    return row | NOBODY[what] if what in NOBODY else None


def bring_back(connection: Connection) -> tuple[int, int]:
    """Write all copies again where nothing has taken their place; how many tables and people came back."""
    gone = schema.gone
    back = {"tbl": 0, "guest": 0}
    for table in schema.metadata.sorted_tables:
        packed = connection.execute(select(gone.c.rows).where(gone.c.what == table.name).order_by(gone.c.at)).scalars()
        rows = _with_a_table(connection, table, [row for some in packed.all() for row in _unpacked(some)])
        back[table.name] = _write(connection, table, rows)
    connection.execute(delete(gone))
    return back["tbl"], back["guest"]


def _with_a_table(connection: Connection, table: Table, rows: list[Row]) -> list[Row]:
    """The rows whose table of players is there."""
    if "table_id" not in table.c:
        return rows
    there = {None, *connection.execute(select(schema.tbl.c.id)).scalars()}
    return [row for row in rows if row["table_id"] in there]


def _write(connection: Connection, table: Table, rows: list[Row]) -> int:
    """Add the rows that are missing, and name again who was taken out of those that are there; how many were added."""
    if not rows:
        return 0
    counted = select(func.count()).select_from(table)
    before: int = connection.execute(counted).scalar_one()
    Statements(table, on_sqlite=connection.dialect.name == "sqlite").keep(connection, rows)
    for row in rows if table.name in NOBODY else []:
        named = {name: row[name] for name in NOBODY[table.name]}
        same = [column == row[column.name] for column in table.primary_key.columns]
        nobody = [table.c[name].is_not_distinct_from(value) for name, value in NOBODY[table.name].items()]
        connection.execute(update(table).where(*same, *nobody).values(named))
    return int(connection.execute(counted).scalar_one()) - before


def _packed(rows: list[Row]) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(rows))


def _unpacked(packed: bytes) -> list[Row]:
    return msgspec.msgpack.decode(zlib.decompress(packed), type=list[Row])
