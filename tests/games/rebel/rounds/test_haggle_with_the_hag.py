"""Haggle with the Hag: the winner may trade a card of the hand for one of the trick."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_haggle_with_the_hag_passes_one_card_to_the_left():
    position = rebel("haggle-with-the-hag", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["Q2", "Q9"], "1": ["F2", "Q8"], "2": ["P2", "Q7"]}


def test_the_winner_may_put_a_card_of_the_hand_into_the_trick_and_take_another_but_not_the_own_one():
    position = rebel("haggle-with-the-hag", "Q4 F2 F3", "Q9 F5 F6", "Q5 F4 F7").play(
        "0 play Q4", "1 play Q9", "2 play Q5"
    )
    assert position.to_act == [1]
    assert position.legal(1) == ["haggle F5 Q4", "haggle F5 Q5", "haggle F6 Q4", "haggle F6 Q5", "no"]
    position.play("1 haggle F5 Q4")
    assert position.hand["1"] == ["F6", "Q4"]
    assert position.taken["1"] == ["F5", "Q5", "Q9"]


def test_who_won_stays_as_it_was():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q5 Q10", "Q3 F4").play("0 play Q4", "1 play Q5", "2 play Q3")
    position.play("1 haggle Q10 Q4")
    assert position.winner == 1
    assert position.leader == 1
    assert position.hand["1"] == ["Q4"]


def test_the_own_card_cannot_be_taken_out():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4").play("0 play Q4", "1 play Q9", "2 play Q5")
    refusal = position.why_not("1 haggle F5 Q9")
    assert (refusal.code, refusal.args["card"]) == ("not-among", "Q9")
    assert sorted(refusal.args["cards"]) == ["Q4", "Q5"]


def test_the_winner_may_decline():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4").play(
        "0 play Q4", "1 play Q9", "2 play Q5", "1 no"
    )
    assert position.taken["1"] == ["Q4", "Q5", "Q9"]
    assert position.to_act == [1]
    assert position.legal(1) == ["play F5"]


def test_nobody_haggles_with_an_empty_hand():
    position = rebel("haggle-with-the-hag", "Q4", "Q9", "Q5").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.over


def test_a_prince_put_into_a_trick_by_haggling_does_not_come_in():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 C5", "Q5 F4").play("0 play Q4", "1 play Q9", "2 play Q5")
    position.play("1 haggle C5 Q4")
    assert not position.princes_in
    assert position.taken["1"] == ["Q5", "Q9", "C5"]


def test_the_frog_may_be_put_in_and_taken_out():
    position = rebel("haggle-with-the-hag", "P4 F2", "P9 F5", "P8 F4", edition="classic")
    position.play("0 play P4", "1 play P9", "2 play P8", "1 haggle F5 P8")
    assert position.hand["1"] == ["P8"]
    position = rebel("haggle-with-the-hag", "P4 F2", "P9 P8", "P5 F4", edition="classic")
    position.play("0 play P4", "1 play P9", "2 play P5", "1 haggle P8 P4")
    assert "P8" in position.taken["1"]


def test_alice_decides_before_the_haggling_and_an_undone_trick_is_not_haggled_over():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "power"]
    position.play("1 power")
    assert position.to_act == [1]
    assert position.legal(1) == ["play F5", "play Q9"]


def test_alice_who_declined_haggles_like_everyone():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4", princesses={1: "alice"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 no")
    assert position.legal(1) == ["haggle F5 Q4", "haggle F5 Q5", "no"]


def test_the_winner_of_the_replay_haggles():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4", princesses={1: "alice"}, chance="Q9 Q4")
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 power", "1 play Q4", "2 play Q5", "0 play Q9")
    assert position.to_act == [0]
    assert position.legal(0) == ["haggle F2 Q4", "haggle F2 Q5", "no"]


def test_classic_pocahontas_is_asked_after_the_haggling():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4", edition="classic", princesses={1: "pocahontas"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 haggle F5 Q4")
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 0")
    assert position.to_act == [0]


def test_in_deluxe_mulan_who_swapped_and_won_may_haggle_once_more_for_the_card_she_swapped_in():
    position = rebel("haggle-with-the-hag", "Q4 F2 F3", "Q2 Q9 F5", "Q5 F4 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q2", "2 play Q5", "1 swap Q2 Q9")
    assert position.legal(1) == ["haggle F5 Q4", "haggle F5 Q5", "haggle Q2 Q4", "haggle Q2 Q5", "no"]
    position.play("1 haggle F5 Q4")
    assert position.to_act == [1]
    assert position.legal(1) == ["haggle Q2 Q9", "haggle Q4 Q9", "no"]
    position.play("1 haggle Q2 Q9")
    assert position.hand["1"] == ["Q4", "Q9"]
    assert position.taken["1"] == ["F5", "Q2", "Q5"]
    assert position.winner == 1


def test_mulan_may_make_the_second_haggle_after_declining_the_first():
    position = rebel("haggle-with-the-hag", "Q4 F2 F3", "Q2 Q9 F5", "Q5 F4 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q2", "2 play Q5", "1 swap Q2 Q9", "1 no")
    assert position.legal(1) == ["haggle F5 Q9", "haggle Q2 Q9", "no"]


def test_mulan_who_did_not_swap_haggles_once():
    position = rebel("haggle-with-the-hag", "Q4 F2 F3", "Q9 Q2 F5", "Q5 F4 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 no", "1 haggle F5 Q4")
    assert position.legal(1) == ["play Q2", "play Q4"]


def test_mulan_who_swapped_and_lost_does_not_haggle():
    position = rebel("haggle-with-the-hag", "Q4 F2 F3", "Q9 Q2 F5", "Q5 F4 F6", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q2")
    assert position.to_act == [2]
    position.play("2 no")
    assert position.to_act == [2]
    assert position.legal(2) == ["play F4", "play F6"]


def test_in_classic_mulan_haggles_once():
    position = rebel(
        "haggle-with-the-hag", "Q4 F2 F3", "Q2 Q9 F5", "Q5 F4 F6", edition="classic", princesses={1: "mulan"}
    )
    position.play("0 play Q4", "1 play Q2", "2 play Q5", "1 swap Q2 Q9", "1 haggle F5 Q4")
    assert position.legal(1) == ["play Q2", "play Q4"]


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_the_swapped_in_card_cannot_be_taken_by_the_usual_haggle(edition):
    position = rebel(
        "haggle-with-the-hag", "Q4 F2 F3", "Q2 Q9 F5", "Q5 F4 F6", edition=edition, princesses={1: "mulan"}
    )
    position.play("0 play Q4", "1 play Q2", "2 play Q5", "1 swap Q2 Q9")
    assert position.code("1 haggle F5 Q9") == "not-among"


def test_the_card_given_must_come_from_the_hand():
    position = rebel("haggle-with-the-hag", "Q4 F2", "Q9 F5", "Q5 F4").play("0 play Q4", "1 play Q9", "2 play Q5")
    refusal = position.why_not("1 haggle F2 Q4")
    assert (refusal.code, refusal.args["card"]) == ("not-in-hand", "F2")
