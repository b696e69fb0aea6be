"""Games of bots by the number, measured."""

from __future__ import annotations

import pytest

from coronet.bench import plan, play_out
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_a_lap_counts_the_games_that_were_played(monkeypatch):
    monkeypatch.setattr(play_out, "GAMES", 3)
    assert play_out.by_good_bots(1)["rebel_play_out_games_per_s"].number == 3
    assert "play-out" in {measure.name for measure in plan.measures(with_peers=False)}
