"""One source, two modes: interpreted and compiled rules of R and the parlour games agree word for word."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from coronet.games.catalogue import PARLOUR
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.kernel.compiled import BOUNDS_SWITCH
from tests.compiled_box import play_both_ways
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


@pytest.mark.parametrize("variant", VARIANTS_BY_NAME)
def test_both_modes_agree_in_this_variant(variant):
    for seed in range(12):
        assert play_both_ways("r", seed, variants=[variant]) > 0


def test_both_modes_agree_in_variants_by_chance():
    for seed in range(120):
        play_both_ways("r", seed)


@pytest.mark.parametrize("game", PARLOUR)
def test_both_modes_agree_in_this_parlour_game(game):
    for seed in range(25):
        assert play_both_ways(game, seed) > 0


def test_both_modes_agree_with_bounds_checks_on():
    """A fresh process with its own cache: an index out of bounds raises there instead of reading garbage."""
    environment = os.environ | {BOUNDS_SWITCH: "1"}
    command = [sys.executable, "-m", "tests.compiled_box"]
    run = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=280, check=False)
    assert run.returncode == 0, run.stderr[-3000:]
    assert "games agree" in run.stdout
