"""Till dawn: all cards are played, then more victories win."""

from __future__ import annotations

from tests.positions import duel


def test_no_number_of_victories_ends_the_game():
    position = duel("till-dawn", before={"victories": [9, 0]}).play("0 play prince", "1 play general")
    assert position.victories == [10, 0]
    assert not position.over


def test_the_princess_wins_four_and_the_rounds_on_hold():
    position = duel("till-dawn", before={"held": [2, 2]}).play("0 play princess", "1 play prince")
    assert position.victories == [6, 0]


def test_nights_are_added_up_until_a_total_is_reached():
    position = duel("till-dawn", hands=("prince", "spy"), until=5).play("0 play prince", "1 play spy")
    assert position.totals == [1, 0]
    assert position.victories == [0, 0]
    assert not position.over


def test_equal_totals_ask_for_another_night():
    position = duel("till-dawn", hands=("prince", "spy"), until=5, before={"totals": [4, 5]})
    position.play("0 play prince", "1 play spy")
    assert position.totals == [5, 5]
    assert not position.over


def test_with_loser_the_lower_total_wins():
    position = duel("till-dawn", "loser", hands=("prince", "spy"), until=5, before={"totals": [5, 5]})
    assert position.play("0 play prince", "1 play spy").winners == [1]
