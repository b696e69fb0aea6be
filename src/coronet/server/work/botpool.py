"""Bots think in worker processes: spawned on the first need, ended when the server is gone, made anew when broken."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from coronet.bots.playable import LEVELS, playable_levels
from coronet.errors import LevelMissing
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.work.thinking import NotReady, hint, think
from coronet.server.work.turns import Asker, Turns
from coronet.server.work.visits import Visits
from coronet.table.table import Table

logger = logging.getLogger("coronet.bots")

TRIES = 2
FULL_SECONDS = 1.0  # until a table asks again whose person has too much waiting
LONGEST_WAIT = 60.0  # seconds until a level must be able to think; compiling takes a few, once
ASKED_AGAIN = 0.1  # seconds between


class BotPool:
    """Answers questions for bots; what reaches a worker is a veiled record and nothing else.

    Whoever asks waits for a turn (`turns.py`): a house that has too much to think about is slower, never weaker.
    """

    def __init__(self, workers: int = 0, clock: Clock = REAL_TIME, visits: Visits | None = None) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._clock = clock
        self._pool: ProcessPoolExecutor | None = None
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._turns = Turns(self.workers)
        self._visits = visits

    async def choose(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """A bot's choice, in words. It waits for a level that is getting ready; LevelMissing or NotReady says no."""
        if level not in LEVELS:
            return await self._visited(table, seat, level, seed, asker)
        while self._turns.is_full(asker.person):
            await self._clock.sleep(FULL_SECONDS)
        job = (table.game, table.veiled(seat).to_words(), seat, level, seed)
        until = 0.0
        while (choice := await self._ask(asker, think, *job)) is None:
            until = until or self._clock.monotonic() + LONGEST_WAIT
            if self._clock.monotonic() > until:
                raise NotReady(level)
            await self._clock.sleep(ASKED_AGAIN)
        return choice  # type: ignore[no-any-return]

    async def _visited(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """The choice of a bot from outside."""
        if self._visits is None or not self._visits.plays(table.game, level):
            raise LevelMissing(table.game, level, playable_levels(table.game))
        choice = await self._visits.choose(table, asker.table, seat, level, seed)
        if choice is None:
            raise NotReady(level)
        return choice

    async def hint(self, table: Table, seat: int, seed: int, asker: Asker) -> dict[str, Any]:
        """What a seat may best do and why, as data; or `unavailable` with the reason."""
        if self._turns.is_full(asker.person):
            return {"unavailable": "busy"}
        return await self._ask(asker, hint, table.game, table.veiled(seat).to_words(), seat, seed)  # type: ignore[no-any-return]

    async def _ask(self, asker: Asker, work: Callable[..., Any], *job: Any) -> Any:
        for _ in range(TRIES):
            await self._turns.come(asker)
            try:
                return await self._run(self._workers(), work, *job)
            except BrokenProcessPool:
                logger.warning("a worker of bots was ended; the workers are made anew")
                self._pool = None
        await self._turns.come(asker)
        return await self._run(self._threads, work, *job)

    async def _run(self, executor: Executor, work: Callable[..., Any], *job: Any) -> Any:
        """Work off a turn; it is over when the worker is free again, though nobody may wait for the answer any more."""
        loop = asyncio.get_running_loop()
        try:
            future = executor.submit(work, *job)
        except BaseException:
            self._turns.over()
            raise
        future.add_done_callback(lambda _: _tell(loop, self._turns.over))
        return await asyncio.wrap_future(future)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.workers, mp_context=context, initializer=_begin_worker, initargs=(os.getpid(),)
            )
        return self._pool

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _tell(loop: asyncio.AbstractEventLoop, what: Callable[[], None]) -> None:
    """From a thread of an executor; a server that has stopped hears nothing."""
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(what)


def _begin_worker(parent: int) -> None:
    """Be modest, and end when the server is gone: a pool's workers outlive a killed parent otherwise."""
    with contextlib.suppress(OSError):
        os.nice(10)
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()
    threading.Thread(target=_warm_up, daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os._exit(0)


def _warm_up() -> None:
    """Compile, or read what was compiled before, beside the first choices."""
    from coronet.bots.levels import warm  # noqa: PLC0415 - only workers need it

    warm()
