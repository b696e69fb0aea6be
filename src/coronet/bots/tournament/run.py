"""Playing all deal sets, game by game: on all cores of this machine, or on a Ray cluster."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from coronet.bots.cluster import LOCAL, done_on
from coronet.bots.levels import warm
from coronet.bots.outside import end_all
from coronet.bots.tournament import results
from coronet.bots.tournament.plan import Tournament, check, check_programs
from coronet.bots.tournament.play import Which, deal_set_of, play_game
from coronet.bots.tournament.standings import Standing, standings


def play_warm(tournament: Tournament, which: Which) -> Any:
    """A game; compiled code is made or read before the clock of the first choice runs."""
    warm(tournament.game)
    return play_game(tournament, which)


def run(
    tournament: Tournament,
    file: Path | None = None,
    progress: Callable[[int], None] = lambda done: None,
    workers: int = 0,
    on: str = LOCAL,
) -> list[Standing]:
    """Play all games, those aside that the file already has; every finished one is written to it at once."""
    check(tournament)
    turns = range(len(tournament.bots))
    rows, games = ({}, {}) if file is None else results.begun(tournament, file)
    wanted = [(number, turn) for number in range(tournament.deal_sets) if number not in rows for turn in turns]
    missing = [which for which in wanted if which not in games]
    if missing:
        check_programs(tournament)
    done = tournament.games - len(missing)
    progress(done)
    for which, game in _played(tournament, missing, workers, on):
        games[which] = game
        if file is not None:
            results.keep(file, which, game)
        done += 1
        progress(done)
    for number in {number for number, _ in wanted}:
        rows[number] = deal_set_of(number, [games[number, turn] for turn in turns])
    if file is not None:
        results.tidy(file)
    return standings([rows[number] for number in range(tournament.deal_sets)])


def _played(tournament: Tournament, missing: list[Which], workers: int, on: str) -> Iterator[tuple[Which, Any]]:
    """The games as they are done, in any order."""
    if not missing:
        return
    if on == LOCAL:
        warm(tournament.game)  # once, so that no worker has to compile
    try:
        yield from done_on(on, partial(play_warm, tournament), missing, workers)
    finally:
        end_all()  # those of the workers end with them
