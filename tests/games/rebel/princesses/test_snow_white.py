"""Snow White: her card of 7 or lower counts as 0."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])


@BOTH
def test_snow_whites_card_counts_as_zero(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition=edition, princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2")
    assert position.winner == 0


@BOTH
def test_snow_white_may_add_her_power_to_any_card_of_seven_or_lower_that_she_may_play(edition):
    position = rebel(
        "once-upon-a-time", "Q4 F2 F5", "Q7 Q8 F3", "Q2 F4 F6", edition=edition, princesses={1: "snow-white"}
    )
    position.play("0 play Q4")
    assert position.legal(1) == ["play Q7", "play Q7 power", "play Q8"]
    assert position.why_not("1 play Q8 power").args["why"] == "above-seven"
    assert position.code("1 play F3 power") == "must-follow"


def test_snow_white_is_not_asked_before_a_trick():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses={1: "snow-white"})
    assert position.to_act == [0]


def test_snow_white_may_lead_a_zero():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", leader=1, princesses={1: "snow-white"})
    position.play("1 play Q7 power", "2 play Q2", "0 play Q4")
    assert position.winner == 0


def test_a_zero_wins_when_nobody_else_follows():
    position = rebel("once-upon-a-time", "P4 F2", "Q7 F3", "C2 F4", leader=1, princesses={1: "snow-white"})
    position.play("1 play Q7 power", "2 play C2", "0 play P4")
    assert position.winner == 1


@BOTH
def test_her_power_works_once_in_a_round(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition=edition, princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2", "0 play F2")
    assert position.legal(1) == ["play F3"]
    assert position.code("1 play F3 power") == "power-used"


def test_power_used_is_said_before_above_seven():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F9", "Q2 F4", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2", "0 play F2")
    assert position.code("1 play F9 power") == "power-used"


def test_a_zero_keeps_its_suit_for_those_who_follow():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", leader=1, princesses={1: "snow-white"})
    position.play("1 play Q7 power")
    assert position.led == "Q"
    assert position.legal(2) == ["play Q2"]


def test_a_prince_of_zero_brings_the_princes_in_like_any_other():
    position = rebel("once-upon-a-time", "Q4 F2", "C7 F3", "Q2 F4", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play C7 power")
    assert position.princes_in


def test_her_frozen_card_of_seven_or_lower_may_be_played_as_zero():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q7 Q9", "Q2 F4", princesses={1: "snow-white", 2: "ice-princess"}, chance="Q7"
    )
    position.play("2 power 1", "2 freeze Q7", "0 play Q4")
    assert position.legal(1) == ["play Q7", "play Q7 power"]


def test_under_the_pea_princess_her_zero_must_still_be_printed_above_five():
    position = rebel(
        "once-upon-a-time", "Q9 F2 F5", "Q7 Q3 F3", "Q2 F4 F6", princesses={1: "snow-white", 2: "pea-princess"}
    )
    position.play("2 power", "0 play Q9")
    assert position.legal(1) == ["play Q7", "play Q7 power"]
    assert position.code("1 play Q3 power") == "above-five"


@BOTH
def test_her_zero_in_an_undone_trick_is_gone_and_her_power_stays_used(edition):
    position = rebel(
        "once-upon-a-time",
        "Q4 F2",
        "Q7 F3",
        "Q2 F4",
        edition=edition,
        princesses={0: "alice", 1: "snow-white"},
        chance="Q4 Q7",
    )
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2", "0 power")
    assert position.used == [True, True, False]
    position.play("0 play Q4")
    assert position.legal(1) == ["play Q7"]
    position.play("1 play Q7", "2 play Q2")
    assert position.winner == 1


def test_two_suits_do_not_mix_because_of_a_zero():
    position = rebel("once-upon-a-time", "Q4 F2", "F7 F3", "Q2 F4", princesses={0: "cinderella", 1: "snow-white"})
    position.play("0 power", "0 play Q4", "1 play F7 power", "2 play Q2")
    assert position.winner == 2


def test_the_frog_is_an_eight_and_cannot_be_zero():
    position = rebel("once-upon-a-time", "P4 F2", "P8 F3", "P2 F4", princesses={1: "snow-white"}).play("0 play P4")
    assert position.why_not("1 play P8 power").args["why"] == "above-seven"
