"""Group commit: one thread takes all that wait into one transaction; while it syncs, the next gather.

Nothing waits on purpose. Who asked hears on the event loop, one call of it for a whole transaction, and only after
COMMIT. While the disk is full nothing is tried but, once a second, whether there is room again.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, InternalError, OperationalError

from coronet.errors import StoreError
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.ops.troubles import FULL, Trouble
from coronet.server.store import retention
from coronet.server.store.failures import kind_of, reason_of
from coronet.server.store.rows import Outcome, Unit
from coronet.server.store.transaction import Transaction

__all__ = ["LARGEST_TRANSACTION", "LONGEST_QUEUE", "Writer", "Written"]

LONGEST_QUEUE = 4_096
LARGEST_TRANSACTION = 256
TRIES = 3  # of a transaction that PostgreSQL broke off for a ring of locks
SETTLE_SECONDS = 15.0  # to find out what became of a COMMIT whose connection was lost
SLOW_SECONDS = 1.0  # for a transaction; people wait for it
LOOK_SECONDS = 1.0  # between two looks whether a full disk has room again
ROOM = 256 * 1024  # bytes of it; written and given back, they are there for what comes next
RING_OF_LOCKS = frozenset({"40P01", "40001"})
logger = logging.getLogger(__name__)
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Written:
    """A transaction that is over, for the metrics."""

    units: int
    lost: int
    failed: int
    seconds: float


@dataclass(slots=True)
class _Waiting:
    """Something to write, and who waits for it."""

    work: Unit | Callable[[Connection], Any]
    future: asyncio.Future[Any]


class _InDoubt(Exception):  # noqa: N818 - says what is, not what went wrong
    """The connection was lost during COMMIT: these outcomes hold, or nothing was written."""

    def __init__(self, outcomes: list[Outcome]) -> None:
        super().__init__()
        self.outcomes = outcomes


class Writer:
    """The writing thread; `put_unit` and `put` are called on the event loop."""

    def __init__(
        self,
        engine: Engine,
        transaction: Transaction,
        *,
        told: Callable[[Written], None] | None = None,
        clock: Clock = REAL_TIME,
    ) -> None:
        self.trouble = Trouble("writing", clock)
        self._clock = clock
        self.transactions = 0
        self._look_at = 0.0
        self._engine = engine
        self._transaction = transaction
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._changed = threading.Condition()
        self._waiting: deque[_Waiting] = deque()
        self._stopping = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="coronet-writer", daemon=True)
        self._thread.start()

    def put_unit(self, unit: Unit) -> asyncio.Future[Outcome]:
        """Queue a unit; when too many wait, it has failed."""
        future: asyncio.Future[Outcome] = self._loop.create_future()
        if not self._put(_Waiting(unit, future)):
            future.set_result(Outcome.FAILED)
        return future

    def put(self, work: Callable[[Connection], Result]) -> asyncio.Future[Result]:
        """Queue other work, which shares a transaction with its like; StoreError when it could not be written."""
        future: asyncio.Future[Result] = self._loop.create_future()
        if not self._put(_Waiting(work, future)):
            future.set_exception(StoreError("too much waits to be written"))
        return future

    async def stop(self) -> None:
        """Write what waits, then end."""
        with self._changed:
            self._stopping = True
            self._changed.notify()
        await self._loop.run_in_executor(None, self._thread.join)

    def _put(self, waiting: _Waiting) -> bool:
        with self._changed:
            if self._stopping or len(self._waiting) >= LONGEST_QUEUE:
                return False
            self._waiting.append(waiting)
            self._changed.notify()
            return True

    def _run(self) -> None:
        while (taken := self._take()) or not self._stopping:
            self._look_for_room()
            self._write_all([waiting for waiting in taken if isinstance(waiting.work, Unit)])
            self._do_all([waiting for waiting in taken if not isinstance(waiting.work, Unit)])
        self._disconnect()

    def _take(self) -> list[_Waiting]:
        """All that wait, once something does; nothing when the writer is to end, or to look for room."""
        with self._changed:
            while not self._waiting and not self._stopping:
                if not self._changed.wait(LOOK_SECONDS if self.trouble.kind == FULL else None):
                    break
            return [self._waiting.popleft() for _ in range(min(len(self._waiting), LARGEST_TRANSACTION))]

    def _look_for_room(self) -> None:
        """Whether a disk that was full has room for more than the next small write."""
        if self.trouble.kind != FULL or self._clock.monotonic() < self._look_at:
            return
        self._look_at = self._clock.monotonic() + LOOK_SECONDS
        try:
            for text in (" " * ROOM, ""):
                with self._connect().begin():
                    retention.set_meta(self._connect(), "room", text)
        except DBAPIError as error:
            self._disconnect()
            self.trouble.begin(kind_of(error), reason_of(error))
        else:
            self.trouble.end()

    # Units

    def _write_all(self, taken: Sequence[_Waiting]) -> None:
        if not taken:
            return
        began = self._clock.monotonic()
        units: list[Unit] = [waiting.work for waiting in taken if isinstance(waiting.work, Unit)]
        outcomes = [Outcome.FAILED] * len(units) if self.trouble.kind == FULL else self._write(units)
        for unit, outcome in zip(units, outcomes, strict=True):
            if outcome is Outcome.WON:
                unit.table.writes += 1
        lost, failed = outcomes.count(Outcome.LOST), outcomes.count(Outcome.FAILED)
        written = Written(len(units), lost, failed, self._clock.monotonic() - began)
        if written.seconds > SLOW_SECONDS:
            logger.warning("a slow commit", extra={"seconds": round(written.seconds, 1), "units": written.units})
        self._answer([waiting.future for waiting in taken], outcomes, written)

    def _write(self, units: Sequence[Unit]) -> list[Outcome]:
        """What became of each unit; one that the database refuses does not take the others along."""
        for _ in range(TRIES):
            try:
                return self._in_one_transaction(units)
            except _InDoubt as doubt:
                return self._settle(units, doubt.outcomes)
            except (OperationalError, InterfaceError, InternalError) as error:
                self._disconnect()
                if getattr(error.orig, "sqlstate", None) in RING_OF_LOCKS:
                    continue
                return self._failed(error, len(units))
            except Exception as error:  # the outermost loop of this thread
                self._disconnect()
                if len(units) > 1:
                    return [outcome for unit in units for outcome in self._write([unit])]
                return [self._refused(error, units[0])]
        return [Outcome.FAILED] * len(units)

    def _refused(self, error: Exception, unit: Unit) -> Outcome:
        """What became of a unit that the database does not take although it is there."""
        if isinstance(error, IntegrityError):  # its reply, chat line or code is there: somebody was first
            logger.info("unit lost to a row that is there", extra={"table": unit.table.id})
            return Outcome.LOST
        if isinstance(error, DBAPIError):
            self._failed(error, 1)
        else:
            logger.error("unit refused", extra={"table": unit.table.id, "reason": reason_of(error)})
        return Outcome.FAILED

    def _in_one_transaction(self, units: Sequence[Unit]) -> list[Outcome]:
        connection = self._connect()
        begun = connection.begin()
        outcomes = self._transaction.write(connection, units)
        if Outcome.WON not in outcomes:
            begun.rollback()
            return outcomes
        try:
            begun.commit()
        except DBAPIError as error:
            if self._engine.dialect.name == "sqlite":
                raise
            raise _InDoubt(outcomes) from error
        self.transactions += 1
        self.trouble.end()
        return outcomes

    def _settle(self, units: Sequence[Unit], outcomes: list[Outcome]) -> list[Outcome]:
        """Find out by another connection whether the transaction was stored; if not, its units may be tried again."""
        winners = [unit for unit, outcome in zip(units, outcomes, strict=True) if outcome is Outcome.WON]
        until = self._clock.monotonic() + SETTLE_SECONDS
        while True:
            self._disconnect()
            try:
                with self._connect().begin():
                    is_stored = self._transaction.is_stored(self._connect(), winners)
            except DBAPIError as error:
                if self._clock.monotonic() > until:
                    return self._failed(error, len(units))
                time.sleep(0.2)
                continue
            if is_stored:
                return outcomes
            return [Outcome.LOST if outcome is Outcome.WON else outcome for outcome in outcomes]

    def _failed(self, error: Exception, units: int) -> list[Outcome]:
        self.trouble.begin(kind_of(error), reason_of(error))
        self._look_at = self._clock.monotonic() + LOOK_SECONDS
        return [Outcome.FAILED] * units

    # Other work

    def _do_all(self, taken: Sequence[_Waiting]) -> None:
        if not taken:
            return
        results: list[Any] = [StoreError(FULL)] * len(taken)
        try:
            if self.trouble.kind != FULL:
                connection = self._connect()
                with connection.begin():
                    results = [self._do(connection, waiting.work) for waiting in taken]
                self.transactions += 1
                self.trouble.end()
        except Exception as error:  # the outermost loop of this thread
            self._disconnect()
            self._failed(error, 0)
            results = [StoreError(reason_of(error))] * len(taken)
        self._answer([waiting.future for waiting in taken], results)

    @staticmethod
    def _do(connection: Connection, work: Any) -> Any:
        try:
            with connection.begin_nested():
                return work(connection)
        except IntegrityError as error:
            return StoreError(reason_of(error))

    # Connection and answers

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Let the connection go, and with it whatever was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.close()
            except DBAPIError:
                connection.invalidate()

    def _answer(self, futures: list[asyncio.Future[Any]], results: list[Any], written: Written | None = None) -> None:
        def answer() -> None:
            if written and self._told:
                self._told(written)
            for future, result in zip(futures, results, strict=True):
                if future.done():  # who asked has gone
                    continue
                if isinstance(result, Exception):
                    future.set_exception(result)
                else:
                    future.set_result(result)

        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(answer)
