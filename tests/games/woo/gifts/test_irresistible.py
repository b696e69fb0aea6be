"""Irresistible changes the Lead Suit as long as it is in play."""

from __future__ import annotations

from tests.positions import woo


def lead(position):
    return position.game.expected(position.record, "lead")


def test_later_players_follow_its_suit():
    position = woo("B8 M2", "S1 M3", "B9 S4").play("0 play B8", "1 play S1")
    assert lead(position) == "S"
    assert position.why_not("2 play B9").args == {"suit": "S"}


def test_removed_it_gives_the_lead_suit_back_unless_it_was_first():
    position = woo("B8 M2", "S1 M3", "R1 M4", "B3 S9").play("0 play B8", "1 play S1", "2 play R1", "2 remove S1")
    assert lead(position) == "B"
    position = woo("S1 B2", "R1 B3", "S9 R8").play("0 play S1", "1 play R1", "1 remove S1")
    assert lead(position) == "S"


def test_of_several_the_latest_left_counts():
    specials = {"irresistible": ["S1", "M7"], "allergic": ["R1"]}
    position = woo("B8 R2", "S1 R3", "M7 R4", "R1 R5", "B3 S6", specials=specials, before={"wooing": "R"})
    position.play("0 play B8", "1 play S1", "2 play M7")
    assert lead(position) == "M"
    assert lead(position.play("3 play R1", "3 remove M7")) == "S"
