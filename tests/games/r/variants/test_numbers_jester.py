"""Numbers with the Jester: only his power works."""

from __future__ import annotations

from tests.positions import duel


def test_the_jester_holds_even_the_magician():
    assert duel("numbers-jester").play("0 play jester", "1 play magician").held == [1, 1]


def test_the_minister_counts_one():
    assert duel("numbers-jester").play("0 play minister", "1 play spy").victories == [1, 0]
