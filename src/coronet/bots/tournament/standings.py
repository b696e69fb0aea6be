"""What a tournament comes to: for every bot its share of the wins for one seat, its score and its rating."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from coronet.bots.tournament.play import Row, faults_of
from coronet.bots.tournament.ratings import interval, rated

RESAMPLES = 1000
RATED_AGAIN = 100


@dataclass(frozen=True)
class Standing:
    """How the seats of one bot did; a fair share of the wins is one in the number of seats."""

    name: str
    games: int  # seats it has played
    win_share: float
    low: float
    high: float
    mean_score: float
    ms_per_decision: float
    score_low: float = 0.0
    score_high: float = 0.0
    rating: float = 0.0
    rating_low: float = 0.0
    rating_high: float = 0.0
    by_seat: list[dict[str, float]] = field(default_factory=list)  # games, win_share and mean_score at each seat
    faults: dict[str, int] = field(default_factory=dict)  # turns that a bot from outside lost, by what was the matter
    said: str = ""  # by its program, at the first of them


def standings(rows: Sequence[Any]) -> list[Standing]:
    """All bots, the best first, with 95 % intervals over deal sets."""
    lost = faults_of(rows)
    names = sorted({name for row in rows for game in row["games"] for name in game["bots"]})
    found = rated(names, rows, RATED_AGAIN)
    all_of_them = (_standing(name, rows, found[name], lost) for name in names)
    return sorted(all_of_them, key=lambda standing: -standing.win_share)


def _standing(name: str, rows: Sequence[Any], rating: tuple[float, float, float], lost: Row) -> Standing:
    by_set = [_results(name, row["games"]) for row in rows]
    results = [result for one in by_set for result in one]
    shares = [statistics.mean(share for _, share, _ in one) for one in by_set]
    scores = [statistics.mean(score for _, _, score in one) for one in by_set]
    share = statistics.mean(shares)
    low, high = _interval(shares)
    least = 1.96 * math.sqrt(share * (1 - share) / len(results))  # of so many single games: like sets prove little
    spent, decisions = (sum(row["spent"][name][at] for row in rows) for at in range(2))
    return Standing(
        name=name,
        games=len(results),
        win_share=share,
        low=max(0.0, min(low, share - least)),
        high=min(1.0, max(high, share + least)),
        mean_score=statistics.mean(scores),
        ms_per_decision=spent / max(1, decisions),
        score_low=_interval(scores)[0],
        score_high=_interval(scores)[1],
        rating=rating[0],
        rating_low=rating[1],
        rating_high=rating[2],
        by_seat=_by_seat(results),
        faults=lost.get("faults", {}).get(name, {}),
        said=lost.get("said", {}).get(name, ""),
    )


def _results(name: str, games: Sequence[Any]) -> list[tuple[int, float, float]]:
    """Seat, share of the win and score of every seat that the bot had."""
    return [
        (seat, game["shares"][seat], game["scores"][seat])
        for game in games
        for seat, bot in enumerate(game["bots"])
        if bot == name
    ]


def _by_seat(results: list[tuple[int, float, float]]) -> list[dict[str, float]]:
    found = []
    for seat in sorted({seat for seat, _, _ in results}):
        here = [(share, score) for at, share, score in results if at == seat]
        shares, scores = zip(*here, strict=True)
        mean_share, mean_score = statistics.mean(shares), statistics.mean(scores)
        found.append({"seat": seat, "games": len(here), "win_share": mean_share, "mean_score": mean_score})
    return found


def _interval(values: list[float]) -> tuple[float, float]:
    """The 95 % interval of the mean, by drawing deal sets again and again."""
    chance = Random(len(values))  # noqa: S311 - a sample, no secret
    drawn = [statistics.fmean(chance.choices(values, k=len(values))) for _ in range(RESAMPLES)]
    return interval(drawn, statistics.fmean(values))
