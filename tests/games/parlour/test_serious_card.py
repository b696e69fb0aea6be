"""Serious card: four against four, sides change."""

from __future__ import annotations

from tests.positions import parlour


def test_sides_change_after_each_game():
    position = parlour("serious-card").play("0 play prince", "1 play spy")
    assert position.prince_side == 1
    assert "prince" in position.hand["1"]


def test_a_princess_gets_four_points():
    assert parlour("serious-card").play("0 play prince", "1 play princess").totals == [0, 4]


def test_four_rounds_without_a_point_end_a_game():
    position = parlour("serious-card", games=1).play("0 play prince", "1 play jester", "0 play general")
    position.play("1 play assassin", "0 play minister", "1 play spy")
    position.play("0 play magician", "1 play princess")
    assert position.over
    assert position.scores == [0, 0]
    assert position.winners == []


def test_a_choice_in_secret_may_be_taken_back():
    position = parlour("serious-card").play("0 play prince")
    position.game.take_back(position.record, 0)
    assert position.to_act == [0, 1]


def test_the_spy_looks_in_the_next_round():
    position = parlour("serious-card").play("0 play general", "1 play spy")
    assert position.first == 0
    assert position.code("1 play jester") == "wait-for-reveal"
