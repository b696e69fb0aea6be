"""Midnight Makeover: Fairies follow any suit and can win with it."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_midnight_makeover_passes_three_cards_to_the_left():
    position = rebel("midnight-makeover", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["Q2", "Q3", "Q4", "Q9"],
        "1": ["F2", "F3", "F4", "Q8"],
        "2": ["P2", "P3", "P4", "Q7"],
    }


def test_a_fairy_follows_any_suit():
    position = rebel("midnight-makeover", "Q4 P2 F9", "Q9 P3 F5", "Q5 P4 F6").play("0 play Q4")
    assert position.legal(1) == ["play F5", "play Q9"]


def test_whoever_holds_a_fairy_is_not_void():
    position = rebel("midnight-makeover", "Q4 P2", "C9 F5", "Q5 P4").play("0 play Q4")
    refusal = position.why_not("1 play C9")
    assert (refusal.code, refusal.args["suit"]) == ("must-follow", "Q")
    assert position.legal(1) == ["play F5"]


def test_without_the_led_suit_and_without_fairies_one_is_void():
    position = rebel("midnight-makeover", "Q4 P2", "C9 P5", "Q5 P4").play("0 play Q4", "1 play C9")
    assert position.princes_in


def test_the_best_among_the_led_suit_and_the_fairies_wins():
    position = rebel("midnight-makeover", "Q4 P2", "F9 F5", "Q8 P4", "C10 P5")
    position.play("0 play Q4", "1 play F9", "2 play Q8", "3 play C10")
    assert position.winner == 1


@pytest.mark.parametrize(("edition", "winner"), [("classic", 2), ("deluxe", 1)])
def test_of_equal_values_the_last_wins_in_classic_and_the_first_in_deluxe(edition, winner):
    position = rebel("midnight-makeover", "Q4 P2", "F9 F5", "Q9 P4", edition=edition)
    position.play("0 play Q4", "1 play F9", "2 play Q9")
    assert position.winner == winner


@pytest.mark.parametrize(("edition", "winner"), [("classic", 2), ("deluxe", 1)])
def test_equal_lowest_values_are_decided_the_same_way_when_the_order_is_reversed(edition, winner):
    position = rebel("midnight-makeover", "Q4 P2", "Q2 F5", "F2 P4", edition=edition, princesses={0: "cinderella"})
    position.play("0 power", "0 play Q4", "1 play Q2", "2 play F2")
    assert position.winner == winner


@pytest.mark.parametrize(("edition", "winner"), [("classic", 1), ("deluxe", 0)])
def test_the_leaders_card_takes_part_in_the_tie(edition, winner):
    position = rebel("midnight-makeover", "Q9 P2", "F9 F5", "Q2 P4", edition=edition)
    position.play("0 play Q9", "1 play F9", "2 play Q2")
    assert position.winner == winner


def test_a_fairy_that_leads_asks_for_fairies():
    position = rebel("midnight-makeover", "F4 P2", "Q9 F5", "Q5 C4").play("0 play F4")
    assert position.led == "F"
    assert position.legal(1) == ["play F5"]
    position.play("1 play F5", "2 play C4")
    assert position.princes_in
    assert position.winner == 1


def test_fairies_follow_princes_too():
    position = rebel("midnight-makeover", "C4 C2", "F9 P5", "C5 P4").play("0 play C4")
    assert position.legal(1) == ["play F9"]
    position.play("1 play F9", "2 play C5")
    assert position.winner == 1


def test_thumbelina_may_play_what_does_not_follow():
    position = rebel("midnight-makeover", "Q4 P2", "P9 F5", "Q5 P4", princesses={1: "thumbelina"}).play("0 play Q4")
    assert position.legal(1) == ["play F5", "play P9 power"]
    assert position.why_not("1 play F5 power").args["why"] == "needless"


def test_snow_whites_fairy_of_zero_loses_to_the_led_suit():
    position = rebel("midnight-makeover", "Q4 P2", "F7 F5", "Q2 P4", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play F7 power", "2 play Q2")
    assert position.winner == 0


def test_mulan_swaps_a_fairy_for_a_fairy_only():
    position = rebel("midnight-makeover", "Q4 P2 P5", "F9 F5 Q9", "Q5 P4 P6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play F9", "2 play Q5")
    assert position.legal(1) == ["no", "swap F9 F5"]


def test_the_little_mermaid_names_queens_and_a_fairy_does_not_stand_in_for_them():
    position = rebel("midnight-makeover", "Q4 F2", "F9 F5", "Q5 P4", princesses={1: "little-mermaid"})
    position.play("1 power Q")
    assert position.legal(0) == ["play Q4"]


def test_under_the_pea_princess_a_fairy_above_five_counts_among_the_cards_that_follow():
    position = rebel("midnight-makeover", "Q9 P2", "Q4 F7", "Q5 P4", princesses={2: "pea-princess"})
    position.play("2 power", "0 play Q9")
    assert position.legal(1) == ["play F7"]


def test_a_frozen_prince_comes_in_although_a_fairy_is_held():
    position = rebel("midnight-makeover", "Q9 P2", "C4 F7", "Q5 P4", princesses={2: "ice-princess"}, chance="C4")
    position.play("2 power 1", "2 freeze C4", "0 play Q9", "1 play C4")
    assert position.princes_in
