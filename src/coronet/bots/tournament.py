"""Tournaments: the same deals played with the bots in every seat, and what follows with its interval.

A tournament is a list of deal sets numbered from 0. The draws of a set follow from the tournament's seed, the set's
number, and what is drawn for in which round, so all games of a set have the same deals whatever is played.
"""

from __future__ import annotations

import hashlib
import json
import math
import statistics
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from coronet.bots.levels import LEVELS, Budget, choose, warm
from coronet.errors import InputError
from coronet.games.rebel import settings
from coronet.games.rebel.game import GAME
from coronet.kernel.batch import cores
from coronet.kernel.bits import count, each, pick
from coronet.kernel.record import Source

SHARD = 4  # deal sets that one worker plays at a time


@dataclass(frozen=True)
class Tournament:
    """Who plays, what, how often."""

    game: str
    settings: dict[str, Any]
    bots: tuple[str, ...]  # a level for each seat
    deal_sets: int
    seed: int
    milliseconds: float = 0
    playouts: int = 0


@dataclass(frozen=True)
class Standing:
    """How the seats of one bot did."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    mean_score: float
    ms_per_decision: float


Row = dict[str, Any]


class _Draws:
    """The same draws for the same questions, in whatever order choices lead to them."""

    def __init__(self, key: str) -> None:
        self.key = key
        self._drawn: dict[tuple[int, int], int] = {}

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item drawn from the pool."""
        asked = (record.round_at, event)
        number = self._drawn[asked] = self._drawn.get(asked, 0) + 1
        word = int.from_bytes(hashlib.sha256(f"{self.key} {asked} {number}".encode()).digest()[:8], "big")
        return pick(pool, word * count(pool) >> 64)

    def copy(self) -> Source:
        """Itself: a veiled copy draws nothing."""
        return self


def check(tournament: Tournament) -> None:
    """Refuse what cannot be played, in one line."""
    if tournament.game != GAME.name:
        raise InputError(
            "game", value=tournament.game, allowed=f"{GAME.name}: the game that has bots of several levels"
        )
    for bot in tournament.bots:
        if bot not in LEVELS:
            raise InputError("bots", value=bot, allowed=", ".join(LEVELS) + ", one for each seat")
    if not 3 <= len(tournament.bots) <= 6:
        raise InputError("bots", value=f"{len(tournament.bots)} bots", allowed="3 to 6, one for each seat")
    settings.read({**tournament.settings, "players": len(tournament.bots)})


def play_deal_set(tournament: Tournament, number: int) -> Row:
    """All games of one deal set: for each bot by name its seats' wins, totals, time and decisions."""
    held = settings.read({**tournament.settings, "players": len(tournament.bots)})
    found: dict[str, list[float]] = {name: [0, 0.0, 0, 0.0, 0] for name in sorted(set(tournament.bots))}
    for turn in range(len(tournament.bots)):
        for name, tally in _play(tournament, held, number, turn):
            found[name] = [one + other for one, other in zip(found[name], tally, strict=True)]
    return {"deal_set": number, "bots": found}


def _play(tournament: Tournament, held: settings.Settings, number: int, turn: int) -> Iterator[tuple[str, list[float]]]:
    """One game: for each seat its bot, and its tally."""
    seats = tournament.bots[turn:] + tournament.bots[:turn]
    tallies: list[list[float]] = [[1, 0.0, 0, 0.0, 0] for _ in seats]
    record = settings.new(held, 0, _Draws(f"{tournament.seed} {number}"))
    budget = Budget(tournament.playouts, tournament.milliseconds)
    asked = 0
    while not GAME.over(record):
        seat = next(each(record.waiting))
        veiled = record.copy()
        GAME.veil(veiled, seat)
        seed = int.from_bytes(hashlib.sha256(f"{tournament.seed} {number} {turn} {asked}".encode()).digest()[:7], "big")
        begun = time.thread_time()
        choice = choose(veiled, seat, seats[seat], seed, budget)
        tallies[seat][3] += 1000 * (time.thread_time() - begun)
        tallies[seat][4] += 1
        GAME.act(record, seat, choice)
        asked += 1
    for seat, name in enumerate(seats):
        tallies[seat][1] = (record.winners >> seat & 1) / count(record.winners)
        tallies[seat][2] = record.total[seat]
        yield name, tallies[seat]


def _play_shard(tournament: Tournament, numbers: list[int]) -> list[Row]:
    warm()
    return [play_deal_set(tournament, number) for number in numbers]


def run(
    tournament: Tournament,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    workers: int = 0,
) -> list[Standing]:
    """Play all deal sets on all cores, those aside that the file already has; every finished shard is written to it."""
    check(tournament)
    done = {row["deal_set"]: row for row in _rows_of(tournament, file)}
    progress(len(done))
    missing = [number for number in range(tournament.deal_sets) if number not in done]
    shards = [missing[at : at + SHARD] for at in range(0, len(missing), SHARD)]
    wanted = min(workers or cores(), len(shards))
    if wanted:
        warm()  # once, so that no worker has to compile
        with ProcessPoolExecutor(wanted) as pool:
            for played in as_completed([pool.submit(_play_shard, tournament, shard) for shard in shards]):
                rows = played.result()
                done.update({row["deal_set"]: row for row in rows})
                _keep(file, rows)
                progress(len(done))
    return standings([done[number] for number in range(tournament.deal_sets)])


def _rows_of(tournament: Tournament, file: Path | None) -> Iterator[Row]:
    """The deal sets that the file has; a new file is begun. A file of another tournament is refused."""
    if file is None:
        return
    head = {**asdict(tournament), "deal_sets": None, "bots": list(tournament.bots)}
    if not file.exists():
        file.write_text(json.dumps(head) + "\n", encoding="utf-8")
        return
    lines = file.read_text(encoding="utf-8").splitlines()
    try:
        if json.loads(lines[0]) != head:
            raise InputError("file", value=str(file), allowed="the results of this very tournament, or a new file")
        for line in lines[1:]:
            row = json.loads(line)
            if row["deal_set"] < tournament.deal_sets:
                yield row
    except (ValueError, LookupError, TypeError) as error:
        raise InputError(
            "file", value=str(file), allowed="results of a tournament, a line for each deal set"
        ) from error


def _keep(file: Path | None, rows: list[Row]) -> None:
    if file is not None:
        with file.open("a", encoding="utf-8") as out:
            out.writelines(json.dumps(row) + "\n" for row in rows)


def _error(shares: list[float], mean: float, games: float) -> float:
    """The standard error over deal sets; never below that of so many single games, lest like sets look certain."""
    if len(shares) < 2:
        return 1.0
    by_sets = statistics.stdev(shares) / math.sqrt(len(shares))
    return max(by_sets, math.sqrt(mean * (1 - mean) / games))


def standings(rows: list[Row]) -> list[Standing]:
    """Shares of wins by bot, with 95 % intervals over deal sets; fair is one in the number of seats."""
    found = []
    for name in sorted({name for row in rows for name in row["bots"]}):
        tallies = [row["bots"][name] for row in rows]
        shares = [wins / games for games, wins, _, _, _ in tallies]
        games, _, total, spent, decisions = (sum(column) for column in zip(*tallies, strict=True))
        mean = statistics.mean(shares)
        spread = 1.96 * _error(shares, mean, games)
        low, high = max(0.0, mean - spread), min(1.0, mean + spread)
        found.append(Standing(name, int(games), mean, low, high, total / games, spent / max(1, decisions)))
    return sorted(found, key=lambda standing: -standing.win_share)
