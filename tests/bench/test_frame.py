"""Measuring in laps: everything in turn, medians, ratios within a lap, tallies that add up."""

from __future__ import annotations

import threading

import pytest

from coronet.bench.frame import Laps, Measure, Rate, Ratio, Tally, alternate, now, rounded


def laps_of(**found):
    """Laps in which these figures were found, one of each list in every lap."""
    laps = Laps()
    for one in zip(*found.values(), strict=True):
        laps.add(dict(zip(found, one, strict=True)))
    return laps


def test_everything_is_measured_in_turn_in_every_lap():
    order = []

    def measure(name):
        def lap(number):
            order.append(f"{name} {number}")
            return {name: 1.0}

        return Measure(name, lap)

    told = []
    laps = alternate([measure("ours"), measure("peer")], 3, lambda lap, name: told.append(f"{name} {lap}"))
    assert order == ["ours 0", "peer 0", "ours 1", "peer 1", "ours 2", "peer 2"]
    assert told == order
    assert laps.figures() == {"ours": 1.0, "peer": 1.0}


def test_a_rate_is_the_median_of_the_rates_of_the_laps():
    assert laps_of(cards=[Rate(10, 1.0), Rate(900, 1.0), Rate(40, 2.0)]).figures() == {"cards": 20.0}


def test_a_duration_is_the_median_of_the_laps():
    assert laps_of(step_ms=[0.3, 0.1, 7.0]).figures() == {"step_ms": 0.3}


def test_a_single_contradiction_in_one_lap_is_not_lost_in_a_median():
    assert laps_of(broken=[Tally(0), Tally(1), Tally(0)]).figures() == {"broken": 1}


def test_a_ratio_compares_what_was_measured_in_the_same_lap():
    """The machine is ten times slower in the second lap and nobody's ratio changes."""
    laps = laps_of(
        ours=[Rate(300, 1.0), Rate(30, 1.0), Rate(330, 1.0)], peer=[Rate(100, 1.0), Rate(10, 1.0), Rate(100, 1.0)]
    )
    assert laps.ratios([Ratio("ours_vs_peer", "ours", "peer")]) == {"ours_vs_peer": 3.0}


def test_a_share_of_tallies_is_taken_of_all_laps_together():
    laps = laps_of(broken=[Tally(1), Tally(0)], worlds=[Tally(2), Tally(6)])
    assert laps.ratios([Ratio("share", "broken", "worlds")]) == {"share": 0.125}


def test_a_share_of_nothing_is_nothing():
    laps = laps_of(broken=[Tally(0)], worlds=[Tally(0)])
    assert laps.ratios([Ratio("share", "broken", "worlds")]) == {"share": 0}


def test_a_figure_without_a_second_one_stands_among_the_ratios_as_it_is():
    assert laps_of(step_ms=[0.25]).ratios([Ratio("step_ms", "step_ms")]) == {"step_ms": 0.25}


@pytest.mark.parametrize("ratio", [Ratio("a", "ours", "peer"), Ratio("a", "peer", "ours"), Ratio("a", "peer")], ids=str)
def test_a_ratio_is_left_out_when_one_of_its_figures_was_not_measured(ratio):
    assert laps_of(ours=[Rate(1, 1.0)]).ratios([ratio]) == {}


def test_digits_that_are_noise_are_dropped():
    assert rounded(1234567.8) == 1235000
    assert rounded(0.0123456) == 0.01235


def test_what_another_thread_does_meanwhile_is_not_counted():
    """So is what another program does: this thread only waits."""
    spent = []

    def work():
        begun = now()
        for _ in range(300_000):
            pass
        spent.append(now() - begun)

    begun = now()
    other = threading.Thread(target=work)
    other.start()
    other.join()
    assert now() - begun < spent[0]
