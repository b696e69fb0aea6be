"""Assassin's target: who draws an Assassin is out."""

from __future__ import annotations

from tests.positions import parlour


def test_who_draws_an_assassin_is_out_and_the_last_wins():
    position = parlour("assassins-target", chance="blue-spy red-assassin").play("0 draw", "1 draw")
    assert position.out == [1]
    assert position.winners == [0]


def test_an_empty_deck_is_shuffled_before_the_next_draw():
    position = parlour("assassins-target", before={"deck": ["blue-spy"]}, chance="red-spy").play("0 draw")
    assert position.deck == 0
    assert position.play("1 draw").deck == 15


def test_the_turn_passes_over_who_is_out():
    position = parlour("assassins-target", players=3, before={"out": [1]}, chance="blue-spy").play("0 draw")
    assert position.to_act == [2]
