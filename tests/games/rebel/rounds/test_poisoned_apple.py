"""Poisoned Apple: the best card of the void players wins."""

from __future__ import annotations

from tests.positions import rebel


def test_poisoned_apple_passes_two_cards_to_the_left():
    position = rebel("poisoned-apple", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["Q2", "Q3", "Q9"], "1": ["F2", "F3", "Q8"], "2": ["P2", "P3", "Q7"]}


def test_the_best_value_among_the_cards_of_void_players_wins_whatever_its_suit():
    position = rebel("poisoned-apple", "Q10 F3", "P4 F5", "Q9 F6", "C7 F7")
    position.play("0 play Q10", "1 play P4", "2 play Q9", "3 play C7")
    assert position.winner == 3


def test_without_a_void_player_the_best_card_of_the_led_suit_wins():
    position = rebel("poisoned-apple", "Q4 F3", "Q9 F5", "Q5 F6").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 1


def test_of_equal_void_cards_the_one_played_last_wins():
    position = rebel("poisoned-apple", "Q4 F3", "F9 F5", "P9 F6", "C9 F7")
    position.play("0 play Q4", "1 play F9", "2 play P9", "3 play C9")
    assert position.winner == 3


def test_with_the_order_reversed_the_lowest_void_card_wins_and_of_equals_the_last():
    position = rebel("poisoned-apple", "Q1 F3", "F9 F5", "P2 F6", "C2 F7", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q1", "1 play F9", "2 play P2", "3 play C2")
    assert position.winner == 3


def test_snow_whites_zero_played_void_loses_to_another_void_card():
    position = rebel("poisoned-apple", "Q4 F3", "F7 F5", "P2 F6", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play F7 power", "2 play P2")
    assert position.winner == 2


def test_snow_whites_zero_wins_when_she_alone_is_void():
    position = rebel("poisoned-apple", "Q4 F3", "F7 F5", "Q9 F6", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play F7 power", "2 play Q9")
    assert position.winner == 1


def test_a_frozen_card_of_a_seat_that_holds_none_of_the_led_suit_takes_part():
    position = rebel("poisoned-apple", "Q4 F3", "F2 F5", "Q9 F6", princesses={2: "ice-princess"}, chance="F2")
    position.play("2 power 1", "2 freeze F2", "0 play Q4", "1 play F2", "2 play Q9")
    assert position.winner == 1


def test_a_frozen_card_off_suit_makes_nobody_void_who_holds_the_led_suit():
    position = rebel("poisoned-apple", "Q4 F3", "F2 Q5", "Q9 F6", princesses={2: "ice-princess"}, chance="F2")
    position.play("2 power 1", "2 freeze F2", "0 play Q4", "1 play F2", "2 play Q9")
    assert position.winner == 2


def test_a_card_played_by_thumbelinas_power_makes_nobody_void():
    position = rebel("poisoned-apple", "Q4 F3", "F9 Q5", "Q6 F6", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play F9 power", "2 play Q6")
    assert position.winner == 2


def test_mulan_who_was_void_is_judged_with_the_card_she_swapped_in():
    position = rebel("poisoned-apple", "Q4 F3", "F9 F2", "P5 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play F9", "2 play P5", "1 swap F9 F2")
    assert position.winner == 2


def test_a_void_player_need_not_play_a_prince_to_win():
    position = rebel("poisoned-apple", "Q4 F3", "P2 C5", "Q9 F6").play("0 play Q4", "1 play P2", "2 play Q9")
    assert position.winner == 1
    assert not position.princes_in


def test_the_leader_is_never_void():
    position = rebel("poisoned-apple", "Q4 F3", "Q9 C5", "Q10 F6").play("0 play F3", "1 play C5", "2 play F6")
    assert position.winner == 1


def test_the_frog_thrown_by_a_void_player_wins_its_own_proposal():
    position = rebel("poisoned-apple", "Q4", "P8", "Q9", edition="classic").play("0 play Q4", "1 play P8", "2 play Q9")
    assert position.scores == [0, 5, 0]
