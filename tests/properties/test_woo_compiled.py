"""One source, two modes: interpreted and compiled rules of Woo the Princess agree word for word."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from coronet.games.woo.entries import rules
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship
from coronet.kernel.bits import lowest
from coronet.kernel.compiled import BOUNDS_SWITCH, Row
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.compiled_woo import play_both_ways, playouts_both_ways
from tests.woo_games import MODES, any_game

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

SIZES = [(mode, players) for mode, numbers in MODES.items() for players in numbers]


@pytest.mark.parametrize(("mode", "players"), SIZES)
@pytest.mark.parametrize("specials", ["ones", "lavish"])
def test_both_modes_agree_in_whole_games(mode, players, specials):
    for seed in range(3):
        assert play_both_ways(seed, mode=mode, players=players, specials=specials, leader="draw") > 0


def test_both_modes_agree_in_games_by_chance():
    for seed in range(40):
        play_both_ways(seed)


def test_playouts_agree_in_both_modes():
    for seed in range(30):
        playouts_both_ways(seed)


def test_a_step_from_outside_makes_a_listed_choice_and_lists_the_next():
    record, rng = any_game(3, players=4, mode="each")
    words, out = Row.of(record.to_words()), Row.zeros(GAME.most_choices)
    number = rules()["choices"](words, lowest(record.waiting), out)
    listed = [0] * GAME.most_choices
    while number:
        chosen = rng.randrange(number)
        GAME.act(record, lowest(record.waiting), out.numbers[chosen])
        number = rules()["step"](words, out, chosen)
        wanted = GAME.choices(record, lowest(record.waiting), listed) if record.waiting else 0
        assert number == wanted
        assert out.numbers[:number].tolist() == listed[:number]
    assert GAME.over(record)


def test_many_games_play_side_by_side():
    records = [any_game(seed)[0] for seed in range(6)]
    rows = Row.of(word for record in records for word in record.to_words())
    choices = Row.zeros(len(records))
    rules()["play_games"](rows, len(records), choices)
    for at, record in enumerate(records):
        played = Courtship()
        played.read_words(rows.numbers[at * Courtship.WORDS : (at + 1) * Courtship.WORDS].tolist())
        assert GAME.over(played)
        assert played.in_game == record.in_game
        assert choices.numbers[at] > 0


def test_both_modes_agree_with_bounds_checks_on():
    """A fresh process with its own cache: an index out of bounds raises there instead of reading garbage."""
    environment = os.environ | {BOUNDS_SWITCH: "1"}
    command = [sys.executable, "-m", "tests.compiled_woo"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=280, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    assert "games agree" in run.stdout
