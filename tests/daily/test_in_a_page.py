"""The ball of the day in the house of a page, by Python in Node as pages have it: byte for byte as it is here."""

from __future__ import annotations

import json
import subprocess

import pytest

from coronet.bots.levels import warm
from coronet.bots.units import UNITS
from coronet.table.ball import games_with_ball
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.daily import in_pyodide
from tests.daily.balls import DAYS, in_this_house
from tests.docs.pages import ROOT

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("in a page")]


@pytest.fixture(scope="module")
def in_page(tmp_path_factory):
    """The logs of all balls, by game and day; one run for all of them."""
    from coronet.kernel.wasm import write_units  # noqa: PLC0415 - it needs the compiler

    folder = tmp_path_factory.mktemp("units")
    write_units(folder, UNITS)
    program = [ROOT / "scripts" / "with-node", "node", ROOT / "tests" / "kernel" / "in_pyodide.mjs"]
    command = [*program, ROOT, folder, in_pyodide.__name__]
    done = subprocess.run(command, capture_output=True, text=True, timeout=280, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout.splitlines()[-1])


@pytest.mark.parametrize("game", games_with_ball())
def test_a_page_s_own_python_plays_the_balls_of_ten_days_as_they_are_played_here(in_page, game):
    warm(game)
    assert in_page[game] == {day: in_this_house(game, day).log.to_text() for day in DAYS}
