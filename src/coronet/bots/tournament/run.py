"""Playing all deal sets: shards of them on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from coronet.bots.levels import warm
from coronet.bots.tournament import results
from coronet.bots.tournament.plan import Tournament, check
from coronet.bots.tournament.play import play_deal_set
from coronet.bots.tournament.standings import Standing, standings
from coronet.kernel.batch import cores

SHARD = 4  # deal sets that one worker plays at a time
Shards = list[list[int]]


def play_shard(tournament: Tournament, numbers: list[int]) -> list[Any]:
    """Some deal sets; compiled code is made or read before the clock of the first choice runs."""
    warm(tournament.game)
    return [play_deal_set(tournament, number) for number in numbers]


def run(
    tournament: Tournament,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    workers: int = 0,
    on: str = "local",
) -> list[Standing]:
    """Play all deal sets, those aside that the file already has; every finished shard is written to it."""
    check(tournament)
    done = {} if file is None else results.begun(tournament, file)
    progress(len(done))
    missing = [number for number in range(tournament.deal_sets) if number not in done]
    shards = [missing[at : at + SHARD] for at in range(0, len(missing), SHARD)]
    for rows in _played(tournament, shards, workers, on):
        done.update({row["deal_set"]: row for row in rows})
        if file is not None:
            results.keep(file, rows)
        progress(len(done))
    return standings([done[number] for number in range(tournament.deal_sets)])


def _played(tournament: Tournament, shards: Shards, workers: int, on: str) -> Iterator[list[Any]]:
    """The rows of each shard as it is done, in any order."""
    if not shards:
        return
    if on != "local":
        from coronet.bots.tournament.cluster import played  # noqa: PLC0415 - Ray is an optional extra

        yield from played(tournament, shards, on.partition(":")[2])
        return
    warm(tournament.game)  # once, so that no worker has to compile
    with ProcessPoolExecutor(min(workers or cores(), len(shards))) as pool:
        asked = [pool.submit(play_shard, tournament, shard) for shard in shards]
        try:
            for one in as_completed(asked):
                yield one.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
