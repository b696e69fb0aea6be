"""Ratings by Glicko-2, held to the example that Mark Glickman published."""

import pytest

from coronet.puzzles.glicko import WIDEST, Rating, Result, rated

PLAYED = [
    Result(Rating(1400, 30), 1),
    Result(Rating(1550, 100), 0),
    Result(Rating(1700, 300), 0),
]


def test_the_published_example_comes_out():
    after = rated(Rating(1500, 200, 0.06), PLAYED)
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_is_known_less_well():
    after = rated(Rating(1600, 100), [])
    assert (after.rating, after.deviation > 100) == (1600, True)


def test_nobody_is_known_less_well_than_a_stranger():
    assert rated(Rating(), []).deviation == WIDEST


def test_finding_a_hard_puzzle_raises_more_than_finding_an_easy_one():
    hard, easy = (rated(Rating(), [Result(Rating(puzzle, 60), 1)]).rating for puzzle in (2000, 1000))
    assert hard > easy > 1500


def test_a_streak_that_nobody_expected_makes_the_rating_more_volatile():
    before = Rating(1500, 60)
    assert rated(before, [Result(Rating(2200, 40), 1)] * 8).volatility > before.volatility
