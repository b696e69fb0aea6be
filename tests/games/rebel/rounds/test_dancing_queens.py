"""Dancing Queens: couples of a Prince and a Queen score."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_dancing_queens_passes_two_cards_to_the_right():
    position = rebel("dancing-queens", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["P2", "P3", "Q9"], "1": ["Q2", "Q3", "Q8"], "2": ["F2", "F3", "Q7"]}


@pytest.mark.parametrize(
    ("second", "third", "score"),
    [
        ("Q3 P2", "C3 P3", 3),  # equal numbers: a couple of 3 together
        ("Q3 P2", "C4 P3", 2),  # another couple: 2
        ("Q3 Q7", "C3 C5", 5),  # equal numbers first, then those left over
        ("Q3 Q7", "C7 C3", 6),  # two couples of equal numbers
        ("Q3 C5", "C3 C8", 5),  # a couple of 3 and two Princes left
        ("Q3 Q7", "Q4 C5", 2),  # Queens left over score nothing
        ("Q3 Q7", "Q4 Q5", 0),  # Queens alone score nothing
        ("C3 C7", "C4 C5", 4),  # Princes alone score as always
        ("Q3 Q4", "C5 C6", 4),  # two couples of unequal numbers
    ],
)
def test_couples_of_equal_numbers_score_three_others_two_princes_left_one_and_queens_left_nothing(second, third, score):
    position = rebel("dancing-queens", "F9 F10", second, third)
    one, two = second.split()
    three, four = third.split()
    position.play("0 play F9", f"1 play {one}", f"2 play {three}", "0 play F10", f"1 play {two}", f"2 play {four}")
    assert position.scores == [score, 0, 0]


def test_the_frog_scores_five_beside_the_couples():
    position = rebel("dancing-queens", "F9 F10", "Q3 P8", "C4 P3", edition="classic")
    position.play("0 play F9", "1 play Q3", "2 play C4", "0 play F10", "1 play P8", "2 play P3")
    assert position.scores == [7, 0, 0]


def test_a_queen_and_a_prince_of_two_seats_make_no_couple():
    position = rebel("dancing-queens", "F9 P2", "Q3 P9", "Q4 C3", edition="classic")
    position.play("0 play F9", "1 play Q3", "2 play Q4", "0 play P2", "1 play P9", "2 play C3")
    assert position.scores == [0, 1, 0]


def test_the_rebel_of_the_ball_scores_minus_ten_whatever_dances():
    position = rebel("dancing-queens", "F9 F10", "Q3 P8", "C3 Q4")
    position.play("0 play F9", "1 play Q3", "2 play C3", "0 play F10", "1 play P8", "2 play Q4")
    assert position.scores == [-10, 0, 0]


def test_the_queen_that_snow_white_made_zero_dances_with_her_printed_number():
    position = rebel("dancing-queens", "F9 F10", "Q3 P2", "C3 P3", princesses={1: "snow-white"})
    position.play("0 play F9", "1 play Q3 power", "2 play C3", "0 play F10", "1 play P2", "2 play P3")
    assert position.scores == [3, 0, 0]
