"""Lullabye: nobody collects the round; who would have won leads."""

from __future__ import annotations

from tests.positions import woo


def test_all_cards_are_discarded_and_the_best_card_leads():
    position = woo("B8 R2", "M1 M3", "B11 R4", before={"wooing": "S"}).play("0 play B8", "1 play M1", "2 play B11")
    assert position.game.expected(position.record, "discarded") == ["M1", "B8", "B11"]
    assert position.game.expected(position.record, "winner") is None
    assert position.to_act == [2]


def test_nobody_is_spurned_by_a_round_that_was_lulled():
    before = {"wooing": "S", "round": 4, "collected": {"0": ["R5", "R6"]}}
    position = woo("B8 R2", "M1 R3", "spurned R4", before=before, goal=1)
    position.play("0 play B8", "1 play M1", "2 play spurned")
    assert position.game.result(position.record)[2] == [0]
