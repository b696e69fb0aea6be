"""The Little Mermaid: before a trick she names the suit that the leader must lead."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
MERMAID = {1: "little-mermaid"}


@BOTH
def test_the_leader_must_lead_the_named_suit_if_held(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition=edition, princesses=MERMAID)
    position.play("1 power F")
    assert position.legal(0) == ["play F2"]
    refusal = position.why_not("0 play Q4")
    assert (refusal.code, refusal.args["suit"]) == ("forced-suit", "F")


@BOTH
def test_princes_may_be_named_only_when_they_are_in(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "C7 F3", "Q2 F4", edition=edition, princesses=MERMAID)
    assert position.legal(1) == ["no", "power F", "power P", "power Q"]
    assert position.why_not("1 power C").args["suit"] == "C"
    assert position.code("1 power C") == "suit-not-allowed"


@BOTH
def test_princes_that_are_in_may_be_named_and_must_be_led(edition):
    position = rebel("once-upon-a-time", "Q4 F2 C5", "C7 F3 F6", "Q2 F4 F5", edition=edition, princesses=MERMAID)
    position.play("1 no", "0 play Q4", "1 play C7", "2 play Q2")
    assert position.legal(1) == ["no", "power C", "power F", "power P", "power Q"]
    position.play("1 power C")
    assert position.legal(0) == ["play C5"]


@BOTH
def test_she_is_not_asked_when_she_leads(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition=edition, leader=1, princesses=MERMAID)
    assert position.legal(1) == ["play F3", "play Q7"]


@BOTH
def test_she_is_not_asked_when_the_leader_holds_one_card(edition):
    position = rebel("once-upon-a-time", "Q4", "Q7", "Q2", edition=edition, princesses=MERMAID)
    assert position.to_act == [0]


@BOTH
def test_a_suit_must_be_named_with_the_power(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition=edition, princesses=MERMAID)
    assert position.code("1 power") == "wrong-kind"
    assert position.code("1 power 0") == "wrong-kind"


@BOTH
def test_her_song_binds_one_trick_only_and_comes_once_a_round(edition):
    position = rebel("once-upon-a-time", "Q4 F2 F9", "Q7 F3 P2", "Q2 F4 P3", edition=edition, princesses=MERMAID)
    position.play("1 power Q", "0 play Q4", "1 play Q7", "2 play Q2")
    assert position.used == [False, True, False]
    assert position.legal(1) == ["play F3", "play P2"]


def test_classic_a_leader_without_the_suit_plays_as_usual():
    position = rebel("once-upon-a-time", "Q4 F2 C2", "Q7 F3 P2", "Q2 F4 P3", edition="classic", princesses=MERMAID)
    position.play("1 power P")
    assert position.to_act == [0]
    assert position.legal(0) == ["play F2", "play Q4"]
    assert position.code("0 play C2") == "princes-not-in"
    assert position.used == [False, True, False]


def test_deluxe_a_suit_named_in_vain_must_be_followed_by_another():
    position = rebel("once-upon-a-time", "Q4 F2 C2", "Q7 F3 P2", "Q2 F4 P3", princesses=MERMAID).play("1 power P")
    assert position.to_act == [1]
    assert position.legal(1) == ["power F", "power Q"]
    assert position.code("1 no") == "wrong-kind"
    assert position.code("1 power P") == "suit-not-allowed"
    assert position.code("1 power C") == "suit-not-allowed"
    position.play("1 power F")
    assert position.legal(0) == ["play F2"]


def test_deluxe_the_last_suit_that_may_be_named_is_taken_by_itself():
    position = rebel("once-upon-a-time", "Q4 Q5 C2", "Q7 F3 P2", "Q2 F4 P3", princesses=MERMAID)
    position.play("1 power P", "1 power F")
    assert position.to_act == [0]
    assert position.legal(0) == ["play Q4", "play Q5"]


def test_deluxe_three_suits_in_vain_leave_the_princes_played_or_not():
    position = rebel("once-upon-a-time", "C4 C5 C2", "Q7 F3 P2", "Q2 F4 P3", princesses=MERMAID)
    position.play("1 power Q", "1 power F")
    assert position.to_act == [0]
    assert position.legal(0) == ["play C2", "play C4", "play C5"]
    position.play("0 play C2")
    assert not position.princes_in


def test_deluxe_with_the_princes_in_the_fourth_suit_is_taken_by_itself():
    position = rebel("once-upon-a-time", "Q4 C5 C2", "C7 F3 P2", "Q2 F4 P3", princesses=MERMAID)
    position.play("1 no", "0 play Q4", "1 play C7", "2 play Q2", "1 power Q")
    assert position.legal(1) == ["power C", "power F", "power P"]
    position.play("1 power F")
    assert position.legal(1) == ["power C", "power P"]
    position.play("1 power P")
    assert position.to_act == [0]
    assert position.legal(0) == ["play C2", "play C5"]


def test_deluxe_with_the_princes_in_they_may_be_named_in_vain():
    position = rebel("once-upon-a-time", "Q4 F5 F2", "C7 F3 P2", "Q2 F4 P3", princesses=MERMAID)
    position.play("1 no", "0 play Q4", "1 play C7", "2 play Q2", "1 power C")
    assert position.legal(1) == ["power F", "power P", "power Q"]


def test_princes_may_be_named_once_one_has_been_played_though_they_are_not_in():
    position = rebel("once-upon-a-time", "C2 C3 C4", "C7 F3 F2", "C9 F4 F5", princesses=MERMAID)
    position.play("1 no", "0 play C2", "1 play C7", "2 play C9")
    assert not position.princes_in
    assert position.legal(1) == ["no", "power C", "power F", "power P", "power Q"]


def test_naming_several_suits_is_one_use():
    position = rebel("once-upon-a-time", "Q4 F2 C2", "Q7 F3 P2", "Q2 F4 P3", princesses=MERMAID)
    position.play("1 power P", "1 power Q", "0 play Q4", "1 play Q7", "2 play Q2")
    assert position.to_act == [1]
    assert position.legal(1) == ["play F3", "play P2"]


@BOTH
def test_the_suit_named_in_an_undone_trick_no_longer_binds(edition):
    position = rebel(
        "once-upon-a-time",
        "Q9 F2",
        "Q7 F3",
        "Q2 F4",
        edition=edition,
        princesses={0: "alice", 1: "little-mermaid"},
        chance="Q9 Q7",
    )
    position.play("1 power Q", "0 play Q9", "1 play Q7", "2 play Q2", "0 power")
    assert position.used == [True, True, False]
    assert position.legal(0) == ["play F2", "play Q9"]


def test_under_the_pea_princess_the_named_suit_comes_first():
    position = rebel(
        "once-upon-a-time", "Q4 Q9 F7", "Q7 F3 P2", "Q2 F4 P3", princesses={1: "little-mermaid", 2: "pea-princess"}
    )
    position.play("1 power Q", "2 power")
    assert position.legal(0) == ["play Q9"]


def test_under_the_pea_princess_a_named_suit_without_high_cards_is_led_low():
    position = rebel(
        "once-upon-a-time", "Q4 Q3 F7", "Q7 F3 P2", "Q2 F4 P3", princesses={1: "little-mermaid", 2: "pea-princess"}
    )
    position.play("1 power Q", "2 power")
    assert position.legal(0) == ["play Q3", "play Q4"]


def test_the_song_is_for_the_leader_whom_pocahontas_named():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", "Q6 F6", princesses={1: "pocahontas", 2: "little-mermaid"}
    )
    position.play("1 power 3", "2 power F")
    assert position.to_act == [3]
    assert position.legal(3) == ["play F6"]


def test_her_song_binds_only_the_leader():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "P2 F4", princesses=MERMAID).play("1 power Q", "0 play Q4")
    position.play("1 play Q7")
    assert position.legal(2) == ["play F4", "play P2"]
