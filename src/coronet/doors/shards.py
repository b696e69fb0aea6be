"""Work cut into shards for several processes; the answers come in order, whoever was first."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from coronet.kernel.batch import cores

Item = TypeVar("Item")
Answer = TypeVar("Answer")

SHARD = 4  # items that one process takes at a time
AHEAD = 4  # shards that may wait for each process


def in_order(
    work: Callable[[Sequence[Item]], Answer], items: Sequence[Item], workers: int = 0
) -> Iterator[tuple[Sequence[Item], Answer]]:
    """Every shard of the items with what `work` makes of it; 0 workers: as many as cores."""
    shards = [items[at : at + SHARD] for at in range(0, len(items), SHARD)]
    processes = min(workers or cores(), len(shards))
    if processes <= 1:
        yield from ((shard, work(shard)) for shard in shards)
        return
    waiting: deque[tuple[Sequence[Item], Future[Answer]]] = deque()
    with ProcessPoolExecutor(processes) as pool:
        try:
            for shard in shards:
                waiting.append((shard, pool.submit(work, shard)))
                if len(waiting) >= AHEAD * processes:
                    first, done = waiting.popleft()
                    yield first, done.result()
            for first, done in waiting:
                yield first, done.result()
        finally:
            pool.shutdown(cancel_futures=True)  # whoever stops early does not wait for the rest
