"""What is run by Python as it is installed and by Python in a page alike, and must come out the same."""

from __future__ import annotations

import itertools
import os
import shutil
import tempfile
import time
import traceback
from array import array
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from coronet.bots import levels, values
from coronet.bots.box.solve import nash
from coronet.bots.playable import playable_levels
from coronet.bots.rebel import search
from coronet.bots.rebel.levels import PLANS
from coronet.errors import UnitRefused
from coronet.games.catalogue import game_named
from coronet.games.contract import veiled_copy
from coronet.games.r import entries as r_entries
from coronet.games.r import settings as r_settings
from coronet.games.rebel import entries as rebel_entries
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.woo import entries as woo_entries
from coronet.kernel import compiled
from coronet.kernel.bits import count, each
from coronet.kernel.compiled import UNITS_SWITCH, Entry, Row
from tests import box_games, compiled_box, compiled_rebel, compiled_woo, rebel_games, woo_games
from tests.kernel import tried

TRIED = {
    **{function.__name__: Entry(function) for function in tried.PLAIN},
    "quick_signs_of": Entry(tried.signs, quick=True),
    "measured": Entry(tried.measured, quick=True),
    "moved": Entry(tried.moved),
    "mean": Entry(tried.mean),
    "added": Entry(tried.added, stepped=("pair", "number")),
    "read": Entry(tried.read),
}
GAMES = {"rebel": rebel_entries, "r": r_entries, "woo": woo_entries}
UNITS = {"tried": TRIED, **{name: entries.ENTRIES for name, entries in GAMES.items()}}
CHECKED = "checked"  # the folder with the unit that checks bounds
TALLIED = 40


def plain_functions() -> Any:
    fast = compiled.load("tried", TRIED)
    found = []
    for name, (a, b) in itertools.product([*TRIED][: len(tried.PLAIN) + 1], itertools.product(tried.NUMBERS, repeat=2)):
        if name != "divided" or b:
            found.append(fast[name](a, b))
            assert found[-1] == TRIED[name].function(a, b), (name, a, b)
    for items in tried.SETS:
        for position in range(count(items)):
            found.append(fast["measured"](items, position))
            assert found[-1] == tried.measured(items, position)
    return found


def rows_and_records() -> Any:
    fast = compiled.load("tried", TRIED)
    pair, other, row = Row.of([4, 1, 2, 3]), Row.zeros(4), Row.of([10, 0])
    floats = Row(array("d", [1.5, 2.5]))
    pairs, numbers, answers = Row.of([1, 0, 0, 0, 2, 0, 0, 0]), Row.of([10, 20]), Row.zeros(2)
    fast["added"](pairs, numbers, 100, 2, answers)
    said = [fast["moved"](pair, other, row, 6), fast["mean"](floats, 2)]
    return [said, *(one.numbers.tolist() for one in (pair, other, row, pairs, answers))]


def rounds_of_rebel_princess() -> Any:
    for edition in ("classic", "deluxe"):
        names = princesses_of(edition)
        for at, card in enumerate(rounds_of(edition)):
            compiled_rebel.play_both_ways(edition, 3 + at % 4, card, names[at % len(names)], seed=1)


def games_of_r() -> Any:
    return [compiled_box.play_both_ways("r", seed) for seed in range(12)]


def games_of_woo_the_princess() -> Any:
    for seed in range(3):
        compiled_woo.playouts_both_ways(seed)
    return [compiled_woo.play_both_ways(seed) for seed in range(3)]


def tallies_at_random() -> Any:
    found = {}
    starts = {
        "rebel": rebel_games.one_round("deluxe", 4, "magic-beans", "alice", 1),
        "r": r_settings.new(r_settings.read({}), 1),
        "woo": woo_games.any_game(1)[0],
    }
    for name, start in starts.items():
        tally = Row.zeros(TALLIED)
        GAMES[name].rules()["playouts"](Row.of(start.to_words()), Row.zeros(start.WORDS), 300, 7, tally)
        found[name] = tally.numbers.tolist()
    return found


def choices_of_searches() -> Any:
    levels.warm()
    found = []
    for game, record, seat in _positions():
        own = veiled_copy(game, record, seat)
        found += [levels.choose(own, seat, level, 11) for level in levels.LEVELS]
    return found


def worth_of_options() -> Any:
    levels.warm()
    found = []
    for game, record, seat in _positions():
        own = veiled_copy(game, record, seat)
        found.append([option.to_data() for option in values.evaluate(own, seat, levels.Budget(playouts=200))])
        if game.name == "rebel":
            options = search.evaluate(own, seat, 5, PLANS["expert"])
            found.append([(one.choice, one.mean, one.worlds, one.score) for one in options])
    return found


def exact_mixtures() -> Any:
    found = []
    for variants in ([], ["impatience"], ["numbers"]):
        record = r_settings.new(r_settings.read({"variants": variants}), 1)
        levels.prepare(record)
        mixed = nash.mixture(record, 0)
        found.append([list(mixed.items()), levels.choose(record, 0, "expert", 3)])
    return found


def levels_to_be_had() -> Any:
    return [playable_levels(game) for game in ("rebel", "r", "woo", "seeker")]


def games_too_large_for_a_page() -> Any:
    solved = (["last-chance"], ["traitor"], ["sever"])
    return [nash.plays(r_settings.new(r_settings.read({"variants": names}), 1)) for names in solved]


def index_outside_its_row() -> Any:
    with _units_in(Path(os.environ[UNITS_SWITCH]) / CHECKED):
        read = compiled.load("tried", TRIED)["read"]
    row, found = Row.of([3, 4]), []
    for at in (1, 2, -1, 0):
        try:
            found.append(read(row, at))
        except IndexError as error:
            found.append(str(error))
    return found


def units_that_do_not_fit() -> Any:
    folder = Path(tempfile.mkdtemp())
    other = folder / "other"
    shutil.copytree(os.environ[UNITS_SWITCH], other)
    index = (other / "index.json").read_text()
    said = []
    for wrong in (index.replace(compiled.digest_of_sources(), "0" * 64), index.replace('"tried"', '"tired"'), "{"):
        (other / "index.json").write_text(wrong)
        said.append(_refusal(other, TRIED))
    (other / "index.json").write_text(index)
    said.append(_refusal(other, {"read": TRIED["read"]}))
    (other / "tried.wasm").unlink()
    said.append(_refusal(other, TRIED))
    return [*said, _refusal(folder / "nowhere", TRIED)]


def _refusal(folder: Path, entries: dict[str, Entry]) -> str:
    with _units_in(folder):
        try:
            compiled.load("tried", entries)
        except UnitRefused as error:
            return str(error)
    return "loaded"


class _units_in:  # noqa: N801 - read as a verb
    def __init__(self, folder: Path) -> None:
        self.folder, self.before = folder, os.environ[UNITS_SWITCH]

    def __enter__(self) -> None:
        os.environ[UNITS_SWITCH] = str(self.folder)

    def __exit__(self, *about: object) -> None:
        os.environ[UNITS_SWITCH] = self.before


def _positions() -> list[tuple[Any, Any, int]]:
    """Positions of all games on their way, with a seat that must choose."""
    found = []
    rng = Random(2)
    for seed, name in itertools.product(range(3), ("rebel", "woo")):
        game = game_named(name)
        record = (
            rebel_games.one_round("deluxe", 4, "royal-decree", "mulan", seed)
            if name == "rebel"
            else woo_games.any_game(seed)[0]
        )
        for _ in range(rng.randrange(4, 30)):
            _step(game, record, rng)
        while not game.over(record) and game.choices(record, next(each(record.waiting)), [0] * game.most_choices) < 2:
            _step(game, record, rng)
        found.append((game, record, next(each(record.waiting))))
    return found


def _step(game: Any, record: Any, rng: Random) -> None:
    seat, choice = box_games.any_choice(game, record, rng)
    game.act(record, seat, choice)


ALIKE: tuple[Callable[[], Any], ...] = (
    plain_functions,
    rows_and_records,
    rounds_of_rebel_princess,
    games_of_r,
    games_of_woo_the_princess,
    tallies_at_random,
    choices_of_searches,
    worth_of_options,
    exact_mixtures,
    levels_to_be_had,
)
IN_A_PAGE = (games_too_large_for_a_page, index_outside_its_row, units_that_do_not_fit)


def run() -> dict[str, Any]:
    """What came out of each, or how it failed, and how long it took."""
    found = {}
    for part in (*ALIKE, *IN_A_PAGE):
        begun = time.perf_counter()
        try:
            answer = part()
        except Exception:
            answer = traceback.format_exc()
        found[part.__name__] = [answer, round(time.perf_counter() - begun, 2)]
    return found
