"""Sisterhood: the leader's card cannot win; the card farthest from it does."""

from __future__ import annotations

from tests.positions import rebel


def test_sisterhood_passes_two_cards_to_the_right():
    position = rebel("sisterhood", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["P2", "P3", "Q9"], "1": ["Q2", "Q3", "Q8"], "2": ["F2", "F3", "Q7"]}


def test_the_card_of_the_led_suit_farthest_from_the_lead_wins():
    position = rebel("sisterhood", "Q7 F2", "Q9 F3", "Q2 F4", "Q10 F5")
    position.play("0 play Q7", "1 play Q9", "2 play Q2", "3 play Q10")
    assert position.winner == 2


def test_the_leaders_card_cannot_win_even_as_the_highest():
    position = rebel("sisterhood", "Q10 F2", "Q9 F3", "Q8 F4").play("0 play Q10", "1 play Q9", "2 play Q8")
    assert position.winner == 2


def test_other_suits_do_not_count_while_another_card_of_the_led_suit_lies_there():
    position = rebel("sisterhood", "Q10 F2", "Q9 F3", "P2 F4").play("0 play Q10", "1 play Q9", "2 play P2")
    assert position.winner == 1


def test_without_another_card_of_the_led_suit_the_farthest_of_all_wins():
    position = rebel("sisterhood", "Q6 F2", "P8 F3", "C3 F4").play("0 play Q6", "1 play P8", "2 play C3")
    assert position.winner == 2


def test_equally_far_the_highest_value_wins():
    position = rebel("sisterhood", "Q6 F2", "Q4 F3", "Q8 F4").play("0 play Q6", "1 play Q4", "2 play Q8")
    assert position.winner == 2
    position = rebel("sisterhood", "Q6 F2", "Q8 F3", "Q4 F4").play("0 play Q6", "1 play Q8", "2 play Q4")
    assert position.winner == 1


def test_with_the_order_reversed_equally_far_the_lowest_value_wins():
    position = rebel("sisterhood", "Q6 F2", "Q8 F3", "Q4 F4", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q6", "1 play Q8", "2 play Q4")
    assert position.winner == 2


def test_with_the_order_reversed_the_farthest_still_wins():
    position = rebel("sisterhood", "Q6 F2", "Q10 F3", "Q4 F4", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q6", "1 play Q10", "2 play Q4")
    assert position.winner == 1


def test_equally_far_and_equal_in_value_the_first_played_wins():
    position = rebel("sisterhood", "Q6 F2", "P9 F3", "C9 F4", "C3 F5")
    position.play("0 play Q6", "1 play P9", "2 play C9", "3 play C3")
    assert position.winner == 1


def test_with_the_order_reversed_the_first_of_equal_lowest_values_wins():
    position = rebel("sisterhood", "Q6 F2", "P9 F3", "C3 F4", "P3 F5", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q6", "1 play P9", "2 play C3", "3 play P3")
    assert position.winner == 2


def test_the_distance_is_measured_from_the_zero_that_snow_white_leads():
    position = rebel("sisterhood", "Q7 F2", "Q2 F3", "Q8 F4", princesses={0: "snow-white"})
    position.play("0 play Q7 power", "1 play Q2", "2 play Q8")
    assert position.winner == 2


def test_snow_whites_zero_can_be_the_farthest():
    position = rebel("sisterhood", "Q6 F2", "Q7 F3", "Q10 F4", princesses={1: "snow-white"})
    position.play("0 play Q6", "1 play Q7 power", "2 play Q10")
    assert position.winner == 1


def test_the_distance_is_measured_from_the_card_that_mulan_swapped_in_as_leader():
    position = rebel("sisterhood", "Q9 Q3", "Q2 F3", "Q8 F4", princesses={0: "mulan"})
    position.play("0 play Q9", "1 play Q2", "2 play Q8", "0 swap Q9 Q3")
    assert position.winner == 2


def test_thumbelinas_card_off_suit_counts_only_when_no_other_card_follows():
    position = rebel("sisterhood", "Q9 F6", "F2 Q3", "Q8 F4", princesses={1: "thumbelina"})
    position.play("0 play Q9", "1 play F2 power", "2 play Q8")
    assert position.winner == 2
    position = rebel("sisterhood", "Q9 F6", "F2 Q3", "P8 F4", princesses={1: "thumbelina"})
    position.play("0 play Q9", "1 play F2 power", "2 play P8")
    assert position.winner == 1


def test_the_leader_is_the_seat_that_pocahontas_named():
    position = rebel("sisterhood", "Q6 F2", "Q5 F3", "Q2 F4", princesses={1: "pocahontas"})
    position.play("1 power 2", "2 play Q2", "0 play Q6", "1 play Q5")
    assert position.winner == 0


def test_a_zero_and_an_eight_are_equally_far_from_a_four_and_the_eight_is_higher():
    position = rebel("sisterhood", "Q4 F2", "Q7 F3", "Q8 F4", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q8")
    assert position.winner == 2
