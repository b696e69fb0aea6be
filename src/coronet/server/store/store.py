"""The store: what the server keeps, as calls for the event loop; all work is done in other threads.

`commit` writes one unit, all or nothing, and answers after it is durable. An awaiting task that is cancelled does not
take its unit back. Reads raise StoreError when the database cannot be reached.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, ParamSpec, TypeVar

from msgspec import json
from msgspec.structs import asdict
from sqlalchemy import Connection, Engine, delete, insert, or_, update
from sqlalchemy.exc import DBAPIError

from coronet.errors import StoreError
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.ops.troubles import DOWN, Trouble
from coronet.server.store import diary, reads, retention, schema
from coronet.server.store.bus import LocalBus, Poll, PostgresBus
from coronet.server.store.database import READERS, Database
from coronet.server.store.failures import kind_of, reason_of
from coronet.server.store.rows import (
    AWAY,
    ChatRow,
    DiaryRow,
    Finished,
    GameRow,
    GuestExport,
    GuestRow,
    Loaded,
    LogRow,
    Outcome,
    PermitRow,
    PlayedRow,
    PushRow,
    ReplyRow,
    SeatRow,
    TableRow,
    Unit,
)
from coronet.server.store.seen_time import SeenTime
from coronet.server.store.transaction import Transaction, base36
from coronet.server.store.writer import Writer, Written

__all__ = ["Store", "Written"]

KEEP_DAYS = 365
MOST_AWAY = 100  # tables that a person has put away; the oldest come up again
SEEN_TIME = "time seen"
PROBE_SECONDS = 3.0  # then a database counts as one that does not answer
Asked = ParamSpec("Asked")
Result = TypeVar("Result")


class Store:
    """A database by its URL; `proc` is this process's name in notices to the others.

    `told` hears of every transaction, on the event loop.
    """

    def __init__(self, url: str, *, told: Callable[[Written], None] | None = None, clock: Clock = REAL_TIME) -> None:
        self.database = Database(url)
        self.proc = base36(secrets.randbits(62))
        self._told = told
        self._clock = clock
        self._prepared = False
        self._writer: Writer | None = None
        self._reading: Engine | None = None
        self._readers = ThreadPoolExecutor(READERS, "coronet-reader")
        self._reads = Trouble("reading", clock)
        self._probing: asyncio.Future[bool] | None = None

    async def open(self, *, migrate: bool = False) -> None:
        """Take hold of the database; Cannot when it does not open, is in use, or has another schema."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._readers, self.prepare, migrate)
        await self._take_hold()

    async def exchange(self, put_in_place: Callable[[Database], object]) -> None:
        """Let go of the file, have another put in its place, and go on with that; SQLite alone, whose lock stays."""
        await self._let_go()
        try:
            await asyncio.to_thread(put_in_place, self.database)
        finally:
            self._readers = ThreadPoolExecutor(READERS, "coronet-reader")
            await self._take_hold()

    async def close(self) -> None:
        """Write what waits and let the database go."""
        await self._let_go()
        self.database.unlock()

    async def _take_hold(self) -> None:
        transaction = Transaction(self.proc, on_sqlite=self.database.is_sqlite)
        self._writer = Writer(self.database.writer(), transaction, told=self._told, clock=self._clock)
        self._reading = self.database.readers()

    async def _let_go(self) -> None:
        writer, self._writer = self._writer, None
        reading, self._reading = self._reading, None
        await asyncio.to_thread(self._readers.shutdown)
        if reading is not None:
            reading.dispose()  # before the writer: the last connection to SQLite checkpoints
        if writer is not None:
            await writer.stop()

    def bus(self, url: str | None = None, *, poll: Poll | None = None) -> LocalBus | PostgresBus:
        """How this process hears of the others; `url` where the listener needs another way than the writer."""
        if self.database.is_sqlite:
            return LocalBus()
        return PostgresBus(url or self.database.libpq_url, self.proc, poll=poll, clock=self._clock)

    @property
    def healthy(self) -> bool:
        """Whether the last attempt to write succeeded."""
        return self.trouble is None

    @property
    def trouble(self) -> str | None:
        """What kept the last attempt to write from succeeding: DOWN or FULL."""
        return DOWN if self._writer is None else self._writer.trouble.kind

    @property
    def transactions(self) -> int:
        """How many were committed since `open`."""
        return 0 if self._writer is None else self._writer.transactions

    # Writing

    async def commit(self, unit: Unit) -> Outcome:
        """Write a unit; answers when it is durable, or has changed nothing.

        Of a table that other processes write too, commit one unit at a time, and after LOST load it anew: its revision
        may be the same. The table's row of a unit that won is the one to go on with; its `writes` has been counted.
        """
        rows = unit.rows
        if unit.table.rev != max(unit.expected, 0) + len(rows) or (rows and rows[-1].rev != unit.table.rev):
            raise ValueError("the revision of a unit is the expected one and its number of rows")
        return Outcome.FAILED if self._writer is None else await self._writer.put_unit(unit)

    async def add_guest(self, guest: GuestRow, permit: PermitRow) -> None:
        """Write a person and the secret that they hold."""

        def add(connection: Connection) -> None:
            connection.execute(insert(schema.guest).values(asdict(guest)))
            connection.execute(insert(schema.permit).values(asdict(permit)))

        await self._write(add)

    async def add_permit(self, permit: PermitRow) -> None:
        """Write a right that belongs to no table."""

        def add(connection: Connection) -> None:
            connection.execute(insert(schema.permit).values(asdict(permit)))

        await self._write(add)

    async def spend(self, hashed: bytes) -> bool:
        """Take one use of a permit; whether there was one."""

        def take(connection: Connection) -> bool:
            permit = schema.permit
            usable = or_(permit.c.uses_left.is_(None), permit.c.uses_left > 0)
            taken = update(permit).where(permit.c.hash == hashed, usable).values(uses_left=permit.c.uses_left - 1)
            return connection.execute(taken).rowcount == 1

        return await self._write(take)

    async def be_here(self, here: Sequence[tuple[int, int]], until: int) -> None:
        """Note who has a socket open in this process, as `(table id, guest id)`. Several processes only."""
        if self.database.is_sqlite:
            return
        presence = schema.presence
        rows = [{"table_id": table, "guest_id": guest, "proc": self.proc, "until": until} for table, guest in here]

        def note(connection: Connection) -> None:
            connection.execute(delete(presence).where(presence.c.proc == self.proc))
            if rows:
                connection.execute(insert(presence), rows)

        await self._write(note)

    async def here_elsewhere(self, now: int) -> set[tuple[int, int]]:
        """Who has a socket open in another process, as `(table id, guest id)`."""
        if self.database.is_sqlite:
            return set()
        return await self._read(reads.here, self.proc, now)

    async def rename_guest(self, guest_id: int, name: str) -> None:
        """Give a person another name."""

        def rename(connection: Connection) -> None:
            connection.execute(update(schema.guest).where(schema.guest.c.id == guest_id).values(name=name))

        await self._write(rename)

    async def put_away(self, guest_id: int, code: str, *, on: bool) -> None:
        """Note in a person's preferences that they have put a table away, or taken it up again."""

        def note(connection: Connection) -> None:
            person = reads.guest(connection, guest_id)
            if person is None:
                return
            others = [other for other in person.away if other != code]
            wishes = json.decode(person.prefs) | {AWAY: [*others, code][-MOST_AWAY:] if on else others}
            connection.execute(
                update(schema.guest).where(schema.guest.c.id == guest_id).values(prefs=json.encode(wishes))
            )

        await self._write(note)

    async def seen(self, guest_ids: Sequence[int], now: int) -> None:
        """Note that these people are here."""
        ids = sorted(guest_ids)

        def note(connection: Connection) -> None:
            guest = schema.guest
            for first in range(0, len(ids), 500):
                some = guest.c.id.in_(ids[first : first + 500])
                connection.execute(update(guest).where(some, guest.c.seen_at < now).values(seen_at=now))

        await self._write(note)

    async def forget_guest(self, guest_id: int) -> None:
        """Remove a person; their games stay, without a name."""
        await self._write(lambda connection: retention.forget_guest(connection, guest_id))

    async def add_push(self, row: PushRow, most: int) -> None:
        """Write where a person's browser takes notices; with more than `most` of theirs, the oldest gives way."""

        def add(connection: Connection) -> None:
            push = schema.push
            connection.execute(delete(push).where(push.c.hash == row.hash))
            theirs = reads.pushes(connection, row.guest_id)
            too_many = [old.hash for old in theirs[: max(0, len(theirs) + 1 - most)]]
            connection.execute(delete(push).where(push.c.hash.in_(too_many)))
            connection.execute(insert(push).values(asdict(row)))

        await self._write(add)

    async def drop_push(self, row: PushRow) -> None:
        """Forget where a person's browser takes notices; not what another person has said of it since."""

        def drop(connection: Connection) -> None:
            push = schema.push.c
            connection.execute(delete(schema.push).where(push.hash == row.hash, push.guest_id == row.guest_id))

        await self._write(drop)

    async def note(self, guest_id: int, rows: Sequence[DiaryRow], most: int) -> None:
        """Write into a person's diary; of a kind and id the latest stays, of more than `most` the last written."""
        await self._write(lambda connection: diary.note(connection, guest_id, rows, most))

    async def keep_meta(self, key: str, value: str) -> str:
        """Write a small fact of the whole house unless it is known; the one that holds."""
        return await self._write(lambda connection: retention.keep_meta(connection, key, value))

    async def probe(self) -> bool:
        """Whether a durable write succeeds now, within a few seconds; those who ask meanwhile hear the same."""
        if self._probing is None or self._probing.done():
            self._probing = asyncio.ensure_future(self._probe())
        probing = self._probing
        await asyncio.wait([probing], timeout=PROBE_SECONDS)
        return probing.done() and not probing.cancelled() and probing.result()

    async def _probe(self) -> bool:
        try:
            await self._write(lambda connection: retention.set_meta(connection, f"probe-{self.proc}", "written"))
        except StoreError:
            return False
        return True

    async def sweep(self, now: int, keep_days: int = KEEP_DAYS, *, lived: int = 0) -> None:
        """Delete what has been kept long enough; tables in `abandoned` are to be closed by their room.

        `now` is the time that was seen to pass, and `lived` how long servers ran.
        """
        for rule in retention.rules(now, lived, keep_days):
            before: list[object] = []
            while (found := await self._read(rule.find)) and found != before:
                before = found
                for first in range(0, len(found), rule.piece):
                    await self._write(partial(rule.delete, found=found[first : first + rule.piece]))

    # Reading

    async def meta(self, key: str) -> str | None:
        """A small fact of the whole house."""
        return await self._read(reads.meta, key)

    async def seen_time(self, wall: int, now: float) -> SeenTime:
        """The time that was seen to pass; where none was noted, up to when something was last written."""
        noted = await self._read(reads.meta, SEEN_TIME)
        if noted is None:
            written = await self._read(reads.last_written)
            return SeenTime(wall if written is None else written, 0, now)
        at, lived = noted.split()
        return SeenTime(int(at), int(lived), now)

    async def note_seen_time(self, seen: SeenTime) -> None:
        """Keep it for the next process."""
        noted = f"{seen.at} {seen.lived}"
        await self._write(lambda connection: retention.set_meta(connection, SEEN_TIME, noted))

    async def load(self, table_id: int, *, with_snap: bool = True) -> Loaded | None:
        """A table as it stands; without its snap, with all rows of its game."""
        return await self._read(reads.load, table_id, with_snap=with_snap)

    async def load_code(self, code: str) -> Loaded | None:
        """A table as it stands, by its code."""
        return await self._read(reads.load_code, code)

    async def table_id(self, code: str) -> int | None:
        """The id of the table with that code."""
        return await self._read(reads.table_id, code)

    async def table_code(self, table_id: int) -> str | None:
        """The code of a table that is not closed."""
        return await self._read(reads.table_code, table_id)

    async def reply(self, table_id: int, guest_id: int, cmd: str) -> ReplyRow | None:
        """The answer that a command got, if it was done."""
        return await self._read(reads.reply, table_id, guest_id, cmd)

    async def rows_after(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The first rows of the log after a revision."""
        return await self._read(reads.rows_after, table_id, rev, limit)

    async def rows_before(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The last rows of the log before a revision, the oldest of them first."""
        return await self._read(reads.rows_before, table_id, rev, limit)

    async def game_rows(self, table_id: int, no: int) -> tuple[GameRow, list[LogRow]] | None:
        """A game of a table with its part of the log."""
        return await self._read(reads.game_rows, table_id, no)

    async def chat_after(self, table_id: int, no: int, limit: int) -> list[ChatRow]:
        """The first lines of chat after a number."""
        return await self._read(reads.chat_after, table_id, no, limit)

    async def guest_by(self, hashed: bytes) -> tuple[GuestRow, PermitRow] | None:
        """The person who holds this secret."""
        return await self._read(reads.guest_by, hashed)

    async def guest(self, guest_id: int) -> GuestRow | None:
        """A person by their id."""
        return await self._read(reads.guest, guest_id)

    async def diary(self, guest_id: int, since: int, limit: int) -> list[DiaryRow]:
        """What was written into a person's diary after that number, the oldest first."""
        return await self._read(reads.diary, guest_id, since, limit)

    async def pushes(self, guest_id: int) -> list[PushRow]:
        """Where a person's browsers take notices."""
        return await self._read(reads.pushes, guest_id)

    async def push(self, hashed: bytes) -> PushRow | None:
        """Where one browser takes notices, by the hash of its endpoint."""
        return await self._read(reads.push, hashed)

    async def permit(self, hashed: bytes) -> PermitRow | None:
        """The right that comes with a secret."""
        return await self._read(reads.permit, hashed)

    async def tables_of(self, guest_id: int, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables where the person sits or is host and that are not closed, the latest first."""
        return await self._read(reads.tables_of, guest_id, limit)

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that everybody may see and that have not ended, the latest first."""
        return await self._read(reads.listed, limit)

    async def overdue(self, now: int, limit: int) -> list[int]:
        """Tables whose timer nobody fires: two seconds late."""
        return await self._read(reads.overdue, now, limit)

    async def abandoned(self, now: int, limit: int) -> list[int]:
        """Tables with an unfinished game, or between two, that nobody has touched for thirty days."""
        return await self._read(reads.abandoned, now, limit)

    async def revs(self, ids: Sequence[int]) -> dict[int, int]:
        """The revisions of the tables that there are."""
        return await self._read(reads.revs, list(ids))

    async def export_guest(self, guest_id: int) -> GuestExport | None:
        """All that the store has of a person."""
        return await self._read(reads.export_guest, guest_id)

    async def finished(self, code: str, no: int) -> Finished | None:
        """One finished game of a table."""
        return await self._read(reads.finished, code, no)

    async def finished_by(self, guest_id: int, limit: int) -> list[Finished]:
        """The games that a person has finished, the latest first."""
        return await self._read(reads.finished_by, guest_id, limit)

    async def balls_played(self, key: bytes, since: int, until: int, limit: int) -> list[tuple[int, PlayedRow]]:
        """What people have made of the ball with this key at their tables' first games, as they came to its end."""
        return await self._read(reads.balls_played, key, since, until, limit)

    def prepare(self, migrate: bool) -> None:
        """Lock and migrate; done before the event loop runs, a refusal is one line. Does nothing the second time."""
        if self._prepared:
            return
        self._prepared = True
        self.database.lock()
        try:
            self.database.prepare(migrate=migrate)
        except BaseException:
            self.database.unlock()
            raise

    async def _write(self, work: Callable[[Connection], Result]) -> Result:
        if self._writer is None:
            raise StoreError("the store is closed")
        return await self._writer.put(work)

    async def _read(
        self,
        question: Callable[Concatenate[Connection, Asked], Result],
        *args: Asked.args,
        **kwargs: Asked.kwargs,
    ) -> Result:
        reading = self._reading
        if reading is None:
            raise StoreError("the store is closed")

        def ask() -> Result:
            with reading.connect() as connection:
                return question(connection, *args, **kwargs)

        def ask_again() -> Result:
            """Once more after a lost connection: the pool has noticed."""
            try:
                return ask()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return ask()

        try:
            result = await asyncio.get_running_loop().run_in_executor(self._readers, ask_again)
        except DBAPIError as error:
            self._reads.begin(kind_of(error), reason_of(error))
            raise StoreError("the database cannot be read") from error
        self._reads.end()
        return result
