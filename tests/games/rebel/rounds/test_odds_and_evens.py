"""Odds and Evens: followers play the parity of the card that led, if they can."""

from __future__ import annotations

from tests.positions import rebel


def test_odds_and_evens_passes_two_cards_to_the_right():
    position = rebel("odds-and-evens", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["P2", "P3", "Q9"], "1": ["Q2", "Q3", "Q8"], "2": ["F2", "F3", "Q7"]}


def test_a_follower_plays_the_led_suit_in_the_parity_of_the_lead():
    position = rebel("odds-and-evens", "Q5 F2 F3", "Q4 Q9 F5", "Q2 Q7 F7").play("0 play Q5")
    assert position.legal(1) == ["play Q9"]
    refusal = position.why_not("1 play Q4")
    assert (refusal.code, refusal.args["parity"]) == ("parity", "odd")


def test_the_suit_comes_before_the_parity():
    position = rebel("odds-and-evens", "Q5 F2", "Q4 F9", "Q2 Q7").play("0 play Q5")
    assert position.legal(1) == ["play Q4"]
    assert position.code("1 play F9") == "must-follow"


def test_a_void_player_plays_the_parity_in_any_suit():
    position = rebel("odds-and-evens", "Q4 F2 F3", "F6 P3 C2", "Q2 Q7 F7").play("0 play Q4")
    assert position.legal(1) == ["play C2", "play F6"]
    refusal = position.why_not("1 play P3")
    assert (refusal.code, refusal.args["parity"]) == ("parity", "even")


def test_a_void_player_without_the_parity_plays_any_card():
    position = rebel("odds-and-evens", "Q4 F2", "F5 P3", "Q2 Q7").play("0 play Q4")
    assert position.legal(1) == ["play F5", "play P3"]


def test_the_leader_is_bound_by_no_parity():
    position = rebel("odds-and-evens", "Q4 F3", "F5 P3", "Q2 Q7")
    assert position.legal(0) == ["play F3", "play Q4"]


def test_the_parity_is_that_of_the_lead_and_not_of_the_last_card():
    position = rebel("odds-and-evens", "Q5 F2", "Q4 F9", "Q2 Q7").play("0 play Q5", "1 play Q4")
    assert position.legal(2) == ["play Q7"]


def test_snow_whites_zero_that_leads_keeps_the_parity_of_its_printed_number():
    position = rebel("odds-and-evens", "Q5 F2", "Q4 Q9", "Q2 Q7", princesses={0: "snow-white"}).play("0 play Q5 power")
    assert position.legal(1) == ["play Q9"]


def test_under_the_pea_princess_above_five_comes_first_and_the_parity_among_those():
    position = rebel("odds-and-evens", "Q6 F9 F8", "Q3 Q9 Q8", "Q2 Q7 F7", princesses={2: "pea-princess"}).play(
        "2 power"
    )
    position.play("0 play Q6")
    assert position.legal(1) == ["play Q8"]


def test_under_the_pea_princess_a_card_above_five_of_the_other_parity_beats_a_low_one_of_this():
    position = rebel("odds-and-evens", "Q6 F9 F8", "Q4 Q9 F2", "Q2 Q7 F7", princesses={2: "pea-princess"}).play(
        "2 power"
    )
    position.play("0 play Q6")
    assert position.legal(1) == ["play Q9"]
    assert position.code("1 play Q4") == "above-five"


def test_under_the_pea_princess_with_nothing_above_five_the_parity_holds():
    position = rebel("odds-and-evens", "Q6 F9 F8", "Q4 Q3 F2", "Q2 Q7 F7", princesses={2: "pea-princess"}).play(
        "2 power"
    )
    position.play("0 play Q6")
    assert position.legal(1) == ["play Q4"]


def test_the_classic_pea_princess_meets_the_parity_in_the_same_way():
    position = rebel(
        "odds-and-evens", "Q6 F9 F8", "Q4 Q2 F2", "Q3 Q9 Q8", edition="classic", princesses={1: "pea-princess"}
    )
    position.play("0 play Q6", "1 play Q4 power")
    assert position.legal(2) == ["play Q8"]


def test_thumbelina_may_break_the_parity_by_her_power():
    position = rebel("odds-and-evens", "Q5 F2 F3", "Q4 Q9 F5", "Q2 Q7 F7", princesses={1: "thumbelina"}).play(
        "0 play Q5"
    )
    assert position.legal(1) == ["play F5 power", "play Q4 power", "play Q9"]


def test_a_frozen_card_is_played_whatever_its_parity():
    position = rebel("odds-and-evens", "Q5 F2", "Q4 Q9", "Q2 Q7", princesses={2: "ice-princess"}, chance="Q4")
    position.play("2 power 1", "2 freeze Q4", "0 play Q5")
    assert position.legal(1) == ["play Q4"]


def test_the_card_that_mulan_swaps_in_need_not_have_the_parity():
    position = rebel("odds-and-evens", "Q5 F2", "Q4 Q9", "Q2 Q7", princesses={1: "mulan"})
    position.play("0 play Q5", "1 play Q9", "2 play Q7")
    assert position.legal(1) == ["no", "swap Q9 Q4"]


def test_a_prince_follows_the_parity_like_any_card_of_a_void_player():
    position = rebel("odds-and-evens", "Q5 F2", "C3 F4", "Q2 Q7").play("0 play Q5")
    assert position.legal(1) == ["play C3"]
    position.play("1 play C3")
    assert position.princes_in


def test_the_parity_changes_nothing_in_who_wins():
    position = rebel("odds-and-evens", "Q5 F2", "Q10 F4", "Q7 F6").play("0 play Q5", "1 play Q10", "2 play Q7")
    assert position.winner == 1
