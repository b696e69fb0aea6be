"""Games of bots by the number: the same ones for the same seed, on all cores, each kept as its log.

Every game has a number from 0 on. Its draws and its bots' choices follow from the seed and that number alone, so it
does not matter which process plays it, nor whether an earlier run was broken off.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cached_property, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coronet.bots import outside
from coronet.bots.cluster import LOCAL, check_place, done_on
from coronet.bots.levels import LEVELS, Budget, choose, warm
from coronet.bots.outside import Company, Outside
from coronet.bots.playable import check_level
from coronet.bots.unattended import BY_THUMB, Unattended, entries_for
from coronet.errors import Cannot, InputError
from coronet.games.catalogue import game_named
from coronet.games.contract import Game
from coronet.games.parts import part_of
from coronet.table.draws import Event
from coronet.table.log import ChanceLine, ChoiceLine, Header, Lines, Log, write_log, write_text
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
    outside: tuple[Outside, ...] = ()  # those of the bots that are programs

    @cached_property
    def seats(self) -> tuple[str, ...]:
        """A bot for each seat."""
        players = self.players
        return self.bots * players if len(self.bots) == 1 else self.bots

    @cached_property
    def programs(self) -> dict[int, Outside]:
        """The bots from outside by seat."""
        by_name = {bot.name: bot for bot in self.outside}
        return {seat: by_name[name] for seat, name in enumerate(self.seats) if name in by_name}

    @property
    def players(self) -> int:
        """How many seats the settings have."""
        return Table.new(self.game, seed=0, **self.settings).players

    @property
    def rules(self) -> Game:
        """The game itself."""
        return game_named(self.game)

    @cached_property
    def held(self) -> Any:
        """The settings, checked."""
        return self.rules.read_settings(self.settings)

    @cached_property
    def lines(self) -> Lines:
        """What makes the lines of its logs."""
        return Lines(self.rules)

    @cached_property
    def start(self) -> Any:
        """A record with these settings, before anything is drawn."""
        return part_of(self.game, "settings").begun(self.held, None)


def check(wanted: PlayOut) -> None:
    """Refuse what cannot be played, in one line."""
    by_name = {bot.name for bot in wanted.outside}
    for bot in wanted.bots:
        if bot not in BOTS and bot not in by_name:
            known = ", ".join((*BOTS, *outside.known(wanted.outside)))
            raise InputError("bots", value=bot, allowed=f"{known}: one for each seat, or one for all")
        if bot in LEVELS:
            check_level(wanted.game, bot)
    players = wanted.players
    if len(wanted.bots) not in (1, players):
        allowed = f"{players}, one for each seat, or one for all"
        raise InputError("bots", value=len(wanted.bots), allowed=allowed)


def check_programs(wanted: PlayOut) -> None:
    """Refuse a bot from outside that does not play this, in one line."""
    for bot, seat in {bot: seat for seat, bot in wanted.programs.items()}.items():
        outside.check(bot, outside.about(wanted.rules, wanted.held, seat))


def play(wanted: PlayOut, number: int) -> Log:
    """One game; its header says which bots sat where, and how many turns one from outside lost."""
    game, seed = wanted.rules, _number_of(wanted.seed, number) >> 2
    with Company(game, wanted.held, wanted.programs) as company:
        playing = _OnCompiledRules(wanted, seed) if entries_for(game) else _AtATable(wanted, seed)
        while not playing.over:
            chance = _number_of(wanted.seed, number, playing.length, playing.seat)
            choice = playing.untied(chance >> 32)
            playing.make(_chosen(wanted, company, playing, chance) if choice is None else choice)
        company.end(*playing.result())
    seats = [f"bot {bot}" for bot in wanted.seats]
    for seat, turns in company.lost.items():
        seats[seat] += f", {turns} turns lost"
    return Log(Header(game.name, game.rules_version, wanted.held.to_data(), seed=seed, seats=seats), playing.lines())


class _OnCompiledRules(Unattended):
    """A game where its rules and rules of thumb are compiled."""

    def __init__(self, wanted: PlayOut, seed: int) -> None:
        self._made = wanted.lines
        thumbs = sum(1 << seat for seat, bot in enumerate(wanted.seats) if bot == BY_THUMB)
        super().__init__(wanted.rules, wanted.start, seed, thumbs)

    def lines(self) -> tuple[ChoiceLine | ChanceLine, ...]:
        made = self._made
        return tuple(
            made.choice(-1 - what, value) if what < 0 else made.chance(Event(what, value, got))
            for what, value, got in self.notes()
        )


class _AtATable:
    """The same with interpreted rules."""

    def __init__(self, wanted: PlayOut, seed: int) -> None:
        self._game, self._table = wanted.rules, Table.new(wanted.game, seed=seed, **wanted.settings)

    @property
    def over(self) -> bool:
        return self._table.over

    @property
    def seat(self) -> int:
        return self._table.to_act[0]

    @property
    def length(self) -> int:
        return self._table.length

    def untied(self, chance: int) -> None:
        """Here levels make all choices."""

    def choices(self) -> list[int]:
        out = [0] * self._game.most_choices
        return out[: self._game.choices(self.veiled(), self.seat, out)]

    def veiled(self) -> Any:
        return self._table.veiled(self.seat)

    def make(self, choice: int) -> None:
        self._table.act(self.seat, self._game.text_of(choice))

    def result(self) -> tuple[list[int], list[int]]:
        return self._table.totals, self._table.winners

    def lines(self) -> tuple[ChoiceLine | ChanceLine, ...]:
        return self._table.log.lines


def _chosen(wanted: PlayOut, company: Company, playing: _OnCompiledRules | _AtATable, chance: int) -> int:
    """What a seat does: any of its choices, or what its bot makes of what it knows."""
    seat = playing.seat
    bot = wanted.seats[seat]
    if bot == RANDOM:
        return Random(chance).choice(playing.choices())  # noqa: S311 - for play, not for secrets
    if seat in company:
        return company.choose(playing.veiled(), seat, chance >> 32)
    return choose(playing.veiled(), seat, bot, chance >> 32, Budget(wanted.playouts, wanted.milliseconds))


def write_logs(
    wanted: PlayOut, folder: Path, progress: Progress = lambda done: None, workers: int = 0, on: str = LOCAL
) -> int:
    """Play what the folder does not have yet, a log for each game; how many were played now."""
    check(wanted)
    check_place(on)
    _claim(wanted, folder)
    missing = [number for number in range(wanted.games) if not (folder / log_name(number)).exists()]
    done = wanted.games - len(missing)
    progress(done)
    if missing:
        check_programs(wanted)
    work = partial(_play_into, wanted, folder) if on == LOCAL else partial(_text_of, wanted)
    with played(work, wanted, missing, workers, on) as games:
        for number, text in games:
            if text is not None:
                write_text(text, folder / log_name(number))
            done += 1
            progress(done)
    return len(missing)


@contextmanager
def played(
    work: Callable[[int], Any], wanted: PlayOut, numbers: Sequence[int], workers: int, on: str
) -> Iterator[Iterator[tuple[int, Any]]]:
    """What `work` makes of each of these games as they are done; nobody from outside stays behind."""
    if numbers and on == LOCAL:
        make_ready(wanted)  # once, so that no worker has to compile
    try:
        yield done_on(on, work, numbers, workers)
    finally:
        outside.end_all()  # those of workers end with them


def make_ready(wanted: PlayOut) -> None:
    """Have compiled what playing needs; what is there already costs nothing."""
    if any(bot in LEVELS and bot != BY_THUMB for bot in wanted.seats):
        warm(wanted.game)
    entries = entries_for(wanted.rules)
    if entries:
        entries.rules()


def _play_into(wanted: PlayOut, folder: Path, number: int) -> None:
    """A game, written where it is played."""
    write_log(play(wanted, number), folder / log_name(number))


def _text_of(wanted: PlayOut, number: int) -> str:
    """A game that is played elsewhere and written here."""
    make_ready(wanted)
    return play(wanted, number).to_text()


def log_name(number: int) -> str:
    """The file of a game in a folder of logs."""
    return f"{number:06}.jsonl"


def _claim(wanted: PlayOut, folder: Path) -> None:
    """Note in the folder what its games are; a folder of other games is refused."""
    said = {
        **asdict(wanted),
        "games": None,
        "outside": [asdict(bot) for bot in wanted.outside if bot.name in wanted.bots],
    }
    if not wanted.programs:
        del said["outside"]
    head = msgspec.json.encode(said)
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
