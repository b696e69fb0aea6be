"""Mulan: when all have played she may swap her card for another of its suit."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
MULAN = {1: "mulan"}


@BOTH
def test_everything_is_judged_with_the_card_swapped_in(edition):
    position = rebel("once-upon-a-time", "Q4 F2 F5", "Q9 Q3 F3", "Q5 F4 F6", edition=edition, princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "swap Q9 Q3"]
    position.play("1 swap Q9 Q3")
    assert position.winner == 2
    assert position.taken["2"] == ["Q3", "Q4", "Q5"]
    assert position.hand["1"] == ["F3", "Q9"]


@BOTH
def test_she_is_asked_whether_or_not_she_can_swap(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 F4", edition=edition, princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no"]


@BOTH
def test_she_is_not_asked_with_an_empty_hand(edition):
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", edition=edition, princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.over


@BOTH
def test_she_is_not_asked_when_she_played_the_frog(edition):
    position = rebel("once-upon-a-time", "P4 F2", "P8 P3", "P9 F4", edition=edition, princesses=MULAN)
    position.play("0 play P4", "1 play P8", "2 play P9")
    assert position.to_act == [2]
    assert position.legal(2) == ["play F4"]


@BOTH
def test_she_cannot_swap_the_frog_in(edition):
    position = rebel("once-upon-a-time", "P4 F2", "P3 P8", "P9 F4", edition=edition, princesses=MULAN)
    position.play("0 play P4", "1 play P3", "2 play P9")
    assert position.legal(1) == ["no"]
    assert position.code("1 swap P3 P8") == "not-among"


def test_she_is_asked_when_she_led_and_the_led_suit_stays():
    position = rebel("once-upon-a-time", "Q4 Q10 F2", "Q9 Q3 F3", "Q5 F4 F6", princesses={0: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.led == "Q"
    position.play("0 swap Q4 Q10")
    assert position.winner == 0


def test_she_swaps_a_card_of_another_suit_for_its_own_suit_when_void():
    position = rebel("once-upon-a-time", "Q4 P2 P5", "F9 F3 P3", "Q5 P4 P6", princesses=MULAN)
    position.play("0 play Q4", "1 play F9", "2 play Q5")
    assert position.legal(1) == ["no", "swap F9 F3"]


def test_declining_she_is_asked_again_in_the_next_trick():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q9 F3 P3", "Q5 F4 P4", princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 no", "1 play F3", "2 play F4", "0 play F2")
    assert position.legal(1) == ["no"]
    assert position.used == [False, False, False]


def test_once_in_a_round():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q9 Q3 P3", "Q5 F4 P4", princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q3", "2 play F4", "0 play F2", "1 play Q9")
    assert position.to_act == [2]
    assert position.used == [False, True, False]


def test_a_prince_swapped_for_a_prince_does_not_come_in_by_it():
    position = rebel("once-upon-a-time", "C4 C2", "C9 C3", "C5 F4", princesses=MULAN)
    position.play("0 play C4", "1 play C9", "2 play C5", "1 swap C9 C3")
    assert not position.princes_in


def test_princes_that_came_in_with_her_first_card_stay_in_after_the_swap():
    position = rebel("once-upon-a-time", "Q4 F2", "C9 C3", "Q5 F4", princesses=MULAN)
    position.play("0 play Q4", "1 play C9", "2 play Q5", "1 swap C9 C3")
    assert position.princes_in


def test_under_the_pea_princess_the_card_swapped_in_may_be_low():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 Q3", "Q5 F4", princesses={1: "mulan", 2: "pea-princess"})
    position.play("2 power", "0 play Q8", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "swap Q9 Q3"]


def test_she_may_take_back_a_card_that_was_frozen():
    position = rebel(
        "once-upon-a-time", "Q8 F2", "Q9 Q3", "Q5 F4", princesses={1: "mulan", 2: "ice-princess"}, chance="Q3"
    )
    position.play("2 power 1", "2 freeze Q9", "0 play Q8", "1 play Q9", "2 play Q5", "1 swap Q9 Q3")
    assert position.winner == 0
    assert position.hand["1"] == ["Q9"]


def test_with_the_order_reversed_a_lower_card_wins_her_the_trick():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 Q3", "Q5 F4", princesses={1: "mulan", 2: "cinderella"})
    position.play("2 power", "0 play Q8", "1 play Q9", "2 play Q5", "1 swap Q9 Q3")
    assert position.winner == 1


def test_only_her_own_card_is_swapped_and_only_for_its_suit():
    position = rebel("once-upon-a-time", "Q4 F2 F5", "Q9 Q3 F3", "Q5 F4 F6", princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.code("1 swap Q4 Q3") == "not-among"
    assert position.code("1 swap Q9 F3") == "not-among"
    refusal = position.why_not("1 swap Q9 F2")
    assert (refusal.code, refusal.args["card"]) == ("not-in-hand", "F2")


def test_a_swap_in_an_undone_trick_leaves_her_power_used():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 Q3", "Q5 F4", princesses={0: "alice", 1: "mulan"}, chance="Q8 Q3")
    position.play(
        "0 play Q8", "1 play Q9", "2 play Q5", "1 swap Q9 Q3", "0 power", "0 play Q8", "1 play Q9", "2 play Q5"
    )
    assert position.winner == 1  # and nobody was asked


def test_her_window_comes_before_that_of_alice():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 Q10", princesses={1: "alice", 2: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.to_act == [2]
    position.play("2 swap Q5 Q10")
    assert position.to_act == [2]
    assert position.winner == 2


def test_the_next_lead_comes_from_the_winner_after_the_swap():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 Q3", "Q5 F4", princesses=MULAN)
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q3")
    assert position.leader == 2
