"""Numbers with the Minister: only his power works."""

from __future__ import annotations

from tests.positions import duel


def test_the_minister_wins_two():
    assert duel("numbers-minister").play("0 play minister", "1 play assassin").victories == [2, 0]


def test_two_ministers_are_held_for_two():
    assert duel("numbers-minister").play("0 play minister", "1 play minister").held == [2, 2]


def test_the_jester_is_only_weak():
    assert duel("numbers-minister").play("0 play jester", "1 play princess").victories == [0, 1]
