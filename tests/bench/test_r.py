"""What is measured of R: laps that find what they say."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bench import r_compiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


@SKIP_WITHOUT_COMPILER
def test_a_lap_plays_games_and_solves_the_duel(monkeypatch):
    monkeypatch.setattr(r_compiled, "GAMES", 50)
    assert r_compiled.games(1)["r_games_per_s"].number == 50
    assert 0 < r_compiled.solving(1)["r_solve_s"] == pytest.approx(1, abs=5)
