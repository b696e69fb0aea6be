"""Masquerade Ball: all but the leader play face down, and all cards are turned up together."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_masquerade_ball_passes_one_card_to_the_left():
    position = rebel("masquerade-ball", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["Q2", "Q9"], "1": ["F2", "Q8"], "2": ["P2", "Q7"]}


def test_all_but_the_leader_play_face_down():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 F3", "Q5 F4", "Q6 F5")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.trick == ["Q4", "?", "?"]
    assert position.led == "Q"


def test_the_cards_are_turned_up_when_the_last_has_played():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={0: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.to_act == [0]  # Mulan's window comes after the turning up
    assert position.trick == ["Q4", "Q9", "Q5"]


def test_a_face_down_card_must_follow_suit_all_the_same():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 F3", "Q5 F4").play("0 play Q4")
    assert position.code("1 play F3") == "must-follow"


def test_a_prince_of_a_void_player_comes_in_when_it_is_turned_up():
    position = rebel("masquerade-ball", "Q4 F2", "C9 F3", "Q5 F4").play("0 play Q4", "1 play C9")
    assert not position.princes_in
    position.play("2 play Q5")
    assert position.princes_in


def test_a_frozen_prince_played_face_down_comes_in_when_it_is_turned_up():
    position = rebel("masquerade-ball", "Q4 F2", "C9 Q3", "Q5 F4", princesses={2: "ice-princess"}, chance="C9")
    position.play("2 power 1", "2 freeze C9", "0 play Q4", "1 play C9")
    assert not position.princes_in
    position.play("2 play Q5")
    assert position.princes_in


def test_a_frozen_prince_that_leads_lies_face_up_and_comes_in_at_once():
    position = rebel("masquerade-ball", "Q4 C2", "C9 Q3", "Q5 F4", princesses={2: "ice-princess"}, chance="C2")
    position.play("2 power 0", "2 freeze C2", "0 play C2")
    assert position.trick == ["C2"]
    assert position.princes_in


@pytest.mark.parametrize(
    ("princess", "edition", "play"),
    [
        ("snow-white", "classic", "1 play Q5 power"),
        ("thumbelina", "deluxe", "1 play F3 power"),
        ("pea-princess", "classic", "1 play Q5 power"),
    ],
)
def test_a_power_used_with_a_face_down_card_is_announced_and_the_card_is_not(princess, edition, play):
    position = rebel("masquerade-ball", "Q4 F2", "Q5 F3", "Q9 F4", edition=edition, princesses={1: princess})
    position.play("0 play Q4", play)
    assert position.used == [False, True, False]
    assert position.trick == ["Q4", "?"]


def test_the_classic_pea_princess_binds_those_after_her_although_her_card_is_hidden():
    position = rebel("masquerade-ball", "Q4 F2", "Q2 F3", "Q9 Q3", edition="classic", princesses={1: "pea-princess"})
    position.play("0 play Q4", "1 play Q2 power")
    assert position.legal(2) == ["play Q9"]


def test_snow_whites_face_down_zero_loses():
    position = rebel("masquerade-ball", "Q4 F2", "Q7 F3", "Q2 F4", princesses={1: "snow-white"})
    position.play("0 play Q4", "1 play Q7 power", "2 play Q2")
    assert position.winner == 0


def test_mulan_swaps_a_card_that_was_played_face_down():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 Q2", "Q5 F4", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q2")
    assert position.winner == 2


def test_the_replay_after_alice_is_played_face_down_again():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 F3", "C5 F4", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 play Q4", "1 play Q9", "2 play C5", "1 power")
    assert position.princes_in  # it was turned up in the undone attempt
    position.play("1 play Q9", "2 play C5")
    assert position.trick == ["Q9", "?"]


def test_the_leader_of_the_next_trick_plays_face_up_again():
    position = rebel("masquerade-ball", "Q4 F2", "Q9 F3", "Q5 F4")
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 play F3", "2 play F4")
    assert position.trick == ["F3", "?"]
