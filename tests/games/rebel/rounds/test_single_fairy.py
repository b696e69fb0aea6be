"""Single Fairy: each Fairy scores -1."""

from __future__ import annotations

from tests.positions import rebel


def test_single_fairy_passes_one_card_to_the_left():
    position = rebel("single-fairy", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["Q2", "Q9"], "1": ["F2", "Q8"], "2": ["P2", "Q7"]}


def test_each_fairy_scores_minus_one_below_zero_too():
    position = rebel("single-fairy", "F9", "F3", "F4").play("0 play F9", "1 play F3", "2 play F4")
    assert position.scores == [-3, 0, 0]


def test_fairies_make_up_for_princes_and_the_frog():
    position = rebel("single-fairy", "F9", "C3", "P8", edition="classic").play("0 play F9", "1 play C3", "2 play P8")
    assert position.scores == [5, 0, 0]


def test_the_rebel_of_the_ball_scores_minus_ten_whatever_fairies_she_took():
    position = rebel("single-fairy", "F9", "C3", "P8").play("0 play F9", "1 play C3", "2 play P8")
    assert position.scores == [-10, 0, 0]


def test_a_fairy_follows_fairies_only():
    position = rebel("single-fairy", "Q9 F2", "Q3 F3", "Q4 F4").play("0 play Q9")
    assert position.code("1 play F3") == "must-follow"


def test_a_fairy_that_snow_white_made_zero_scores_minus_one_all_the_same():
    position = rebel("single-fairy", "F9", "F3", "Q4", princesses={1: "snow-white"})
    position.play("0 play F9", "1 play F3 power", "2 play Q4")
    assert position.scores == [-2, 0, 0]
