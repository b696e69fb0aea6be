"""Balance: whoever is ahead plays first, unless a Spy says otherwise."""

from __future__ import annotations

from tests.positions import duel


def test_the_leader_plays_openly_first():
    position = duel("balance").play("0 play prince", "1 play general")
    assert position.first == 0
    assert position.code("1 play spy") == "wait-for-reveal"


def test_the_leaders_spy_frees_him():
    assert duel("balance").play("0 play spy", "1 play princess").first == 1


def test_level_victories_are_played_in_secret():
    assert duel("balance", before={"victories": [2, 2]}).to_act == [0, 1]
