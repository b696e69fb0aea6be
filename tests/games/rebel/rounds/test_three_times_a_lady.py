"""Three Times a Lady: each 3 scores -3 more."""

from __future__ import annotations

from tests.positions import rebel


def test_three_times_a_lady_passes_three_cards_to_the_right():
    position = rebel("three-times-a-lady", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["P2", "P3", "P4", "Q9"],
        "1": ["Q2", "Q3", "Q4", "Q8"],
        "2": ["F2", "F3", "F4", "Q7"],
    }


def test_each_three_scores_minus_three_and_the_prince_three_minus_two():
    position = rebel("three-times-a-lady", "F9", "F3", "C3").play("0 play F9", "1 play F3", "2 play C3")
    assert position.scores == [-5, 0, 0]


def test_all_four_threes_score_minus_eleven():
    position = rebel("three-times-a-lady", "F9", "F3", "C3", "P3", "Q3")
    position.play("0 play F9", "1 play F3", "2 play C3", "3 play P3", "4 play Q3")
    assert position.scores == [-11, 0, 0, 0, 0]


def test_snow_whites_zero_three_still_scores_minus_three():
    position = rebel("three-times-a-lady", "F9", "F3", "Q4", princesses={1: "snow-white"})
    position.play("0 play F9", "1 play F3 power", "2 play Q4")
    assert position.scores == [-3, 0, 0]


def test_princes_and_the_frog_score_as_always():
    position = rebel("three-times-a-lady", "F9 F2", "P8 F8", "C4 C5").play("0 play F9", "1 play F8", "2 play C4")
    position.play("0 play F2", "1 play P8", "2 play C5")
    assert position.scores == [-10, 0, 0]
    position = rebel("three-times-a-lady", "F9 Q2", "P8 Q8", "C4 C5").play("0 play F9", "1 play P8", "2 play C4")
    position.play("0 play Q2", "1 play Q8", "2 play C5")
    assert position.scores == [6, 1, 0]


def test_the_threes_of_the_rebel_of_the_ball_score_nothing():
    position = rebel("three-times-a-lady", "F9", "P8", "C3").play("0 play F9", "1 play P8", "2 play C3")
    assert position.scores == [-10, 0, 0]
