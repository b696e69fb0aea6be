"""Princess lover: the first Princess wins."""

from __future__ import annotations

from tests.positions import parlour


def test_the_first_princess_wins():
    position = parlour("princess-lover", starter=1, chance="blue-assassin red-princess").play("1 draw", "0 draw")
    assert position.winners == [0]


def test_an_assassin_does_nothing():
    position = parlour("princess-lover", chance="blue-assassin").play("0 draw")
    assert not position.over
    assert position.to_act == [1]
