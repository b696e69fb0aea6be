"""Loser: who would win the game loses it."""

from __future__ import annotations

from tests.positions import duel


def test_four_victories_lose():
    position = duel("loser", before={"victories": [3, 0]}).play("0 play prince", "1 play general")
    assert position.winners == [1]


def test_the_princess_loses_the_game_with_the_prince():
    assert duel("loser").play("0 play princess", "1 play prince").winners == [1]


def test_a_draw_stays_a_draw():
    assert duel("loser", hands=("jester", "spy")).play("0 play jester", "1 play spy").winners == []
