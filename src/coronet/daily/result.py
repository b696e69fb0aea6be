"""The result of a ball: score, place and medal, and a few lines to share that tell no card of it."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import asdict, dataclass
from typing import Any

from coronet.daily.par import Par, working_out
from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.contract import Line
from coronet.table.ball import declared_ball
from coronet.table.log import Log
from coronet.table.replay import steps

GOLD, SILVER, BRONZE, NONE = "gold", "silver", "bronze", "none"
BEST, BETWEEN, LAST = "best", "between", "last"
SYMBOLS = {BEST: "●", BETWEEN: "◐", LAST: "○"}
MEDALS = {GOLD: "🥇", SILVER: "🥈", BRONZE: "🥉", NONE: "🎭"}


@dataclass(frozen=True)
class Outcome:
    """How the person fared in a ball that is over."""

    game: str
    date: str
    score: int
    place: int
    players: int
    parts: tuple[str, ...]  # each round or set: the best of the table, the last, or between; one for all without parts


@dataclass(frozen=True)
class Result:
    """An outcome beside par."""

    outcome: Outcome
    par: Par

    def to_data(self) -> dict[str, Any]:
        """As JSON has it."""
        declared = game_named(self.outcome.game).declared
        by = {"by": "points" if declared.points_decide else "places", "lowest_wins": declared.lowest_wins}
        told = {"medal": medal(self.outcome, self.par), "share": share(self.outcome, self.par)}
        return {**asdict(self.outcome), "par": self.par.to_data(), **told, **by}


def compared(log: Log) -> Generator[tuple[int, int], None, Result]:
    """The result that a log of a ball tells of, while its par is worked out: how many games are played, of how many."""
    found = outcome(log)
    return Result(found, (yield from working_out(found.game, found.date)))


def outcome(log: Log) -> Outcome:
    """The outcome that a log of a ball tells of; one that is not over, or no ball's, is an InputError."""
    if log.header.ball is None:
        raise InputError("log", allowed="the log of a ball")
    seat = declared_ball(log.header.game).seat
    parts: list[str] = []
    finished = 0
    table = None
    for _, table in steps(log):
        if table.finished > finished:
            finished = table.finished
            parts.append(_standing(table.scores or [], seat, lowest_wins=_lowest_wins(table.game)))
    if table is None or not table.over:
        raise InputError("log", allowed="a ball that is over")
    if not parts:
        parts = [_standing(table.places, seat, lowest_wins=True)]
    return Outcome(table.game, log.header.ball, table.totals[seat], table.places[seat], table.players, tuple(parts))


def medal(found: Outcome, par: Par) -> str:
    """Gold for who wins and is no worse than par, silver for no worse than par, bronze within its interval.

    Where points do not decide a game, its places are compared.
    """
    declared = game_named(found.game).declared
    if declared.points_decide:
        sign = -1 if declared.lowest_wins else 1
        own, mean, least = float(sign * found.score), sign * par.score, min(sign * end for end in par.interval)
    else:
        own, mean, least = -float(found.place), -par.place, -par.place - 0.5
    if own >= mean:
        return GOLD if found.place == 1 else SILVER
    return BRONZE if own >= least else NONE


def share(found: Outcome, par: Par) -> list[Line]:
    """What is shared: which ball, how it went, how it compares; nothing of what was in it."""
    symbols = "".join(SYMBOLS[part] for part in found.parts)
    return [
        ("ball-share-title", {"game": found.game, "date": found.date}),
        ("ball-share-course", {"symbols": symbols, "medal": MEDALS[medal(found, par)]}),
        ("ball-share-score", {"score": found.score, "par": par.score, "place": found.place, "players": found.players}),
    ]


def _standing(scores: list[int], seat: int, *, lowest_wins: bool) -> str:
    """How a seat stands by these scores; who shares the first place is the best."""
    worth = [-score if lowest_wins else score for score in scores]
    if worth[seat] == max(worth):
        return BEST
    return LAST if worth[seat] == min(worth) else BETWEEN


def _lowest_wins(game: str) -> bool:
    return game_named(game).declared.lowest_wins
