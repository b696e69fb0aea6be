"""Sleeping Beauty: everybody gives her a card, she keeps one, the others go round."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
HANDS = ("Q4 F2", "Q7 F3", "Q2 F4", "Q6 F6")
BEAUTY = {1: "sleeping-beauty"}
GIVEN = ("1 power", "0 give Q4", "1 give Q7", "2 give Q2", "3 give Q6")


@BOTH
def test_everybody_gives_her_a_card_at_once_and_she_too(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=BEAUTY).play("1 power")
    assert position.to_act == [0, 1, 2, 3]
    assert position.legal(1) == ["give F3", "give Q7"]
    position.play("0 give Q4", "3 give Q6", "1 give Q7")
    assert position.hand["0"] == ["F2", "Q4"]
    assert position.code("0 give F2") == "already-chosen"


@BOTH
def test_the_cards_given_are_in_no_hand_until_she_has_dealt_the_last(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=BEAUTY).play(*GIVEN)
    assert position.hand == {"0": ["F2"], "1": ["F3"], "2": ["F4"], "3": ["F6"]}


@BOTH
def test_she_keeps_any_one_of_the_cards_given(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=BEAUTY).play(*GIVEN)
    assert position.to_act == [1]
    assert position.legal(1) == ["keep Q2", "keep Q4", "keep Q6", "keep Q7"]
    assert position.code("1 keep F3") == "not-among"
    assert position.code("1 no") == "wrong-kind"


def test_classic_the_other_cards_go_to_the_other_seats_by_chance():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=BEAUTY, chance="Q6 Q7")
    position.play(*GIVEN, "1 keep Q2")
    assert position.hand == {"0": ["F2", "Q6"], "1": ["F3", "Q2"], "2": ["F4", "Q7"], "3": ["F6", "Q4"]}
    assert position.to_act == [0]


def test_deluxe_she_deals_the_rest_as_she_likes_the_last_by_itself():
    position = rebel("once-upon-a-time", *HANDS, princesses=BEAUTY).play(*GIVEN, "1 keep Q2")
    assert position.to_act == [1]
    assert position.legal(1) == ["deal Q4", "deal Q6", "deal Q7"]
    position.play("1 deal Q7")
    assert position.legal(1) == ["deal Q4", "deal Q6"]
    assert position.code("1 deal Q7") == "not-among"
    position.play("1 deal Q6")
    assert position.hand == {"0": ["F2", "Q7"], "1": ["F3", "Q2"], "2": ["F4", "Q6"], "3": ["F6", "Q4"]}
    assert position.to_act == [0]


def test_deluxe_three_seats_leave_one_card_to_deal():
    position = rebel("once-upon-a-time", *HANDS[:3], princesses=BEAUTY).play(
        "1 power", "0 give Q4", "1 give Q7", "2 give Q2"
    )
    position.play("1 keep Q7", "1 deal Q4")
    assert position.hand == {"0": ["F2", "Q4"], "1": ["F3", "Q7"], "2": ["F4", "Q2"]}


@BOTH
def test_she_is_asked_before_every_trick_in_which_all_hold_a_card_the_last_one_too(edition):
    position = rebel("once-upon-a-time", "Q4", "Q7", "Q2", edition=edition, princesses=BEAUTY)
    assert position.legal(1) == ["no", "power"]


@BOTH
def test_once_in_a_round(edition):
    chance = "Q4 Q2" if edition == "classic" else ""
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=BEAUTY, chance=chance)
    position.play(*GIVEN, "1 keep Q7")
    if edition == "deluxe":
        position.play("1 deal Q4", "1 deal Q2")
    position.play("0 play Q4", "1 play Q7", "2 play Q2", "3 play Q6")
    assert position.used == [False, True, False, False]
    assert position.legal(1) == ["play F3"]


def test_a_prince_given_round_does_not_come_in():
    position = rebel("once-upon-a-time", "C4 F2", "Q7 F3", "Q2 F4", princesses=BEAUTY)
    position.play("1 power", "0 give C4", "1 give Q7", "2 give Q2", "1 keep C4", "1 deal Q7")
    assert not position.princes_in


def test_the_frog_may_be_given_and_kept():
    position = rebel("once-upon-a-time", "P8 F2", "Q7 F3", "Q2 F4", princesses=BEAUTY)
    position.play("1 power", "0 give P8", "1 give Q7", "2 give Q2", "1 keep P8", "1 deal Q7")
    assert position.hand["1"] == ["F3", "P8"]


def test_the_windows_after_hers_are_asked_when_the_cards_are_dealt():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "sleeping-beauty", 2: "cinderella"}).play(*GIVEN)
    position.play("1 keep Q2", "1 deal Q7", "1 deal Q6")
    assert position.to_act == [2]


@BOTH
def test_cards_moved_before_an_undone_trick_stay_where_they_are(edition):
    chance = "Q7 Q4 Q7" if edition == "classic" else "Q4 Q7"
    position = rebel(
        "once-upon-a-time",
        "Q4 F2",
        "Q7 F3",
        "Q2 F4",
        edition=edition,
        princesses={0: "alice", 1: "sleeping-beauty"},
        chance=chance,
    )
    position.play("1 power", "0 give Q4", "1 give Q7", "2 give Q2", "1 keep Q4")
    if edition == "deluxe":
        position.play("1 deal Q7")
    position.play("0 play Q7", "1 play Q4", "2 play Q2", "0 power")
    assert position.hand == {"0": ["F2", "Q4"], "1": ["F3", "Q7"], "2": ["F4", "Q2"]}
    assert position.used == [True, True, False]
    assert position.to_act == [0]


def test_a_void_is_judged_with_the_cards_after_her_dealing():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "C2 Q9", princesses=BEAUTY)
    position.play("1 power", "0 give F2", "1 give Q7", "2 give Q9", "1 keep Q9", "1 deal Q7", "0 play Q4", "1 play Q9")
    position.play("2 play C2")
    assert position.princes_in
