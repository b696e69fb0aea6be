"""Par: what the expert makes in the person's seat of a ball, over several games that differ in the expert's seeds.

The interval is where the mean of as many further games lies in 95 of 100 cases. What did not happen in a few games may
still happen in the next ones, so that it is never narrower than three of a score over their number.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import msgspec

from coronet.bots.kept_reviews import keep, kept
from coronet.bots.levels import choose_in_character, warm
from coronet.bots.playable import check_level
from coronet.daily.playing import answer
from coronet.games.catalogue import game_named
from coronet.kernel import compiled
from coronet.table.ball import ball_key, ball_table, declared_ball
from coronet.table.fair import bot_seed, purpose
from coronet.table.table import Table

LEVEL = "expert"
GAMES = 8
STUDENT = {8: 2.365, 16: 2.131}  # by games: how many deviations hold 95 of 100
UNSEEN = 3.0
_PAR = purpose("par")
Progress = Callable[[int, int], None]


class Par(msgspec.Struct, frozen=True):
    """Scores and places that the expert made, game by game."""

    scores: list[int]
    places: list[int]

    @property
    def score(self) -> float:
        """The mean of the scores."""
        return sum(self.scores) / len(self.scores)

    @property
    def place(self) -> float:
        """The mean of the places."""
        return sum(self.places) / len(self.places)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the mean of as many other games lies in 95 of 100 cases."""
        number = len(self.scores)
        spread = math.sqrt(sum((score - self.score) ** 2 for score in self.scores) / (number - 1))
        half = max(STUDENT[number] * spread * math.sqrt(2 / number), UNSEEN / number)
        return self.score - half, self.score + half

    def to_data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "score": self.score,
            "interval": list(self.interval),
            "place": self.place,
            "scores": self.scores,
            "places": self.places,
        }


def par(game: str, day: str, progress: Progress = lambda done, of: None, *, batch: int = 0) -> Par:
    """The par of a ball, kept or worked out now; other batches have other seeds."""
    working = working_out(game, day, batch=batch)
    told = -1
    while True:
        try:
            done, of = next(working)
        except StopIteration as end:
            found: Par = end.value
            return found
        if done != told:
            told = done
            progress(done, of)


def working_out(game: str, day: str, *, batch: int = 0) -> Generator[tuple[int, int], None, Par]:
    """The same choice by choice: how many games are played, of how many."""
    check_level(game, LEVEL)
    path = _path_of(game, day, batch)
    if (data := kept(path)) is not None:
        return msgspec.convert(data, Par)
    warm(game)
    scores, places, seat = [], [], declared_ball(game).seat
    for number in range(GAMES):
        table = ball_table(game, day)
        for _ in _play(table, seat, _PAR + (batch * GAMES + number).to_bytes(4, "big") + ball_key(game, day)):
            yield number, GAMES
        scores.append(table.totals[seat])
        places.append(table.places[seat])
    yield GAMES, GAMES
    found = Par(scores, places)
    keep(path, msgspec.to_builtins(found))
    return found


def _play(table: Table, seat: int, named: bytes) -> Iterator[None]:
    """Let the expert play a ball to its end, choice by choice, by a chance of its own."""
    key = hashlib.sha256(named).digest()
    while not table.over:
        asked = table.to_act[0]
        if asked == seat:
            seed = bot_seed(key, seat, table.asked(seat))
            choice = choose_in_character(table.veiled(seat), seat, LEVEL, seed)
            table.act(seat, game_named(table.game).text_of(choice))
        else:
            table.act(asked, answer(table, asked))
        yield


def _path_of(game: str, day: str, batch: int) -> Path | None:
    """With the compiled code of these sources, and gone when that goes."""
    if not compiled.available():
        return None
    named = json.dumps([game, game_named(game).rules_version, day, GAMES, batch])
    return compiled.cache_folder() / f"par-{hashlib.sha256(named.encode()).hexdigest()[:32]}.json"
