"""Many rows on several threads: work cut into chunks of a fixed size, so that threads do not change the outcome.

Compiled entries release Python's lock while they run, so the chunks run side by side on all cores.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Answer = TypeVar("Answer")


def cores() -> int:
    """How many threads this process may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_chunks(work: Callable[[int, int], Answer], total: int, chunk: int, threads: int = 0) -> list[Answer]:
    """The answers of `work(first, number)` for each chunk of `total`, in order; 0 threads: as many as cores."""
    starts = range(0, total, chunk)
    numbers = [min(chunk, total - first) for first in starts]
    wanted = min(threads or cores(), len(starts))
    if wanted <= 1:
        return [work(first, number) for first, number in zip(starts, numbers, strict=True)]
    with ThreadPoolExecutor(wanted) as pool:
        return list(pool.map(work, starts, numbers))
