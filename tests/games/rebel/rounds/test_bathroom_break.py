"""Bathroom Break: Princes score 2, except for the seat or seats with the highest total before this round."""

from __future__ import annotations

from tests.positions import Position, rebel

ALL_PRINCES = ("C9 C2", "C3 C8", "C4 C5")


def one_prince_trick_each(**settings: object) -> Position:
    """Seat 0 takes three Princes, then seat 1 the other three."""
    position = rebel("bathroom-break", *ALL_PRINCES, **settings)
    return position.play("0 play C9", "1 play C3", "2 play C4", "0 play C2", "1 play C8", "2 play C5")


def test_bathroom_break_passes_two_cards_to_the_left():
    position = rebel("bathroom-break", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["Q2", "Q3", "Q9"], "1": ["F2", "F3", "Q8"], "2": ["P2", "P3", "Q7"]}


def test_princes_score_two_except_for_the_highest_total():
    assert one_prince_trick_each(before=[[5, 4, 3]]).scores == [3, 6, 0]


def test_all_seats_that_share_the_highest_total_are_exempt():
    assert one_prince_trick_each(before=[[5, 5, 3]]).scores == [3, 3, 0]


def test_in_a_first_round_all_are_exempt():
    assert one_prince_trick_each().scores == [3, 3, 0]


def test_the_total_counts_and_not_the_last_round():
    assert one_prince_trick_each(before=[[9, 0, 0], [0, 7, 1]]).scores == [3, 6, 0]


def test_the_highest_total_may_be_below_zero():
    assert one_prince_trick_each(before=[[-4, -2, -10]]).scores == [6, 3, 0]


def test_classic_has_the_same_card():
    assert one_prince_trick_each(before=[[1, 2, 3]], edition="classic").scores == [6, 6, 0]


def test_the_frog_scores_five_as_always():
    position = rebel("bathroom-break", "P9", "P8", "C4", edition="classic", before=[[0, 0, 1]])
    position.play("0 play P9", "1 play P8", "2 play C4")
    assert position.scores == [7, 0, 0]


def test_the_rebel_of_the_ball_scores_minus_ten():
    position = rebel("bathroom-break", "P9", "P8", "C4", before=[[0, 0, 1]]).play("0 play P9", "1 play P8", "2 play C4")
    assert position.scores == [-10, 0, 0]
