"""Pocahontas: in classic the winner names who leads next, in deluxe she names who leads this trick."""

from __future__ import annotations

from tests.positions import rebel

POCAHONTAS = {1: "pocahontas"}


def test_classic_having_won_a_trick_she_may_name_another_seat_to_lead():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition="classic", princesses=POCAHONTAS)
    position.play("0 play Q4", "1 play Q7", "2 play Q2")
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 2")
    assert position.winner == 1
    assert position.taken["1"] == ["Q2", "Q4", "Q7"]
    assert position.leader == 2
    assert position.to_act == [2]


def test_classic_she_cannot_name_herself():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", edition="classic", princesses=POCAHONTAS)
    position.play("0 play Q4", "1 play Q7", "2 play Q2")
    assert position.code("1 power 1") == "seat-not-allowed"


def test_classic_she_is_not_asked_before_a_trick_nor_when_another_wins():
    position = rebel("once-upon-a-time", "Q4 F2", "Q3 F3", "Q2 F4", edition="classic", princesses=POCAHONTAS)
    assert position.to_act == [0]
    position.play("0 play Q4", "1 play Q3", "2 play Q2")
    assert position.to_act == [0]
    assert position.legal(0) == ["play F2"]


def test_classic_she_is_not_asked_after_the_last_trick():
    position = rebel("once-upon-a-time", "Q4", "Q7", "Q2", edition="classic", princesses=POCAHONTAS)
    position.play("0 play Q4", "1 play Q7", "2 play Q2")
    assert position.over


def test_classic_declining_she_leads_and_is_asked_again_when_she_wins_again():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q7 F9 P3", "Q2 F4 P4", edition="classic", princesses=POCAHONTAS)
    position.play("0 play Q4", "1 play Q7", "2 play Q2", "1 no", "1 play F9", "2 play F4", "0 play F2")
    assert position.legal(1) == ["no", "power 0", "power 2"]


def test_classic_once_in_a_round():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q7 F9 P3", "Q2 F4 P4", edition="classic", princesses=POCAHONTAS)
    position.play("0 play Q4", "1 play Q7", "2 play Q2", "1 power 0", "0 play F2", "1 play F9", "2 play F4")
    assert position.legal(1) == ["play P3"]


def test_classic_the_winner_of_the_last_trick_leads_the_next_round_whomever_she_named_before():
    position = rebel(
        "once-upon-a-time",
        "Q4 F2",
        "Q7 F9",
        "Q2 F4",
        edition="classic",
        princesses=POCAHONTAS,
        more_rounds=("invitation",),
    )
    position.play("0 play Q4", "1 play Q7", "2 play Q2", "1 power 0", "0 play F2", "1 play F9", "2 play F4")
    assert position.round == "invitation"
    assert position.leader == 1


def test_deluxe_before_a_trick_she_names_any_seat_but_the_one_that_leads_anyway():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses=POCAHONTAS)
    assert position.legal(1) == ["no", "power 1", "power 2"]
    assert position.code("1 power 0") == "seat-not-allowed"
    position.play("1 power 2")
    assert position.leader == 2
    assert position.to_act == [2]


def test_deluxe_she_may_name_herself():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses=POCAHONTAS).play("1 power 1")
    assert position.to_act == [1]


def test_deluxe_who_leads_herself_may_give_the_lead_away():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", leader=1, princesses=POCAHONTAS)
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 0", "0 play Q4")
    assert position.to_act == [1]


def test_deluxe_she_is_not_asked_after_winning():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses=POCAHONTAS)
    position.play("1 no", "0 play Q4", "1 play Q7", "2 play Q2")
    assert position.legal(1) == ["no", "power 0", "power 2"]  # the window before the next trick, which she leads
    position.play("1 no", "1 play F3", "2 play F4", "0 play F2")
    assert position.over


def test_deluxe_the_winner_leads_the_trick_after_as_usual():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses=POCAHONTAS)
    position.play("1 power 2", "2 play Q2", "0 play Q4", "1 play Q7")
    assert position.to_act == [1]
    assert position.legal(1) == ["play F3"]
    assert position.used == [False, True, False]


def test_deluxe_she_may_move_the_lead_to_a_frozen_seat_which_leads_the_frozen_card():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses={1: "ice-princess", 2: "pocahontas"}, chance="F4"
    )
    position.play("1 power 2", "1 freeze F4", "2 power 2")
    assert position.to_act == [2]
    assert position.legal(2) == ["play F4"]


def test_deluxe_she_may_move_the_lead_away_from_a_frozen_seat_which_plays_it_at_its_turn():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses={1: "ice-princess", 2: "pocahontas"}, chance="F2"
    )
    position.play("1 power 0", "1 freeze F2", "2 power 2", "2 play Q2")
    assert position.to_act == [0]
    assert position.legal(0) == ["play F2"]


def test_deluxe_alice_leads_the_replay_although_pocahontas_had_named_another():
    position = rebel(
        "once-upon-a-time", "Q9 F2", "Q7 F3", "Q2 F4", princesses={0: "alice", 1: "pocahontas"}, chance="Q9 Q7"
    )
    position.play("1 power 2", "2 play Q2", "0 play Q9", "1 play Q7", "0 power")
    assert position.to_act == [0]
    assert position.leader == 0
    assert position.used == [True, True, False]


def test_deluxe_she_is_asked_again_before_the_replay_when_her_power_is_unused():
    position = rebel(
        "once-upon-a-time", "Q9 F2", "Q7 F3", "Q2 F4", princesses={0: "alice", 1: "pocahontas"}, chance="Q9 Q7"
    )
    position.play("1 no", "0 play Q9", "1 play Q7", "2 play Q2", "0 power")
    assert position.legal(1) == ["no", "power 1", "power 2"]


def test_a_princess_on_the_new_leader_is_still_bound_by_the_princes():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "C2 F4", princesses=POCAHONTAS).play("1 power 2")
    assert position.legal(2) == ["play F4"]


def test_a_seat_must_be_named_with_the_power():
    position = rebel("once-upon-a-time", "Q4 F2", "Q7 F3", "Q2 F4", princesses=POCAHONTAS)
    assert position.code("1 power") == "wrong-kind"
    assert position.code("1 power Q") == "wrong-kind"
