"""Upside Down: every 6 in the trick reverses the order once more."""

from __future__ import annotations

from tests.positions import rebel


def test_upside_down_passes_two_cards_to_the_left():
    position = rebel("upside-down", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["Q2", "Q3", "Q9"], "1": ["F2", "F3", "Q8"], "2": ["P2", "P3", "Q7"]}


def test_without_a_six_the_highest_wins():
    position = rebel("upside-down", "Q4 F3", "Q9 F5", "Q5 F6").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 1


def test_one_six_makes_the_lowest_of_the_led_suit_win():
    position = rebel("upside-down", "Q4 F3", "Q9 F5", "Q6 F7").play("0 play Q4", "1 play Q9", "2 play Q6")
    assert position.winner == 0


def test_a_six_off_suit_turns_the_order_too():
    position = rebel("upside-down", "Q4 F3", "Q3 F5", "C6 F7").play("0 play Q4", "1 play Q3", "2 play C6")
    assert position.winner == 1


def test_two_sixes_turn_the_order_back():
    position = rebel("upside-down", "Q6 F3", "Q9 F5", "F6 F7").play("0 play Q6", "1 play Q9", "2 play F6")
    assert position.winner == 1


def test_three_sixes_turn_the_order_once():
    position = rebel("upside-down", "Q6 F3", "Q9 F5", "F6 F7", "P6 F8")
    position.play("0 play Q6", "1 play Q9", "2 play F6", "3 play P6")
    assert position.winner == 0


def test_four_sixes_change_nothing():
    position = rebel("upside-down", "Q6 F3", "C6 F5", "F6 F7", "P6 F8", "Q2 F9")
    position.play("0 play Q6", "1 play C6", "2 play F6", "3 play P6", "4 play Q2")
    assert position.winner == 0


def test_a_six_turns_back_what_cinderella_reversed():
    position = rebel("upside-down", "Q4 F3", "Q9 F5", "Q6 F7", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q4", "1 play Q9", "2 play Q6")
    assert position.winner == 1


def test_snow_whites_six_of_zero_is_still_a_six_and_wins_as_the_lowest():
    position = rebel("upside-down", "Q4 F3", "Q6 F5", "Q2 F7", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q6 power", "2 play Q2")
    assert position.winner == 1


def test_snow_whites_zero_that_is_no_six_loses_as_always():
    position = rebel("upside-down", "Q4 F3", "Q7 F5", "Q2 F7", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2")
    assert position.winner == 0


def test_mulan_taking_back_a_six_turns_the_order_back():
    position = rebel("upside-down", "Q4 F3", "Q6 Q2", "Q9 F7", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q6", "2 play Q9", "1 swap Q6 Q2")
    assert position.winner == 2


def test_a_six_of_thumbelina_off_suit_turns_the_order():
    position = rebel("upside-down", "Q4 F3", "Q9 F6", "Q2 F7", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play F6 power", "2 play Q2")
    assert position.winner == 2


def test_a_six_of_the_undone_trick_does_not_turn_the_replay_unless_it_is_played_again():
    position = rebel("upside-down", "Q4 F3", "Q2 F5", "Q6 F7", princesses={1: "alice"}, chance="Q4 Q2")
    position.play("0 play Q4", "1 play Q2", "2 play Q6", "1 power")
    position.play("1 play F5", "2 play F7", "0 play F3")
    assert position.winner == 2


def test_the_order_is_turned_for_one_trick_only():
    position = rebel("upside-down", "Q4 F3", "Q9 F5", "Q6 F7").play("0 play Q4", "1 play Q9", "2 play Q6")
    position.play("0 play F3", "1 play F5", "2 play F7")
    assert position.winner == 2
