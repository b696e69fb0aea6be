"""The same games as tasks of a Ray cluster, or of Ray on this machine. Needs the extra `cluster`.

Coronet must be installed on every worker, in the same version: a worker with another one is refused.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from importlib.metadata import version
from typing import Any

from coronet.bots.tournament.plan import Tournament
from coronet.bots.tournament.play import Which
from coronet.errors import Cannot, ExtraMissing
from coronet.kernel.compiled import digest_of_sources

IN_FLIGHT = 4  # games for each core of the cluster
RETRIES = 3


def played(tournament: Tournament, games: list[Which], address: str) -> Iterator[tuple[Which, Any]]:
    """The games as they are done, in any order."""
    if importlib.util.find_spec("ray") is None:
        raise ExtraMissing("cluster", "ray")
    import ray  # noqa: PLC0415 - an optional extra

    try:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False, logging_level="ERROR")
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Cannot("cluster-silent", address=address or "auto", why=str(error)) from None
    try:
        yield from _tasks(ray, tournament, games)
    finally:
        ray.shutdown()


def _tasks(ray: Any, tournament: Tournament, games: list[Which]) -> Iterator[tuple[Which, Any]]:
    task = ray.remote(max_retries=RETRIES)(_game)
    most = IN_FLIGHT * max(1, int(ray.cluster_resources().get("CPU", 1)))
    here = sources()
    waiting: list[Any] = []
    left = iter(games)
    while True:
        while len(waiting) < most and (which := next(left, None)) is not None:
            waiting.append(task.remote(tournament, which))
        if not waiting:
            return
        done, waiting = ray.wait(waiting)
        for one in done:
            there, which, game = ray.get(one)
            if there != here:
                raise Cannot("worker-differs", there=there, here=here)
            yield which, game


def _game(tournament: Tournament, which: Which) -> tuple[str, Which, Any]:
    """What a game was played by, which it is, and the game."""
    from coronet.bots.tournament.run import play_warm  # noqa: PLC0415 - on the worker

    return sources(), which, play_warm(tournament, which)


def sources() -> str:
    """Which Coronet this is: its version, and a digest of its rules and bots."""
    return f"{version('coronet')} {digest_of_sources()[:16]}"
