"""Bots think in worker processes: spawned on the first need, ended when the server is gone, made anew when broken."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from coronet.table.table import Table

TRIES = 2
UNTIL_WARM = "good"  # the level that plays while what a search needs is being compiled


class BotPool:
    """Answers questions for bots; what reaches a worker is a veiled record and nothing else."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._threads = ThreadPoolExecutor(1, thread_name_prefix="bot")

    async def choose(self, table: Table, seat: int, level: str, seed: int) -> str:
        """A bot's choice, in words."""
        words = table.veiled(seat).to_words()
        for _ in range(TRIES):
            try:
                return await self._run(self._workers(), table.game, words, seat, level, seed)
            except BrokenProcessPool:
                self._pool = None
        return await self._run(self._threads, table.game, words, seat, level, seed)

    async def _run(self, executor: Executor, *job: Any) -> str:
        return await asyncio.get_running_loop().run_in_executor(executor, _think, *job)

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


def _think(game: str, words: list[int], seat: int, level: str, seed: int) -> str:
    from coronet.bots.levels import choose, is_warm  # noqa: PLC0415 - only workers need it
    from coronet.table.catalogue import game_named  # noqa: PLC0415

    played = game_named(game)
    veiled = played.record_class()
    veiled.read_words(words)
    return played.text_of(choose(veiled, seat, level if is_warm(level, game) else UNTIL_WARM, seed))
