"""PettingZoo's card environments as peers, and our tables as arrays beside them."""

from __future__ import annotations

import pytest

from coronet.bench import plan
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


@pytest.mark.filterwarnings("default")  # theirs are not ours to mend
def test_a_lap_counts_the_steps_of_both_games_and_keeps_the_faster(monkeypatch):
    pytest.importorskip("shimmy", reason="the extra `bench` is not installed")
    from coronet.bench.peers import pettingzoo  # noqa: PLC0415 - only with the extra

    monkeypatch.setattr(pettingzoo, "STEPS", 20)
    found = pettingzoo.environments(0)
    rates = {name: rate.number / rate.seconds for name, rate in found.items()}
    assert all(rate.number >= 20 for rate in found.values())
    assert rates.pop("pettingzoo_steps_per_s") == max(rates.values())


@SKIP_WITHOUT_COMPILER
@pytest.mark.xdist_group("compiled")
def test_a_lap_counts_a_step_of_every_table(monkeypatch):
    arrays = pytest.importorskip("coronet.bench.arrays", reason="the extra `fast` is not installed")
    monkeypatch.setattr(arrays, "TABLES", 16)
    monkeypatch.setattr(arrays, "STEPS", 10)
    assert arrays.stepping(1)["batch_steps_per_s"].number == 160
    found = arrays.on_all_cores(1)
    assert [found[f"batch_{name}_steps_per_s"].number for name in ("one_core", "all_cores")] == [640, 640]


def test_the_ratio_to_pettingzoo_is_in_the_plan():
    ratio = next(one for one in plan.RATIOS if one.name == "batch_steps_vs_pettingzoo")
    assert (ratio.over, ratio.under) == ("batch_steps_per_s", "pettingzoo_steps_per_s")
