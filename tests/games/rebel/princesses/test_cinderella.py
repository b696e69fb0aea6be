"""Cinderella: before a trick, the order of this trick is reversed from the start."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
HANDS = ("Q4 F2", "Q9 F3", "Q5 F4")


@BOTH
def test_cinderella_makes_the_lowest_card_of_the_led_suit_win(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={1: "cinderella"})
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 0


@BOTH
def test_cinderella_reverses_one_trick_only(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={1: "cinderella"})
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play Q5", "0 play F2", "1 play F3", "2 play F4")
    assert position.winner == 2


def test_a_low_card_of_another_suit_does_not_win_a_reversed_trick():
    position = rebel("once-upon-a-time", "Q4 F3", "C2 F2", "Q5 F4", princesses={1: "cinderella"})
    position.play("1 power", "0 play Q4", "1 play C2", "2 play Q5")
    assert position.winner == 0


@BOTH
def test_cinderella_is_asked_before_every_trick_until_she_used_her_power(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses={1: "cinderella"})
    assert position.to_act == [1]
    assert position.legal(1) == ["no", "power"]
    position.play("1 no", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "power"]


def test_cinderella_is_not_asked_again_in_the_round_once_she_used_her_power():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "cinderella"})
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.to_act == [0]
    assert position.used == [False, True, False]


def test_cinderella_may_reverse_the_trick_that_she_leads():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "cinderella"}).play("0 power", "0 play Q4")
    position.play("1 play Q9", "2 play Q5")
    assert position.winner == 0


def test_cinderella_is_asked_in_the_last_trick_too():
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", princesses={1: "cinderella"})
    assert position.to_act == [1]


@BOTH
def test_cinderellas_power_is_fresh_in_the_next_round(edition):
    position = rebel(
        "once-upon-a-time",
        "Q4",
        "Q9",
        "Q5",
        edition=edition,
        princesses={1: "cinderella"},
        more_rounds=("royal-decree",),
    )
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.round == "royal-decree"
    assert position.used == [False, False, False]
    assert position.to_act == [1]


@BOTH
def test_her_power_used_in_an_undone_trick_stays_used_and_its_effect_is_gone(edition):
    position = rebel(
        "once-upon-a-time", *HANDS, edition=edition, princesses={0: "alice", 1: "cinderella"}, chance="Q4 Q9"
    )
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play Q5", "0 power")
    assert position.used == [True, True, False]
    assert position.to_act == [0]
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 1


def test_cinderella_who_declined_is_asked_again_before_the_replay():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "alice", 2: "cinderella"}, chance="Q4 Q9")
    position.play("2 no", "0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.to_act == [2]
    position.play("2 power", "1 play Q9", "2 play Q5", "0 play Q4")
    assert position.winner == 0


def test_with_the_order_reversed_snow_whites_zero_is_the_best_card():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "cinderella", 2: "snow-white"})
    position.play("0 power", "0 play Q4", "1 play Q9", "2 play Q5 power")
    assert position.winner == 2


def test_the_order_changes_nothing_about_following():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "cinderella"}).play("0 power", "0 play Q4")
    assert position.legal(1) == ["play Q9"]
