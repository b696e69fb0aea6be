"""Impatience: three victories win."""

from __future__ import annotations

from tests.positions import duel


def test_three_victories_win():
    position = duel("impatience", before={"victories": [2, 2]}).play("0 play prince", "1 play general")
    assert position.over
    assert position.winners == [0]


def test_two_victories_do_not():
    position = duel("impatience").play("0 play minister", "1 play spy")
    assert position.victories == [2, 0]
    assert not position.over
