"""Arranged Marriage: who has taken no trick at the end scores 5 more."""

from __future__ import annotations

from tests.positions import rebel


def test_arranged_marriage_passes_one_card_each_way():
    position = rebel("arranged-marriage", "F2 F3 C9", "P2 P3 C8", "Q2 Q3 C7", passing=True)
    position.play("0 pass left F2 right F3", "1 pass left P2 right P3", "2 pass left Q2 right Q3")
    assert position.hand == {"0": ["P3", "Q2", "C9"], "1": ["F2", "Q3", "C8"], "2": ["F3", "P2", "C7"]}


def test_who_has_taken_no_trick_scores_five_more():
    position = rebel("arranged-marriage", "F9 Q9", "F3 Q3", "C4 Q4").play("0 play F9", "1 play F3", "2 play C4")
    position.play("0 play Q9", "1 play Q3", "2 play Q4")
    assert position.scores == [1, 5, 5]


def test_one_trick_without_proposals_is_enough():
    position = rebel("arranged-marriage", "F9 Q2", "F3 Q3", "F4 Q4").play("0 play F9", "1 play F3", "2 play F4")
    position.play("0 play Q2", "1 play Q3", "2 play Q4")
    assert position.scores == [0, 5, 0]


def test_a_trick_undone_by_alice_was_taken_by_nobody():
    position = rebel("arranged-marriage", "F2", "F9", "F4", princesses={1: "alice"}, chance="F9 F2")
    position.play("0 play F2", "1 play F9", "2 play F4", "1 power", "1 play F2", "2 play F4", "0 play F9")
    assert position.scores == [0, 5, 5]


def test_the_rebel_of_the_ball_scores_minus_ten_and_the_others_five():
    position = rebel("arranged-marriage", "F9", "P8", "C4").play("0 play F9", "1 play P8", "2 play C4")
    assert position.scores == [-10, 5, 5]
