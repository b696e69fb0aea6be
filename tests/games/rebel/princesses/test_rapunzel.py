"""Rapunzel: the leader must lead a Prince if one is held."""

from __future__ import annotations

from tests.positions import rebel

RAPUNZEL = {1: "rapunzel"}


def test_the_leader_must_lead_a_prince_and_they_do_not_come_in_by_it():
    position = rebel("once-upon-a-time", "Q4 C2 C9", "Q9 F3 F5", "Q5 F4 F6", princesses=RAPUNZEL)
    assert position.legal(1) == ["no", "power"]
    position.play("1 power")
    assert position.legal(0) == ["play C2", "play C9"]
    assert position.code("0 play Q4") == "must-lead-prince"
    position.play("0 play C2")
    assert not position.princes_in
    assert position.led == "C"


def test_followers_who_hold_princes_follow_without_bringing_them_in():
    position = rebel("once-upon-a-time", "Q4 C2", "C9 F3", "C5 F4", princesses=RAPUNZEL)
    position.play("1 power", "0 play C2", "1 play C9", "2 play C5")
    assert not position.princes_in
    assert position.legal(1) == ["play F3"]


def test_she_may_use_it_on_herself():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 C3", "Q5 F4", leader=1, princesses=RAPUNZEL).play("1 power")
    assert position.legal(1) == ["play C3"]


def test_without_a_prince_the_power_is_spent_and_the_leader_plays_as_usual():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 C3", "Q5 F4", princesses=RAPUNZEL).play("1 power")
    assert position.legal(0) == ["play F2", "play Q4"]
    assert position.used == [False, True, False]
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["play C3"]


def test_she_is_asked_whatever_the_leader_holds_and_in_the_last_trick_too():
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", princesses=RAPUNZEL)
    assert position.to_act == [1]


def test_it_binds_one_trick_only():
    position = rebel("once-upon-a-time", "Q4 C2 C9", "Q9 F3 C4", "Q5 F4 C3", princesses=RAPUNZEL)
    position.play("1 power", "0 play C9", "1 play C4", "2 play C3")
    assert position.legal(0) == ["play Q4"]


def test_princes_that_are_in_may_be_asked_for_too():
    position = rebel("once-upon-a-time", "Q9 C2 F9", "C8 F3 P4", "Q5 F4 P3", princesses=RAPUNZEL)
    position.play("1 no", "0 play Q9", "1 play C8", "2 play Q5", "1 power")
    assert position.legal(0) == ["play C2"]


def test_the_leader_whom_pocahontas_named_before_must_lead_the_prince():
    position = rebel("once-upon-a-time", "Q4 C2", "Q9 F3", "Q5 C4", princesses={1: "pocahontas", 2: "rapunzel"})
    position.play("1 power 2", "2 power")
    assert position.legal(2) == ["play C4"]


def test_in_the_replay_no_prince_has_to_be_led_and_her_power_stays_used():
    position = rebel(
        "once-upon-a-time", "Q4 C9", "C3 F3", "C5 F4", princesses={0: "alice", 1: "rapunzel"}, chance="C9 C3"
    )
    position.play("1 power", "0 play C9", "1 play C3", "2 play C5", "0 power")
    assert position.used == [True, True, False]
    assert position.legal(0) == ["play Q4"]


def test_a_void_follower_who_throws_a_prince_in_another_trick_brings_them_in_as_always():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "C5 F4", princesses=RAPUNZEL)
    position.play("1 power", "0 play Q4", "1 play Q9", "2 play C5")
    assert position.princes_in
