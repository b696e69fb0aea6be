"""Games of bots by the number: the same ones for the same seed, on all cores, each kept as its log.

Every game has a number from 0 on. Its draws and its bots' choices follow from the seed and that number alone, so it
does not matter which process plays it, nor whether an earlier run was broken off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coronet.bots.levels import LEVELS, Budget, choose, warm
from coronet.bots.playable import check_level
from coronet.errors import Cannot, InputError
from coronet.games.catalogue import game_named
from coronet.kernel.workers import as_done
from coronet.table.log import Log, write_log
from coronet.table.table import Table

__all__ = ["RANDOM", "PlayOut", "check", "play", "write_logs"]

RANDOM = "random"  # any legal choice, all equally likely
BOTS = (RANDOM, *LEVELS)
NOTE = "play-out.json"  # what the logs of a folder are

Progress = Callable[[int], None]


@dataclass(frozen=True)
class PlayOut:
    """Who plays what, how often."""

    game: str
    settings: dict[str, Any]
    bots: tuple[str, ...]  # for each seat; one alone sits in every seat
    games: int
    seed: int
    milliseconds: float = 0
    playouts: int = 0

    @property
    def seats(self) -> tuple[str, ...]:
        """A bot for each seat."""
        players = self.players
        return self.bots * players if len(self.bots) == 1 else self.bots

    @property
    def players(self) -> int:
        """How many seats the settings have."""
        return Table.new(self.game, seed=0, **self.settings).players


def check(wanted: PlayOut) -> None:
    """Refuse what cannot be played, in one line."""
    for bot in wanted.bots:
        if bot not in BOTS:
            raise InputError("bots", value=bot, allowed=", ".join(BOTS) + ": one for each seat, or one for all")
        if bot != RANDOM:
            check_level(wanted.game, bot)
    players = wanted.players
    if len(wanted.bots) not in (1, players):
        allowed = f"{players}, one for each seat, or one for all"
        raise InputError("bots", value=len(wanted.bots), allowed=allowed)


def play(wanted: PlayOut, number: int) -> Log:
    """One game; its header says which bots sat where."""
    table = Table.new(wanted.game, seed=_number_of(wanted.seed, number) >> 2, **wanted.settings)
    game, seats = game_named(wanted.game), wanted.seats
    table.seats = [f"bot {bot}" for bot in seats]
    budget = Budget(wanted.playouts, wanted.milliseconds)
    while not table.over:
        seat = table.to_act[0]
        chance = _number_of(wanted.seed, number, table.length, seat)
        if seats[seat] == RANDOM:
            table.act(seat, Random(chance).choice(table.choices(seat)))  # noqa: S311 - for play, not for secrets
        else:
            choice = choose(table.veiled(seat), seat, seats[seat], chance >> 32, budget)
            table.act(seat, game.text_of(choice))
    return table.log


def write_logs(wanted: PlayOut, folder: Path, progress: Progress = lambda done: None, workers: int = 0) -> int:
    """Play what the folder does not have yet, a log for each game; how many were played now."""
    check(wanted)
    _claim(wanted, folder)
    missing = [number for number in range(wanted.games) if not (folder / log_name(number)).exists()]
    done = wanted.games - len(missing)
    progress(done)
    if missing:
        warm(wanted.game)  # once, so that no worker has to compile
    for number, log in as_done(partial(play, wanted), missing, workers):
        write_log(log, folder / log_name(number))
        done += 1
        progress(done)
    return len(missing)


def log_name(number: int) -> str:
    """The file of a game in a folder of logs."""
    return f"{number:06}.jsonl"


def _claim(wanted: PlayOut, folder: Path) -> None:
    """Note in the folder what its games are; a folder of other games is refused."""
    head = msgspec.json.encode({**asdict(wanted), "games": None})
    try:
        folder.mkdir(exist_ok=True)
        note = folder / NOTE
        if note.exists():
            if note.read_bytes() != head:
                raise InputError("out", value=str(folder), allowed="the folder of these very games, or a new one")
            return
        if any(folder.glob("*.jsonl")):
            raise InputError("out", value=str(folder), allowed="a folder without other logs")
        note.write_bytes(head)
    except OSError as error:
        raise Cannot("unwritable", file=str(folder), why=error.strerror) from None


def _number_of(*parts: int) -> int:
    """A number of 64 bits that follows from the parts."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, parts)).encode()).digest()[:8], "big")
