"""OpenSpiel's Goofspiel as a peer of R: what a lap finds."""

from __future__ import annotations

import pytest

pytest.importorskip("pyspiel", reason="the extra `bench` is not installed")

from coronet.bench.peers import goofspiel


@pytest.fixture(autouse=True)
def brief(monkeypatch):
    """Laps of a moment."""
    for name in ("GAMES", "ROLLOUTS"):
        monkeypatch.setattr(goofspiel, name, 5)


def test_games_are_stepped_from_python():
    assert goofspiel.stepping(1)["openspiel_goofspiel_games_per_s"].number == 5


def test_games_are_played_in_one_call():
    assert goofspiel.rollouts(1)["openspiel_goofspiel_rollouts_per_s"].number == 5
