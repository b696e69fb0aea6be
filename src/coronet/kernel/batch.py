"""Many rows on several threads: work cut into chunks of a fixed size, so that threads do not change the outcome.

Compiled entries release Python's lock while they run, so the chunks run side by side on all cores.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from typing import TypeVar

Answer = TypeVar("Answer")


def cores() -> int:
    """How many threads this process may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_chunks(work: Callable[[int, int], Answer], total: int, chunk: int, threads: int = 0) -> list[Answer]:
    """The answers of `work(first, number)` for each chunk of `total`, in order; 0 threads: as many as cores."""
    starts = range(0, total, chunk)
    wanted = min(threads or cores(), len(starts))
    if wanted <= 1:
        return [work(first, min(chunk, total - first)) for first in starts]
    answers: dict[int, Answer] = {}
    left = iter(starts)

    def work_on() -> None:
        for first in left:
            answers[first] = work(first, min(chunk, total - first))

    helping = [_helpers(wanted - 1).submit(work_on) for _ in range(wanted - 1)]
    try:
        work_on()
    finally:
        wait(helping)
    for helper in helping:
        helper.result()
    return [answers[first] for first in starts]


@cache
def _helpers(number: int) -> ThreadPoolExecutor:
    """So many threads beside the one that asks; kept, as to start them takes longer than many a chunk."""
    return ThreadPoolExecutor(number)


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_helpers.cache_clear)  # threads do not live on in a child
