"""One source, two modes: interpreted and compiled rules agree word for word after every choice."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.kernel.compiled import BOUNDS_SWITCH
from tests.compiled_rebel import play_both_ways
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]

EDITIONS_AND_ROUNDS = [(edition, card) for edition in ("classic", "deluxe") for card in rounds_of(edition)]


@pytest.mark.parametrize(("edition", "card"), EDITIONS_AND_ROUNDS)
def test_both_modes_agree_in_this_round_with_every_princess_and_number_of_players(edition, card):
    for princess in princesses_of(edition):
        for players in range(3, 7):
            play_both_ways(edition, players, card, princess, seed=0)


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_both_modes_agree_where_powers_begin_in_the_second_round(edition):
    for princess in princesses_of(edition):
        play_both_ways(edition, 4, "once-upon-a-time", princess, seed=0, powers="second-round")


def test_both_modes_agree_with_bounds_checks_on():
    """A fresh process with its own cache: an index out of bounds raises there instead of reading garbage."""
    environment = os.environ | {BOUNDS_SWITCH: "1"}
    command = [sys.executable, "-m", "tests.compiled_rebel"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=280, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    assert "rounds agree" in run.stdout
