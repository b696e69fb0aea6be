"""Regifted is discarded; one of two cards drawn is played in its place."""

from __future__ import annotations

from tests.positions import woo

DECK = {"deck": ["S4", "S5", "M6"]}


def test_only_its_player_sees_what_was_drawn_and_what_was_discarded():
    position = woo("R8 S2", "B1 S3", "R9 R4", before=DECK, chance="M6 S4").play("0 play R8", "1 play B1")
    assert position.game.own_view(position.veiled(1), 1)["offered"] == ["S4", "M6"]
    assert position.game.own_view(position.veiled(0), 0)["offered"] == []
    position.play("1 gift M6")
    assert position.game.own_view(position.veiled(1), 1)["buried"] == ["S4"]
    assert position.game.own_view(position.veiled(2), 2)["buried"] == []


def test_led_its_suit_is_the_lead_suit_although_it_is_gone():
    position = woo("B1 S2", "R9 B3", "R11 R4", before=DECK, chance="M6 S4").play("0 play B1", "0 gift S4")
    assert position.game.expected(position.record, "lead") == "B"
    assert position.legal(1) == ["play B3"]


def test_a_short_deck_gives_one_card_or_none():
    position = woo("R8 S2", "B1 S3", "R9 R4", before={"deck": ["S4"]}).play("0 play R8", "1 play B1")
    assert position.legal(1) == ["gift S4"]
    assert woo("R8 S2", "B1 S3", "R9 R4").play("0 play R8", "1 play B1").to_act == [2]
