"""When enough is known of options that were tried in the same worlds."""

from __future__ import annotations

from coronet.bots.values.ranked import beaten_by_best, is_clear, is_settled
from coronet.bots.values.sample import Outcomes


def tried(*worths):
    """What came of some options, world by world."""
    return [Outcomes(choice, [], list(of)) for choice, of in enumerate(worths)]


def test_a_choice_that_is_surely_worse_need_not_be_known_exactly():
    found = tried([5.0] * 8, [1.0, -3.0] * 4)
    assert is_clear(found, 0.25)
    assert not is_settled(found, 0.25)


def test_of_choices_that_may_be_the_best_more_must_be_known():
    assert not is_clear(tried([5.0] * 8, [9.0, 0.0] * 4), 0.25)


def test_choices_that_are_as_good_are_clear():
    assert is_clear(tried([5.0] * 8, [5.1, 4.9] * 4), 0.25)


def test_the_best_is_compared_with_what_was_played():
    found = tried([5.0, 4.0], [4.0, 5.0], [1.0, 1.0], [0.0, 0.0])
    assert beaten_by_best(found, played=3).choice == 3


def test_else_with_the_first_that_is_worse_by_more_than_chance():
    found = tried([5.0, 4.0], [4.0, 4.9], [1.0, 1.0], [0.0, 0.0])
    assert beaten_by_best(found, played=None).choice == 2


def test_else_with_the_second():
    assert beaten_by_best(tried([5.0, 4.0], [4.0, 4.9], [4.0, 4.8]), played=None).choice == 1


def test_or_where_the_best_was_played_with_the_second():
    found = tried([5.0, 4.0], [4.0, 4.9], [1.0, 1.0])
    assert beaten_by_best(found, played=0).choice == 1
