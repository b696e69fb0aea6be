"""The Prince Always Rings Twice: everybody plays two cards per trick, and the sum in the led suit decides."""

from __future__ import annotations

import pytest

from tests.positions import Position, rebel

RINGS_TWICE = "the-prince-always-rings-twice"


def test_rings_twice_passes_one_card_each_way():
    position = rebel(RINGS_TWICE, "F2 F3 C9 C10", "P2 P3 C8 C6", "Q2 Q3 C7 C5", passing=True)
    position.play("0 pass left F2 right F3", "1 pass left P2 right P3", "2 pass left Q2 right Q3")
    assert position.hand["0"] == ["P3", "Q2", "C9", "C10"]
    assert position.hand["1"] == ["F2", "Q3", "C6", "C8"]
    assert position.hand["2"] == ["F3", "P2", "C5", "C7"]


def test_everybody_plays_a_second_card_in_the_same_order():
    position = rebel(RINGS_TWICE, "Q4 Q2", "Q9 Q3", "Q5 Q6", leader=1).play("1 play Q9", "2 play Q5", "0 play Q4")
    assert position.to_act == [1]
    position.play("1 play Q3", "2 play Q6")
    assert position.to_act == [0]
    assert position.trick == ["Q9", "Q5", "Q4", "Q3", "Q6"]


def test_the_highest_sum_in_the_led_suit_wins():
    position = rebel(RINGS_TWICE, "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    position.play("0 play Q4", "1 play Q9", "2 play Q6", "0 play Q2", "1 play Q3", "2 play Q7")
    assert position.winner == 2
    assert position.tricks == [0, 0, 1]
    assert len(position.taken["2"]) == 6


def test_cards_of_other_suits_add_nothing():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q6 F10", "C10 F9").play("0 play Q4", "1 play Q6", "2 play C10")
    position.play("0 play Q3", "1 play F10", "2 play F9")
    assert position.winner == 0


def test_equal_sums_are_decided_by_the_best_single_card():
    position = rebel(RINGS_TWICE, "Q4 Q5", "Q9 F3", "Q2 Q7").play("0 play Q4", "1 play Q9", "2 play Q2")
    position.play("0 play Q5", "1 play F3", "2 play Q7")
    assert position.winner == 1


def test_with_the_order_reversed_the_lowest_sum_wins_among_those_with_a_card_of_the_led_suit():
    position = rebel(RINGS_TWICE, "Q4 Q2", "Q5 F3", "C2 F2", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q4", "1 play Q5", "2 play C2", "0 play Q2", "1 play F3", "2 play F2")
    assert position.winner == 1


def test_with_the_order_reversed_equal_sums_are_decided_by_the_lowest_single_card():
    position = rebel(RINGS_TWICE, "Q4 Q5", "Q9 F3", "Q2 Q7", princesses={0: "cinderella"})
    position.play("0 power", "0 play Q4", "1 play Q9", "2 play Q2", "0 play Q5", "1 play F3", "2 play Q7")
    assert position.winner == 2


def test_the_leader_follows_the_own_suit_with_the_second_card():
    position = rebel(RINGS_TWICE, "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    assert position.code("0 play F2") == "must-follow"
    assert position.legal(0) == ["play Q2"]


def test_the_leader_can_be_void_with_the_second_card_and_bring_the_princes_in():
    position = rebel(RINGS_TWICE, "Q4 C2", "Q9 Q3", "Q6 Q7").play("0 play Q4", "1 play Q9", "2 play Q6")
    assert not position.princes_in
    position.play("0 play C2")
    assert position.princes_in


def test_a_follower_is_void_by_what_is_held_at_the_second_card():
    position = rebel(RINGS_TWICE, "Q4 Q2", "Q9 C3", "Q6 Q7").play("0 play Q4", "1 play Q9", "2 play Q6", "0 play Q2")
    position.play("1 play C3")
    assert position.princes_in


def test_snow_whites_zero_holds_for_the_second_card_by_itself():
    position = rebel(RINGS_TWICE, "Q4 F2", "Q7 Q6", "Q2 F3", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2", "0 play F2")
    assert position.legal(1) == ["play Q6"]
    position.play("1 play Q6", "2 play F3")
    assert position.winner == 0


def test_snow_whites_second_card_above_seven_counts_in_full():
    position = rebel(RINGS_TWICE, "Q4 F2", "Q7 Q8", "Q2 F3", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2", "0 play F2", "1 play Q8", "2 play F3")
    assert position.winner == 1


def test_snow_white_may_use_her_power_with_the_second_card_alone():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q5 Q7", "Q2 F3", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3", "1 play Q7 power", "2 play F3")
    assert position.winner == 0  # 7 against 5: the first card keeps its number


def test_snow_whites_second_card_of_zero_takes_no_second_power():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q5 Q7", "Q2 F3", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q5 power", "2 play Q2", "0 play Q3")
    assert position.code("1 play Q7 power") == "power-used"


def test_with_the_order_reversed_snow_whites_two_zeros_win():
    position = rebel(RINGS_TWICE, "Q4 F2", "Q7 Q6", "Q2 F3", princesses={0: "cinderella", 1: "snow-white"})
    position.play("0 power", "0 play Q4", "1 play Q7 power", "2 play Q2", "0 play F2", "1 play Q6", "2 play F3")
    assert position.winner == 1


def test_thumbelina_is_free_with_both_cards_for_one_use():
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 Q7 F2 P2", "Q2 Q6 F3 F4", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play F2 power", "2 play Q2", "0 play Q3")
    assert position.legal(1) == ["play P2", "play Q5", "play Q7"]


def test_thumbelina_may_use_her_power_with_the_second_card_alone():
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 Q7 F2 P2", "Q2 Q6 F3 F4", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3")
    assert position.legal(1) == ["play F2 power", "play P2 power", "play Q7"]


def test_thumbelinas_freedom_does_not_reach_princes_or_the_frog_with_the_second_card():
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 C7 F2 P8", "Q2 Q6 F3 F4", princesses={1: "thumbelina"})
    position.play("0 play Q4", "1 play F2 power", "2 play Q2", "0 play Q3")
    assert position.legal(1) == ["play Q5"]


def test_thumbelina_who_leads_has_no_power_with_her_second_card_either():
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 Q7 F2 P2", "Q2 Q6 F3 F4", leader=1, princesses={1: "thumbelina"})
    position.play("1 play Q5", "2 play Q2", "0 play Q4")
    assert position.legal(1) == ["play Q7"]
    refusal = position.why_not("1 play F2 power")
    assert (refusal.code, refusal.args["why"]) == ("power-not-now", "leading")


def mulan_has_played_queens() -> Position:
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 Q7 Q9 F2", "Q2 Q6 F3 F4", princesses={1: "mulan"})
    return position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3", "1 play Q7", "2 play Q6")


def test_mulan_swaps_either_of_her_two_cards():
    position = mulan_has_played_queens()
    assert position.legal(1) == ["no", "swap Q5 Q9", "swap Q7 Q9"]
    position.play("1 swap Q5 Q9")
    assert position.hand["1"] == ["F2", "Q5"]
    position.play("1 no")
    assert "Q9" in position.taken["1"]


def test_mulan_swaps_her_other_card_too_and_may_put_back_what_she_took():
    position = mulan_has_played_queens().play("1 swap Q5 Q9")
    assert position.legal(1) == ["no", "swap Q7 Q5"]
    assert position.used == [False, True, False]
    position.play("1 swap Q7 Q5")
    assert position.hand["1"] == ["F2", "Q7"]
    assert {"Q9", "Q5"} <= set(position.taken["1"])


def test_mulan_is_asked_once_more_even_with_nothing_left_to_swap():
    position = rebel(RINGS_TWICE, "Q4 Q3 F6 F7", "Q5 P2 P3 F2", "Q2 Q6 F3 F4", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3", "1 play P2", "2 play Q6", "1 swap P2 P3")
    assert position.legal(1) == ["no"]
    assert position.code("1 swap P3 P2") == "not-among"


def test_mulan_with_the_frog_among_her_two_swaps_the_other_one_only():
    position = rebel(RINGS_TWICE, "P4 P6 F6 F7", "P8 P3 P5 F2", "P7 P9 F3 F4", princesses={1: "mulan"})
    position.play("0 play P4", "1 play P8", "2 play P7", "0 play P6", "1 play P3", "2 play P9")
    assert position.legal(1) == ["no", "swap P3 P5"]


def test_mulan_is_not_asked_after_the_last_two_cards():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q5 Q7", "Q2 Q6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3", "1 play Q7", "2 play Q6")
    assert position.over


def test_alice_sends_two_cards_back_to_each_even_in_the_last_trick():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q5 Q7", "Q2 Q6", princesses={1: "alice"}, chance="Q7 Q6 Q2 Q3 Q4")
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3", "1 play Q7", "2 play Q6", "1 power")
    assert position.hand == {"0": ["Q6", "Q7"], "1": ["Q2", "Q3"], "2": ["Q4", "Q5"]}
    assert position.to_act == [1]
    assert position.tricks == [0, 0, 0]


def test_alice_is_not_asked_when_the_frog_was_a_second_card():
    position = rebel(RINGS_TWICE, "P4 P3", "P5 P9", "P2 P8", princesses={1: "alice"})
    position.play("0 play P4", "1 play P5", "2 play P2", "0 play P3", "1 play P9", "2 play P8")
    assert position.over


def test_the_deluxe_pea_princess_binds_both_cards_of_the_others_and_not_her_own():
    position = rebel(RINGS_TWICE, "Q4 Q7 Q3 Q9", "Q5 Q6 F2 F3", "Q2 Q8 F5 F4", princesses={2: "pea-princess"})
    position.play("2 power")
    assert position.legal(0) == ["play Q7", "play Q9"]
    position.play("0 play Q7", "1 play Q6")
    assert position.legal(2) == ["play Q2", "play Q8"]
    position.play("2 play Q2")
    assert position.legal(0) == ["play Q9"]
    position.play("0 play Q9")
    assert position.legal(1) == ["play Q5"]  # nothing above 5 is left


def test_the_classic_pea_princess_binds_every_card_played_after_hers():
    position = rebel(
        RINGS_TWICE, "Q4 Q7 Q3 Q9", "Q5 Q6 F2 F3", "Q2 Q8 F5 F4", edition="classic", princesses={1: "pea-princess"}
    )
    position.play("0 play Q4", "1 play Q5 power")
    assert position.legal(2) == ["play Q8"]
    position.play("2 play Q8")
    assert position.legal(0) == ["play Q7", "play Q9"]
    position.play("0 play Q7", "1 play Q6")
    assert position.legal(2) == ["play Q2"]


def test_the_classic_pea_princess_who_plays_last_may_use_her_power_with_the_first_card_only():
    position = rebel(
        RINGS_TWICE, "Q4 Q7 Q3 Q9", "Q5 Q6 F2 F3", "Q2 Q8 F5 F4", edition="classic", princesses={2: "pea-princess"}
    )
    position.play("0 play Q4", "1 play Q5")
    assert position.legal(2) == ["play Q2", "play Q2 power", "play Q8", "play Q8 power"]
    position.play("2 play Q2", "0 play Q3", "1 play Q6")
    assert position.legal(2) == ["play Q8"]
    assert position.why_not("2 play Q8 power").args["why"] == "last-card"


def test_the_classic_pea_princess_who_leads_may_use_her_power_with_her_second_card():
    position = rebel(
        RINGS_TWICE, "Q4 Q7 Q3 Q9", "Q5 Q6 F2 F3", "Q2 Q8 F5 F4", edition="classic", princesses={0: "pea-princess"}
    )
    position.play("0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3 power")
    assert position.legal(1) == ["play Q6"]


def test_a_frozen_card_is_the_first_of_the_two_and_the_second_follows_the_usual_rules():
    position = rebel(RINGS_TWICE, "Q4 Q3", "Q5 F2", "Q2 Q6", princesses={2: "ice-princess"}, chance="F2")
    position.play("2 power 1", "2 freeze F2", "0 play Q4")
    assert position.legal(1) == ["play F2"]
    position.play("1 play F2", "2 play Q2", "0 play Q3")
    assert position.legal(1) == ["play Q5"]


def test_the_classic_ice_princess_fixes_the_card_that_leads():
    position = rebel(
        RINGS_TWICE, "Q4 F3", "Q5 F2", "Q2 F6", edition="classic", princesses={2: "ice-princess"}, chance="F3"
    )
    position.play("2 power", "0 play F3")
    assert position.led == "F"
    assert position.legal(1) == ["play F2"]


def test_rapunzel_asks_for_a_prince_with_the_first_card():
    position = rebel(RINGS_TWICE, "Q4 C3 C2 F2", "Q5 C4 C6 F3", "Q2 C5 C7 F6", princesses={2: "rapunzel"})
    position.play("2 power")
    assert position.legal(0) == ["play C2", "play C3"]
    position.play("0 play C2", "1 play C4", "2 play C5")
    assert position.legal(0) == ["play C3"]  # following suit
    position.play("0 play C3")
    assert not position.princes_in


def test_the_rest_of_the_hand_makes_the_next_trick():
    position = rebel(RINGS_TWICE, "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    position.play("0 play Q4", "1 play Q9", "2 play Q6", "0 play Q2", "1 play Q3", "2 play Q7")
    position.play("2 play F6", "0 play F2", "1 play F4", "2 play F7", "0 play F3", "1 play F5")
    assert position.over
    assert position.tricks == [0, 0, 2]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_the_led_suit_is_that_of_the_first_card_for_both(edition):
    position = rebel(RINGS_TWICE, "Q4 F9", "Q2 F10", "Q3 F8", edition=edition)
    position.play("0 play Q4", "1 play Q2", "2 play Q3", "0 play F9", "1 play F10", "2 play F8")
    assert position.winner == 0


def test_thumbelina_may_use_her_power_with_the_second_card_after_a_frozen_first_one():
    position = rebel(
        RINGS_TWICE,
        "Q4 Q3 F6 F7",
        "Q5 Q7 F2 P2",
        "Q2 Q6 F3 F4",
        princesses={1: "thumbelina", 2: "ice-princess"},
        chance="Q5 F2",
    )
    position.play("2 power 1", "2 freeze Q5", "0 play Q4", "1 play Q5", "2 play Q2", "0 play Q3")
    assert position.legal(1) == ["play F2 power", "play P2 power", "play Q7"]


def test_of_equal_sums_snow_whites_zero_is_the_lowest_single_card():
    position = rebel(RINGS_TWICE, "Q3 Q5", "Q4 Q8", "Q9 Q10", princesses={0: "cinderella", 1: "snow-white"})
    position.play("0 power", "0 play Q3", "1 play Q4 power", "2 play Q9", "0 play Q5", "1 play Q8", "2 play Q10")
    assert position.winner == 1
