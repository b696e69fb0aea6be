"""Games as tasks of a Ray cluster, or of Ray on this machine. Needs the extra `cluster`.

Coronet must be installed on every worker, in the same version: a worker with another one is refused.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from typing import Any, TypeVar

from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.kernel.compiled import digest_of_sources
from coronet.kernel.workers import as_done

Item = TypeVar("Item")
Answer = TypeVar("Answer")
LOCAL, RAY = "local", "ray"
IN_FLIGHT = 4  # tasks for each core of the cluster
RETRIES = 3


def check_place(on: str) -> None:
    """Refuse a place to play that there is not."""
    if on != LOCAL and on.partition(":")[0] != RAY:
        raise InputError("on", value=on, allowed=f"{LOCAL}, {RAY} or {RAY}:ADDRESS")


def done_on(
    on: str, work: Callable[[Item], Answer], items: Sequence[Item], workers: int = 0
) -> Iterator[tuple[Item, Answer]]:
    """Every item with what `work` makes of it as they are done, in any order: on all cores here, or on a cluster."""
    check_place(on)
    return as_done(work, items, workers) if on == LOCAL else _by_ray(work, items, on.partition(":")[2])


def _by_ray(work: Callable[[Item], Answer], items: Sequence[Item], address: str) -> Iterator[tuple[Item, Answer]]:
    if importlib.util.find_spec("ray") is None:
        raise ExtraMissing("cluster", "ray")
    import ray  # noqa: PLC0415 - an optional extra

    try:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Cannot("cluster-silent", address=address or "auto", why=str(error)) from None
    try:
        yield from _tasks(ray, work, items)
    finally:
        ray.shutdown()


def _tasks(ray: Any, work: Callable[[Item], Answer], items: Sequence[Item]) -> Iterator[tuple[Item, Answer]]:
    task = ray.remote(max_retries=RETRIES)(_task)
    most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
    here = sources()
    waiting: list[Any] = []
    left = iter(range(len(items)))
    while True:
        while len(waiting) < most and (at := next(left, None)) is not None:
            waiting.append(task.remote(work, at, items[at]))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        for one in done:
            there, at, answer = ray.get(one)
            if there != here:
                raise Cannot("worker-differs", there=there, here=here)
            yield items[at], answer


def _task(work: Callable[[Any], Any], at: int, item: Any) -> tuple[str, int, Any]:
    """What an item was done by, which it is, and what came of it."""
    return sources(), at, work(item)


def sources() -> str:
    """Which Coronet this is: its version, and a digest of its rules and bots."""
    return f"{version('coronet')} {digest_of_sources()[:16]}"
