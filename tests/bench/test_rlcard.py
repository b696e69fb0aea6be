"""RLCard's bridge as a peer: both ways of stepping it play whole deals."""

from __future__ import annotations

import pytest

pytest.importorskip("rlcard", reason="the extra `bench` is not installed")

from coronet.bench.peers import rlcard

SHORTEST, LONGEST = 4, 319 + 52  # all pass; the longest auction of bridge and all cards


@pytest.mark.parametrize("way", [rlcard.environment, rlcard.bare_game])
def test_a_lap_counts_the_choices_of_whole_deals(way, monkeypatch):
    monkeypatch.setattr(rlcard, "ENVIRONMENT_DEALS", 3)
    monkeypatch.setattr(rlcard, "BARE_DEALS", 3)
    ((_, rate),) = way(0).items()
    assert 3 * SHORTEST <= rate.number <= 3 * LONGEST
