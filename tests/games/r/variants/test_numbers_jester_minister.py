"""Numbers with Jester and Minister: their powers work, no other."""

from __future__ import annotations

from tests.positions import duel


def test_a_minister_held_by_the_jester_is_worth_two():
    assert duel("numbers-jester-minister").play("0 play minister", "1 play jester").held == [2, 2]


def test_the_magician_stops_neither():
    position = duel("numbers-jester-minister").play("0 play jester", "1 play magician")
    assert position.held == [1, 1]


def test_the_assassin_does_nothing():
    assert duel("numbers-jester-minister").play("0 play assassin", "1 play general").victories == [0, 1]
