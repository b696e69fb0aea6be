"""Once Upon a Time: a round without any effect of its own."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_once_upon_a_time_passes_three_cards_to_the_right():
    position = rebel("once-upon-a-time", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["P2", "P3", "P4", "Q9"],
        "1": ["Q2", "Q3", "Q4", "Q8"],
        "2": ["F2", "F3", "F4", "Q7"],
    }


def test_cards_are_passed_at_once_so_nothing_moves_before_the_last_has_chosen():
    position = rebel("once-upon-a-time", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("2 pass Q2 Q3 Q4", "0 pass F2 F3 F4")
    assert position.to_act == [1]
    assert position.hand["2"] == ["Q2", "Q3", "Q4", "Q7"]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_the_best_card_of_the_led_suit_wins_and_no_other_card(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "F10 P2", "Q6 P3", "C10 P4", edition=edition)
    position.play("0 play Q4", "1 play F10", "2 play Q6", "3 play C10")
    assert position.winner == 2
    assert position.taken["2"] == ["F10", "Q4", "Q6", "C10"]


def test_each_prince_scores_one_and_the_frog_five():
    position = rebel("once-upon-a-time", "Q10 P9", "C2 P8", "C3 P2")
    position.play("0 play Q10", "1 play C2", "2 play C3", "0 play P9", "1 play P8", "2 play P2")
    assert position.over
    assert position.scores == [-10, 0, 0]  # all that was dealt: Rebel of the Ball


def test_classic_scores_the_same_cards_as_proposals():
    position = rebel("once-upon-a-time", "Q10 P9", "C2 P8", "C3 P2", edition="classic")
    position.play("0 play Q10", "1 play C2", "2 play C3", "0 play P9", "1 play P8", "2 play P2")
    assert position.scores == [7, 0, 0]


def test_rebel_of_the_ball_needs_the_frog_in_the_deal():
    position = rebel("once-upon-a-time", "Q10 P9", "C2 P3", "C3 P2")
    position.play("0 play Q10", "1 play C2", "2 play C3", "0 play P9", "1 play P3", "2 play P2")
    assert position.scores == [2, 0, 0]


def test_rebel_of_the_ball_needs_a_prince_in_the_deal():
    position = rebel("once-upon-a-time", "Q10 P9", "Q2 P8", "Q3 P2")
    position.play("0 play Q10", "1 play Q2", "2 play Q3", "0 play P9", "1 play P8", "2 play P2")
    assert position.scores == [5, 0, 0]
