"""Sever: one card each out of the game, chosen in secret."""

from __future__ import annotations

from tests.positions import duel


def test_nothing_of_a_severed_card_shows_before_both_are_chosen():
    position = duel("sever").play("1 sever princess")
    assert position.severed == [None, None]
    assert "princess" in position.hand["1"]
    veiled = position.veiled(0)
    assert veiled.pending == [0, 0]


def test_severed_cards_are_out_for_both_to_see():
    position = duel("sever").play("1 sever princess", "0 sever jester")
    assert position.severed == ["jester", "princess"]
    assert position.code("1 play princess") == "not-in-hand"


def test_a_severed_card_may_be_taken_back_until_the_other_has_chosen():
    position = duel("sever").play("0 sever spy")
    position.game.take_back(position.record, 0)
    assert position.to_act == [0, 1]
    position.play("0 sever jester", "1 sever jester")
    assert position.severed == ["jester", "jester"]
