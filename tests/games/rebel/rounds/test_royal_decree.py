"""Royal Decree: Queens are trumps."""

from __future__ import annotations

from tests.positions import rebel


def test_royal_decree_passes_three_cards_to_the_right():
    position = rebel("royal-decree", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["P2", "P3", "P4", "Q9"],
        "1": ["Q2", "Q3", "Q4", "Q8"],
        "2": ["F2", "F3", "F4", "Q7"],
    }


def test_royal_decree_gives_the_trick_to_the_best_queen_even_off_suit():
    position = rebel("royal-decree", "F3 F9", "Q2 P4", "F10 P5", "Q7 P6")
    position.play("0 play F3", "1 play Q2", "2 play F10", "3 play Q7")
    assert position.winner == 3


def test_without_queens_the_best_card_of_the_led_suit_wins():
    position = rebel("royal-decree", "F3 Q9", "F9 P4", "C10 P5", "P10 P6")
    position.play("0 play F3", "1 play F9", "2 play C10", "3 play P10")
    assert position.winner == 1


def test_a_queen_does_not_follow_another_suit():
    position = rebel("royal-decree", "F3 F9", "Q2 F4", "F10 P5").play("0 play F3")
    assert position.code("1 play Q2") == "must-follow"


def test_of_led_queens_the_highest_wins():
    position = rebel("royal-decree", "Q3 F9", "Q2 F4", "Q10 P5").play("0 play Q3", "1 play Q2", "2 play Q10")
    assert position.winner == 2


def test_with_the_order_reversed_the_lowest_queen_wins_and_not_the_lowest_of_the_led_suit():
    position = rebel("royal-decree", "F2 F9", "Q9 P4", "Q5 P5", "F1 P6", princesses={0: "cinderella"})
    position.play("0 power", "0 play F2", "1 play Q9", "2 play Q5", "3 play F1")
    assert position.winner == 2


def test_snow_whites_zero_queen_is_still_a_queen():
    position = rebel("royal-decree", "F3 F9", "Q7 P4", "F10 P5", princesses={1: "snow-white"})
    position.play("0 play F3", "1 play Q7 power", "2 play F10")
    assert position.winner == 1


def test_snow_whites_zero_queen_loses_to_every_other_queen():
    position = rebel("royal-decree", "F3 F9", "Q7 P4", "Q2 P5", princesses={1: "snow-white"})
    position.play("0 play F3", "1 play Q7 power", "2 play Q2")
    assert position.winner == 2


def test_a_queen_played_by_thumbelinas_power_wins():
    position = rebel("royal-decree", "F3 F9", "F4 Q2", "F10 P5", princesses={1: "thumbelina"})
    position.play("0 play F3", "1 play Q2 power", "2 play F10")
    assert position.winner == 1


def test_a_frozen_queen_wins_off_suit():
    position = rebel("royal-decree", "F3 F9", "F4 Q2", "F10 P5", princesses={2: "ice-princess"}, chance="F4")
    position.play("2 power 1", "2 freeze Q2", "0 play F3", "1 play Q2", "2 play F10")
    assert position.winner == 1


def test_mulans_better_queen_takes_the_trick():
    position = rebel("royal-decree", "F3 F9", "Q2 Q9", "Q7 P5", princesses={1: "mulan"})
    position.play("0 play F3", "1 play Q2", "2 play Q7", "1 swap Q2 Q9")
    assert position.winner == 1


def test_royal_decree_changes_no_score():
    position = rebel("royal-decree", "F3", "Q2", "C10", edition="classic").play("0 play F3", "1 play Q2", "2 play C10")
    assert position.scores == [0, 1, 0]
