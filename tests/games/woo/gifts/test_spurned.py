"""Spurned cannot lead, never wins, and spoils the set for whoever collects it."""

from __future__ import annotations

from tests.positions import woo


def test_it_does_not_lead_while_there_is_another_card():
    position = woo("R7 spurned", "R9 M3", "R4 B6")
    assert position.code("0 play spurned") == "spurned-cannot-lead"
    assert woo("spurned", "R4 S2", "S3 B3").legal(0) == ["play spurned"]


def test_it_is_played_only_by_one_who_cannot_follow():
    position = woo("R7 S2", "R9 spurned", "M3 B6").play("0 play R7")
    assert position.code("1 play spurned") == "must-follow"


def test_who_collects_it_does_not_win_the_set():
    before = {"round": 4, "collected": {"0": ["S2", "S3"], "1": ["R5"]}}
    position = woo("R9 B2", "spurned B3", "R3 B4", before=before, goal=1)
    position.play("0 play R9", "1 play spurned", "2 play R3")
    assert position.game.result(position.record)[2] == [1]
