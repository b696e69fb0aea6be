"""One transaction of units: which of them win, and what the winners write.

The head of every table is compared under its lock before anything is written, so that losers leave without taking the
others along. A head is the revision and, where several processes write, the count of writes: not everything that
changes a table (who is ready, chat, links) has a revision. Locks are taken in one order (tables by id, then
guests by id), so that transactions of several processes never wait for each other in a ring.

Rows go to PostgreSQL as one array a column through `unnest`, four times as fast as row by row; the standard library's
SQLite driver is as fast with a list of rows. SQLite is told in its own words, put together once: SQLAlchemy takes
longer over a statement than SQLite does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import asdict
from sqlalchemy import (
    ARRAY,
    BigInteger,
    Column,
    Connection,
    Executable,
    Table,
    any_,
    bindparam,
    column,
    delete,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from coronet.server.store import schema
from coronet.server.store.rows import ChatRow, LogRow, Outcome, PermitRow, ReplyRow, TableRow, Unit

__all__ = ["CHANNEL", "Statements", "Transaction", "base36", "notice"]

CHANNEL = "coronet"  # of LISTEN and NOTIFY
HEADS = "SELECT id, rev, writes FROM tbl WHERE id IN"  # where there are no locks of rows
LONGEST_NOTICE = 7_900  # PostgreSQL takes less than 8,000 bytes
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
Row = dict[str, Any]
Head = tuple[int, int | None]  # revision and writes; None: all of them by this process


class Words:
    """A statement as SQLite's driver takes it, with the order of its values."""

    def __init__(self, statement: Executable, names: Sequence[str] | None = None) -> None:
        compiled: Any = statement.compile(dialect=sqlite.dialect(), column_keys=names)  # type: ignore[attr-defined]
        self._text, self._order = str(compiled), compiled.positiontup

    def run(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Once for each row."""
        connection.exec_driver_sql(self._text, [tuple(row[name] for name in self._order) for row in rows])


class Statements:
    """Statements that write many rows of one table at once, for one kind of database."""

    def __init__(self, table: Table, *, on_sqlite: bool) -> None:
        self._on_sqlite = on_sqlite
        self._names = [one.name for one in table.columns]
        self._words: dict[tuple[Executable, tuple[str, ...]], Words] = {}
        self.keys = [one.name for one in table.primary_key.columns]
        rest = [name for name in self._names if name not in self.keys]
        insert = sqlite.insert(table) if on_sqlite else self._from_arrays(table)
        self._insert: Executable = insert
        self._keep: Executable = insert.on_conflict_do_nothing()
        self._replace: Executable = self._keep
        if rest:
            self._replace = insert.on_conflict_do_update(
                index_elements=self.keys, set_={name: insert.excluded[name] for name in rest}
            )

    def _from_arrays(self, table: Table) -> postgresql.Insert:
        arrays = [bindparam(f"{one.name}_rows", type_=ARRAY(one.type)) for one in table.columns]
        source = func.unnest(*arrays).table_valued(*_columns(table.columns), name="source").render_derived()
        return postgresql.insert(table).from_select(self._names, select(*source.c))

    def insert(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write rows that are not there."""
        self._run(connection, self._insert, rows)

    def replace(self, connection: Connection, rows: Iterable[Row]) -> None:
        """Write rows over those with the same key; of several with one key the last."""
        by_key = {tuple(row[name] for name in self.keys): row for row in rows}
        self._run(connection, self._replace, list(by_key.values()))

    def keep(self, connection: Connection, rows: Sequence[Row]) -> None:
        """Write those rows whose key is not there."""
        self._run(connection, self._keep, rows)

    def _run(self, connection: Connection, statement: Executable, rows: Sequence[Row]) -> None:
        if not rows:
            return
        if not self._on_sqlite:
            connection.execute(statement, {f"{name}_rows": [row[name] for row in rows] for name in self._names})
            return
        names = tuple(rows[0])
        words = self._words.get((statement, names))
        if words is None:
            words = self._words[statement, names] = Words(statement, names)
        words.run(connection, rows)


class Transaction:
    """What the writer does with the units of a transaction; `proc` names this process to the others."""

    def __init__(self, proc: str, *, on_sqlite: bool) -> None:
        self.proc = proc
        self._on_sqlite = on_sqlite
        self._statements = {
            table.name: Statements(table, on_sqlite=on_sqlite) for table in schema.metadata.sorted_tables
        }
        insert = sqlite.insert if on_sqlite else postgresql.insert
        self._new_table = insert(schema.tbl).on_conflict_do_nothing().returning(schema.tbl.c.id)
        self._new_letters = insert(schema.permit).on_conflict_do_nothing().returning(schema.permit.c.hash)
        self._change_one = Words(_update_one())
        self._change_tables = _update_from_arrays()
        self._heads = _locked_heads()

    def write(self, connection: Connection, units: Sequence[Unit]) -> list[Outcome]:
        """Write the units that win, in their order; a later unit of a table sees what an earlier one wrote."""
        heads = self._lock_heads(connection, units)
        outcomes = []
        winners = []
        for unit in units:
            outcome = self._judge(connection, unit, heads)
            outcomes.append(outcome)
            if outcome is Outcome.WON:
                heads[unit.table.id] = (unit.table.rev, None)
                winners.append(unit)
        if winners:
            self._write_winners(connection, winners)
        return outcomes

    def is_stored(self, connection: Connection, units: Sequence[Unit]) -> bool:
        """Whether the transaction of these winners has reached the database: one of them tells for all.

        Asked after the connection was lost during COMMIT. The lock that `write` took last waits until the lost
        connection's own transaction has ended.
        """
        connection.execute(select(func.pg_advisory_xact_lock(self._own_lock)))
        told = next((unit for unit in units if unit.reply or unit.rows or unit.chat), units[0])
        return connection.execute(_witness(told)).first() is not None

    @property
    def _own_lock(self) -> int:
        return int.from_bytes(self.proc.encode()[:7].ljust(7, b"\0"), "big")

    def _lock_heads(self, connection: Connection, units: Sequence[Unit]) -> dict[int, Head]:
        ids = sorted({unit.table.id for unit in units if unit.expected >= 0})
        if not ids:
            return {}
        if self._on_sqlite:
            found = connection.exec_driver_sql(f"{HEADS} ({', '.join('?' * len(ids))})", tuple(ids))
        else:
            found = connection.execute(self._heads, {"keys": ids})
        return {table_id: (rev, None if self._on_sqlite else writes) for table_id, rev, writes in found}

    def _judge(self, connection: Connection, unit: Unit, heads: dict[int, Head]) -> Outcome:
        table = unit.table
        if unit.expected >= 0 and heads.get(table.id) not in {(unit.expected, None), (unit.expected, table.writes)}:
            return Outcome.LOST
        if unit.expected < 0 and connection.execute(self._new_table, asdict(table) | {"writes": 1}).first() is None:
            return Outcome.LOST
        if not all(self._claim(connection, row) for row in unit.permits if row.kind == "letters"):
            return Outcome.LOST
        if unit.drop_kinds or unit.permits:
            self._change_permits(connection, unit)
        return Outcome.WON

    def _claim(self, connection: Connection, letters: PermitRow) -> bool:
        """Take letters for a table: they are so few that another may have them."""
        return connection.execute(self._new_letters, asdict(letters)).first() is not None

    def _change_permits(self, connection: Connection, unit: Unit) -> None:
        """Permits change unit by unit: one may end what another made."""
        permit = schema.permit.c
        for kind in unit.drop_kinds:
            connection.execute(delete(schema.permit).where(permit.table_id == unit.table.id, permit.kind == kind))
        self._statements["permit"].replace(connection, [asdict(row) for row in unit.permits])

    def _write_winners(self, connection: Connection, winners: Sequence[Unit]) -> None:
        statements = self._statements
        last = {unit.table.id: unit.table for unit in winners if unit.expected >= 0}
        self._write_tables(connection, list(last.values()))
        statements["log"].insert(connection, [_row(unit, row) for unit in winners for row in unit.rows])
        statements["reply"].insert(connection, [_row(unit, unit.reply) for unit in winners if unit.reply])
        statements["chat"].insert(connection, [_row(unit, row) for unit in winners for row in unit.chat])
        statements["seat"].replace(connection, [_row(unit, row) for unit in winners for row in unit.seats])
        statements["game"].replace(connection, [_row(unit, unit.game) for unit in winners if unit.game])
        statements["snap"].replace(connection, [_row(unit, unit.snap) for unit in winners if unit.snap])
        statements["played"].replace(connection, [_row(unit, row) for unit in winners for row in unit.played])
        banned = [{"table_id": unit.table.id, "guest_id": guest_id} for unit in winners for guest_id in unit.ban]
        statements["ban"].keep(connection, banned)
        names = {guest_id: name for unit in winners for guest_id, name in unit.rename}
        for guest_id in sorted(names):
            connection.execute(update(schema.guest).where(schema.guest.c.id == guest_id).values(name=names[guest_id]))
        if not self._on_sqlite:
            revs = {unit.table.id: unit.table.rev for unit in winners}
            told = func.pg_notify(CHANNEL, notice(self.proc, revs))
            connection.execute(select(func.pg_advisory_xact_lock(self._own_lock), told))

    def _write_tables(self, connection: Connection, tables: Sequence[TableRow]) -> None:
        if not tables:
            return
        rows = [asdict(table) for table in tables]
        if self._on_sqlite:
            self._change_one.run(connection, [{f"{name}_rows": row[name] for name in row} for row in rows])
        else:
            names = list(rows[0])
            connection.execute(self._change_tables, {f"{name}_rows": [row[name] for row in rows] for name in names})


def notice(proc: str, revs: dict[int, int]) -> str:
    """What the other processes hear: who wrote, and the revisions of the tables.

    >>> notice("p1", {35: 36, 71: 2})
    'p1 z:10,1z:2'
    """
    text = f"{proc} " + ",".join(f"{base36(table_id)}:{base36(rev)}" for table_id, rev in revs.items())
    return text if len(text) <= LONGEST_NOTICE else text[:LONGEST_NOTICE].rpartition(",")[0]


def base36(number: int) -> str:
    """The number as `int(text, 36)` reads it."""
    text = ""
    while True:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
        if not number:
            return text


def _row(unit: Unit, row: Any) -> Row:
    return {"table_id": unit.table.id, **asdict(row)}


def _columns(columns: Iterable[Column[Any]]) -> list[Any]:
    return [column(one.name, one.type) for one in columns]


def _locked_heads() -> Executable:
    """The heads of tables in the order of their ids, with their locks."""
    tbl = schema.tbl.c
    question = select(tbl.id, tbl.rev, tbl.writes).order_by(tbl.id)
    return question.where(tbl.id == any_(bindparam("keys", type_=ARRAY(BigInteger())))).with_for_update()


def _update_one() -> Executable:
    tbl = schema.tbl
    changed: dict[str, Any] = {one.name: bindparam(f"{one.name}_rows") for one in _changing()}
    return (
        update(tbl).where(tbl.c.id == bindparam("id_rows")).values(changed | {"writes": literal_column("writes + 1")})
    )


def _update_from_arrays() -> Executable:
    tbl = schema.tbl
    arrays = [bindparam(f"{one.name}_rows", type_=ARRAY(one.type)) for one in _filled()]
    source = func.unnest(*arrays).table_valued(*_columns(_filled()), name="source").render_derived()
    changed: dict[str, Any] = {one.name: source.c[one.name] for one in _changing()}
    return update(tbl).where(tbl.c.id == source.c.id).values(changed | {"writes": tbl.c.writes + 1})


def _changing() -> list[Column[Any]]:
    return [one for one in _filled() if one.name not in {"id", "code", "created_at", "writes"}]


def _filled() -> list[Column[Any]]:
    return [schema.tbl.c[name] for name in TableRow.__struct_fields__]


def _witness(unit: Unit) -> Executable:
    """A row that is there if, and only if, the unit was written."""
    table_id = unit.table.id
    match unit:
        case Unit(reply=ReplyRow(guest_id=guest_id, cmd=cmd)):
            reply = schema.reply.c
            return select(reply.rev).where(reply.table_id == table_id, reply.guest_id == guest_id, reply.cmd == cmd)
        case Unit(rows=[*_, LogRow(rev=rev, at=at, body=body)]):
            log = schema.log.c
            return select(log.rev).where(log.table_id == table_id, log.rev == rev, log.at == at, log.body == body)
        case Unit(chat=[*_, ChatRow(no=no, at=at, text=said)]):
            chat = schema.chat.c
            return select(chat.no).where(chat.table_id == table_id, chat.no == no, chat.at == at, chat.text == said)
        case Unit(permits=[PermitRow(hash=hashed), *_]):
            return select(schema.permit.c.hash).where(schema.permit.c.hash == hashed)
    tbl = schema.tbl.c
    return select(tbl.id).where(tbl.id == table_id, tbl.rev >= unit.table.rev, tbl.updated_at == unit.table.updated_at)
