"""Traitor: one card each changes owner, and colours count."""

from __future__ import annotations

from tests.positions import duel


def test_two_cards_of_one_character_may_change_sides():
    position = duel("traitor").play("0 swap blue-spy", "1 swap red-spy")
    assert "red-spy" in position.hand["0"]
    assert "blue-spy" in position.hand["1"]


def test_cards_are_named_with_their_colour():
    position = duel("traitor")
    assert position.code("0 swap spy") == "unknown-choice"
    assert position.code("0 swap red-spy") == "not-in-hand"


def test_a_traitor_princess_is_harmless_to_the_prince_of_her_colour():
    position = duel("traitor").play("0 swap blue-princess", "1 swap red-jester", "0 play blue-prince")
    position.play("1 play blue-princess")
    assert position.victories == [1, 0]
