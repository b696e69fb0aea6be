"""Allergic removes a card that was played before it."""

from __future__ import annotations

from tests.positions import woo


def test_it_must_remove_a_card_and_cannot_remove_itself():
    position = woo("R13 S2", "R4 S3", "R1 B6").play("0 play R13", "1 play R4", "2 play R1")
    assert position.legal(2) == ["remove R13", "remove R4"]
    refusal = position.why_not("2 remove R1")
    assert (refusal.code, refusal.args) == ("not-among", {"card": "R1", "cards": ["R4", "R13"]})


def test_led_it_removes_nothing():
    assert woo("R1 S2", "R4 S3", "R5 B6").play("0 play R1").to_act == [1]


def test_what_it_removes_wins_nothing_and_is_collected_by_nobody():
    position = woo("R13 S2", "R4 S3", "R1 B6").play("0 play R13", "1 play R4", "2 play R1", "2 remove R13")
    assert position.game.expected(position.record, "winner") == 1
    assert position.game.expected(position.record, "discarded") == ["R13"]


def test_the_ghost_removes_what_is_winning():
    position = woo("S5 R2", "S9 R4", "R1 B2", players=2, mode="ghost", chance="R1").play("0 play S5", "1 play S9")
    assert position.game.expected(position.record, "discarded") == ["S9"]
