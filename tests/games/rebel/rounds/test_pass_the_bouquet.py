"""Pass the Bouquet!: each card that is not of the led suit makes its suit the led suit."""

from __future__ import annotations

from tests.positions import rebel


def test_pass_the_bouquet_passes_three_cards_to_the_left():
    position = rebel("pass-the-bouquet", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["Q2", "Q3", "Q4", "Q9"],
        "1": ["F2", "F3", "F4", "Q8"],
        "2": ["P2", "P3", "P4", "Q7"],
    }


def test_a_card_of_another_suit_makes_its_suit_the_led_suit():
    position = rebel("pass-the-bouquet", "Q4 P2", "P9 F5", "Q5 P4").play("0 play Q4")
    assert position.led == "Q"
    position.play("1 play P9")
    assert position.led == "P"
    assert position.code("2 play Q5") == "must-follow"
    assert position.why_not("2 play Q5").args["suit"] == "P"


def test_the_best_card_of_the_suit_led_at_the_end_wins():
    position = rebel("pass-the-bouquet", "Q10 P2", "P3 F5", "P4 Q2").play("0 play Q10", "1 play P3", "2 play P4")
    assert position.winner == 2


def test_a_suit_can_come_back_and_its_earlier_cards_count():
    position = rebel("pass-the-bouquet", "Q9 F2", "P3 F5", "Q2 F4", "Q4 F6").play("0 play Q9", "1 play P3", "2 play Q2")
    assert position.led == "Q"
    assert position.legal(3) == ["play Q4"]
    position.play("3 play Q4")
    assert position.winner == 0


def test_a_prince_thrown_last_takes_the_bouquet_and_the_trick():
    position = rebel("pass-the-bouquet", "Q9 F2", "P3 F5", "Q2 F4", "C5 F6")
    position.play("0 play Q9", "1 play P3", "2 play Q2", "3 play C5")
    assert position.winner == 3
    assert position.princes_in


def test_one_is_void_by_the_suit_that_is_led_now():
    position = rebel("pass-the-bouquet", "Q4 P2", "P9 F5", "Q5 C4").play("0 play Q4", "1 play P9", "2 play C4")
    assert position.princes_in
    assert position.winner == 2


def test_who_holds_the_first_suit_only_is_free_after_the_change():
    position = rebel("pass-the-bouquet", "Q4 P2", "P9 F5", "Q5 C4").play("0 play Q4", "1 play P9")
    assert position.legal(2) == ["play C4", "play Q5"]


def test_with_the_order_reversed_the_lowest_of_the_last_suit_wins():
    position = rebel("pass-the-bouquet", "Q2 F2", "P9 F5", "P3 F4", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q2", "1 play P9", "2 play P3")
    assert position.winner == 2


def test_thumbelinas_card_off_suit_changes_the_led_suit():
    position = rebel("pass-the-bouquet", "Q4 P2", "Q9 F5", "F6 Q5", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play F5 power")
    assert position.led == "F"
    assert position.legal(2) == ["play F6"]


def test_a_frozen_card_off_suit_changes_the_led_suit():
    position = rebel("pass-the-bouquet", "Q4 P2", "Q9 F5", "F6 Q5", princesses={2: "ice-princess"}, chance="F5")
    position.play("2 power 1", "2 freeze F5", "0 play Q4", "1 play F5")
    assert position.led == "F"
    assert position.legal(2) == ["play F6"]


def test_snow_whites_zero_off_suit_changes_the_led_suit_and_wins_alone_in_it():
    position = rebel("pass-the-bouquet", "Q4 P2", "P7 F5", "Q9 F6", "C2 F7", princesses={3: "snow-white"})
    position.play("0 play Q4", "1 play P7", "2 play Q9", "3 play C2 power")
    assert position.winner == 3


def test_mulan_is_judged_in_the_suit_led_at_the_end():
    position = rebel("pass-the-bouquet", "Q4 P2", "P3 P9", "P5 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play P3", "2 play P5", "1 swap P3 P9")
    assert position.winner == 1


def test_the_bouquet_of_an_undone_trick_is_forgotten():
    position = rebel("pass-the-bouquet", "Q4 P2", "P3 F9", "Q5 F6", princesses={2: "alice"}, chance="Q4 P3")
    position.play("0 play Q4", "1 play P3", "2 play Q5", "2 power")
    assert position.led is None
    assert position.trick == []
    position.play("2 play F6")
    assert position.led == "F"


def test_the_next_trick_begins_with_its_own_suit():
    position = rebel("pass-the-bouquet", "Q4 P2", "P9 F5", "P5 F4").play("0 play Q4", "1 play P9", "2 play P5")
    assert position.winner == 1
    position.play("1 play F5")
    assert position.led == "F"
