"""How processes hear of each other's commits: not at all in one process, by LISTEN on PostgreSQL.

Notices are hints. One that is lost is healed by the next, or by the poll that the bus asks for every five seconds and
after every time that its connection was lost. The writer sends them, in the transaction that they tell of. A notice
with a revision that is known already tells of something that has no revision: chat, links, seats.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

from coronet.errors import InputError, StoreError
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.ops.troubles import DOWN, Trouble
from coronet.server.store.database import Database
from coronet.server.store.transaction import CHANNEL

if TYPE_CHECKING:
    import psycopg

__all__ = ["Bus", "Heard", "LocalBus", "Poll", "PostgresBus", "read_notice"]

POLL_SECONDS = 5.0
LONGEST_PAUSE = 5.0  # between two attempts to connect
logger = logging.getLogger(__name__)

Heard = Callable[[list[tuple[int, int]]], None]
Poll = Callable[[], Awaitable[None]]


class Bus(Protocol):
    """What a process hears of the others."""

    @property
    def up(self) -> bool:
        """Whether notices arrive now."""
        ...

    async def listen(self, heard: Heard) -> None:
        """Call `heard` on this event loop with `(table id, revision)` of what other processes wrote."""
        ...

    async def close(self) -> None:
        """Hear no more."""
        ...


class LocalBus:
    """For one process, in which there is nobody else to hear."""

    up = True

    async def listen(self, heard: Heard) -> None:
        """Nothing will come."""

    async def close(self) -> None:
        """Nothing to close."""


class PostgresBus:
    """LISTEN on a connection of its own, which must reach PostgreSQL directly; `proc` is not heard."""

    def __init__(
        self,
        url: str,
        proc: str,
        *,
        poll: Poll | None = None,
        poll_seconds: float = POLL_SECONDS,
        clock: Clock = REAL_TIME,
    ) -> None:
        database = Database(url)
        if database.is_sqlite:
            raise InputError("listen-database", value=database.shown, allowed="postgresql://...")
        self.up = False
        self._url = database.libpq_url
        self._proc = proc
        self._poll = poll
        self._poll_seconds = poll_seconds
        self._task: asyncio.Task[None] | None = None
        self._clock = clock
        self._trouble = Trouble("listening", clock)

    async def listen(self, heard: Heard) -> None:
        """Connect, and go on listening until `close`; StoreError never: a lost connection is made again."""
        first = asyncio.Event()
        self._task = asyncio.create_task(self._go_on(heard, first), name="coronet-bus")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(first.wait(), LONGEST_PAUSE)

    async def close(self) -> None:
        """Hear no more."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _go_on(self, heard: Heard, first: asyncio.Event) -> None:
        import psycopg  # noqa: PLC0415 - the extra `postgres`

        pause = 0.1
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self._url, autocommit=True, connect_timeout=5, keepalives_idle=10
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self.up = True
                    self._trouble.end()
                    pause = 0.1
                    if first.is_set():
                        await self._ask_for_poll()  # what came in between was missed
                    first.set()
                    await self._hear(connection, heard)
            except psycopg.Error as error:
                self._trouble.begin(DOWN, type(error).__name__)
            finally:
                self.up = False
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            await self._ask_for_poll()

    async def _hear(self, connection: psycopg.AsyncConnection, heard: Heard) -> None:
        polled = self._clock.monotonic()
        while True:
            left = max(polled + self._poll_seconds - self._clock.monotonic(), 0.01)
            async for notify in connection.notifies(timeout=left, stop_after=1):
                proc, revs = read_notice(notify.payload)
                if proc != self._proc and revs:
                    heard(revs)
            if self._clock.monotonic() - polled >= self._poll_seconds:
                polled = self._clock.monotonic()
                await connection.execute("SELECT 1")  # a connection that went silent shows here
                await self._ask_for_poll()

    async def _ask_for_poll(self) -> None:
        if self._poll is None:
            return
        try:
            await self._poll()
        except StoreError:  # the store has told; the next poll finds what was missed
            return
        except Exception:  # the outermost loop of this task
            logger.exception("poll failed")


def read_notice(text: str) -> tuple[str, list[tuple[int, int]]]:
    """Who wrote, and which tables at which revisions; nothing of what is no notice of ours.

    >>> read_notice("p1 z:10,1z:2")
    ('p1', [(35, 36), (71, 2)])
    """
    proc, _, told = text.partition(" ")
    pairs = [pair.partition(":") for pair in told.split(",")]
    try:
        return proc, [(int(table_id, 36), int(rev, 36)) for table_id, _, rev in pairs]
    except ValueError:
        return proc, []
