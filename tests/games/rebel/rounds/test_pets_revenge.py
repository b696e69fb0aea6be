"""Pets' Revenge: each Pet scores 1 more, the Frog 6."""

from __future__ import annotations

from tests.positions import rebel


def test_pets_revenge_passes_one_card_each_way():
    position = rebel("pets-revenge", "F2 F3 C9", "P2 P3 C8", "Q2 Q3 C7", passing=True)
    position.play("0 pass left F2 right F3", "1 pass left P2 right P3", "2 pass left Q2 right Q3")
    assert position.hand == {"0": ["P3", "Q2", "C9"], "1": ["F2", "Q3", "C8"], "2": ["F3", "P2", "C7"]}


def test_each_pet_scores_one_more():
    position = rebel("pets-revenge", "P9 F2", "P3 F4", "P4 F3").play("0 play P9", "1 play P3", "2 play P4")
    position.play("0 play F2", "1 play F4", "2 play F3")
    assert position.scores == [3, 0, 0]


def test_the_frog_scores_six():
    position = rebel("pets-revenge", "P9 F2", "P8 F4", "Q4 F3").play("0 play P9", "1 play P8", "2 play Q4")
    position.play("0 play F2", "1 play F4", "2 play F3")
    assert position.scores == [7, 0, 0]


def test_princes_score_as_always():
    position = rebel("pets-revenge", "P9", "C8", "Q4", edition="classic").play("0 play P9", "1 play C8", "2 play Q4")
    assert position.scores == [2, 0, 0]


def test_the_pets_of_the_rebel_of_the_ball_score_nothing_and_those_of_others_do():
    position = rebel("pets-revenge", "P9 Q5", "P8 Q9", "C4 P2")
    position.play("0 play P9", "1 play P8", "2 play P2", "0 play Q5", "1 play Q9", "2 play C4")
    assert position.scores == [8, 1, 0]
    position = rebel("pets-revenge", "P9 Q9 F2", "P8 Q5 F4", "P2 C4 P3")
    position.play("0 play P9", "1 play P8", "2 play P2", "0 play Q9", "1 play Q5", "2 play C4")
    position.play("0 play F2", "1 play F4", "2 play P3")
    assert position.scores == [-10, 1, 0]


def test_the_round_card_changes_no_trick():
    position = rebel("pets-revenge", "Q2 F2", "P10 F4", "Q4 F3").play("0 play Q2", "1 play P10", "2 play Q4")
    assert position.winner == 2
