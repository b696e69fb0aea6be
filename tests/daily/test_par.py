"""Par: what the expert makes in the person's seat; the same every time, and about the same by other seeds."""

import pytest

from coronet.daily import par as daily_par
from coronet.daily.par import Par, par
from coronet.table.ball import games_with_ball
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

DAY = "2026-11-18"


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("game", games_with_ball())
def test_a_second_seed_comes_within_the_interval(game):
    low, high = par(game, DAY).interval
    assert low <= par(game, DAY, batch=1).score <= high


@SKIP_WITHOUT_COMPILER
def test_par_is_worked_out_once_and_then_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(daily_par, "_path_of", lambda game, day, batch: tmp_path / "par.json")
    told = []
    first = par("woo", DAY, lambda done, of: told.append(done))
    assert told == list(range(9))
    assert par("woo", DAY, lambda done, of: told.append(done)) == first
    assert len(told) == 9


def test_the_interval_is_wider_where_scores_differ_more():
    even, wild = Par([4, 5] * 4, [1] * 8), Par([0, 9] * 4, [1] * 8)
    assert even.score == wild.score == 4.5
    assert wild.interval[0] < even.interval[0] < 4.5 < even.interval[1] < wild.interval[1]


def test_what_did_not_happen_in_eight_games_may_happen_in_the_next():
    assert Par([1] * 8, [1] * 8).interval == (1 - 3 / 8, 1 + 3 / 8)
