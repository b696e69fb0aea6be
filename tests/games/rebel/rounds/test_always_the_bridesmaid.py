"""Always the Bridesmaid: the second-best card of the led suit wins."""

from __future__ import annotations

from tests.positions import rebel


def test_always_the_bridesmaid_passes_one_card_to_the_right():
    position = rebel("always-the-bridesmaid", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["P2", "Q9"], "1": ["Q2", "Q8"], "2": ["F2", "Q7"]}


def test_the_second_best_of_the_led_suit_wins():
    position = rebel("always-the-bridesmaid", "Q4 F2", "Q9 F3", "Q7 F4", "Q2 F5")
    position.play("0 play Q4", "1 play Q9", "2 play Q7", "3 play Q2")
    assert position.winner == 2


def test_cards_of_other_suits_do_not_count():
    position = rebel("always-the-bridesmaid", "Q4 F2", "Q9 F3", "C10 F4", "P10 F5")
    position.play("0 play Q4", "1 play Q9", "2 play C10", "3 play P10")
    assert position.winner == 0


def test_a_single_card_of_the_led_suit_wins():
    position = rebel("always-the-bridesmaid", "Q4 F2", "C9 F3", "P10 F4").play("0 play Q4", "1 play C9", "2 play P10")
    assert position.winner == 0


def test_with_the_order_reversed_the_second_lowest_wins():
    position = rebel("always-the-bridesmaid", "Q4 F2", "Q9 F3", "Q7 F4", "Q2 F5", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q4", "1 play Q9", "2 play Q7", "3 play Q2")
    assert position.winner == 0


def test_snow_whites_zero_is_second_best_of_two():
    position = rebel("always-the-bridesmaid", "Q2 F2", "Q7 F3", "P10 F4", princesses={1: "snow-white"})
    position.play("0 play Q2", "1 play Q7 power", "2 play P10")
    assert position.winner == 1


def test_snow_whites_zero_of_three_leaves_the_trick_to_the_middle_one():
    position = rebel("always-the-bridesmaid", "Q2 F2", "Q7 F3", "Q10 F4", princesses={1: "snow-white"})
    position.play("0 play Q2", "1 play Q7 power", "2 play Q10")
    assert position.winner == 0


def test_with_the_order_reversed_snow_whites_zero_is_best_and_the_next_one_wins():
    position = rebel("always-the-bridesmaid", "Q2 F2", "Q7 F3", "Q10 F4", princesses={0: "cinderella", 1: "snow-white"})
    position.play("0 power", "0 play Q2", "1 play Q7 power", "2 play Q10")
    assert position.winner == 0


def test_mulans_swap_changes_who_is_second():
    position = rebel("always-the-bridesmaid", "Q4 F2", "Q9 Q3", "Q7 F4", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q7", "1 swap Q9 Q3")
    assert position.winner == 0


def test_a_frozen_card_off_suit_is_not_among_them():
    position = rebel("always-the-bridesmaid", "Q4 F2", "Q9 F8", "Q7 F4", princesses={2: "ice-princess"}, chance="F8")
    position.play("2 power 1", "2 freeze F8", "0 play Q4", "1 play F8", "2 play Q7")
    assert position.winner == 0
