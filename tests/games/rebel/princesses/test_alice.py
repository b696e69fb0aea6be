"""Alice: having won a trick without the Frog she undoes it, and its cards go back by chance."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
HANDS = ("Q4 F2", "Q9 F3", "Q5 F4")
TRICK = ("0 play Q4", "1 play Q9", "2 play Q5")
ALICE = {1: "alice"}


@BOTH
def test_the_cards_go_back_by_chance_one_each_and_she_leads(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=ALICE, chance="Q5 Q4").play(*TRICK)
    assert position.legal(1) == ["no", "power"]
    position.play("1 power")
    assert position.hand == {"0": ["F2", "Q5"], "1": ["F3", "Q4"], "2": ["F4", "Q9"]}
    assert position.leader == 1
    assert position.to_act == [1]
    assert position.trick == []
    assert position.tricks == [0, 0, 0]
    assert position.taken == {"0": [], "1": [], "2": []}


def test_the_draws_begin_with_seat_0_whoever_led():
    position = rebel("once-upon-a-time", *HANDS, leader=2, princesses=ALICE, chance="Q9 Q5")
    position.play("2 play Q5", "0 play Q4", "1 play Q9", "1 power")
    assert position.hand == {"0": ["F2", "Q9"], "1": ["F3", "Q5"], "2": ["F4", "Q4"]}


def test_alice_may_lead_another_card_in_the_replay():
    position = rebel("once-upon-a-time", *HANDS, princesses=ALICE, chance="Q4 Q9").play(*TRICK, "1 power")
    assert position.legal(1) == ["play F3", "play Q9"]


def test_alice_is_not_asked_when_she_did_not_win():
    position = rebel("once-upon-a-time", *HANDS, princesses={2: "alice"}).play(*TRICK)
    assert position.to_act == [1]
    assert position.legal(1) == ["play F3"]


@BOTH
def test_alice_is_not_asked_when_the_frog_lies_in_the_trick(edition):
    position = rebel("once-upon-a-time", "P4 F2", "P9 F3", "P8 F4", edition=edition, princesses=ALICE)
    position.play("0 play P4", "1 play P9", "2 play P8")
    assert position.legal(1) == ["play F3"]


def test_declining_the_trick_stands_and_she_is_asked_again_when_she_wins_again():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F9", "Q5 F4", princesses=ALICE).play(*TRICK, "1 no")
    assert position.taken["1"] == ["Q4", "Q5", "Q9"]
    position.play("1 play F9", "2 play F4", "0 play F2")
    assert position.legal(1) == ["no", "power"]


def test_once_in_a_round_so_the_replay_stands():
    position = rebel("once-upon-a-time", *HANDS, princesses=ALICE, chance="Q4 Q9").play(*TRICK, "1 power")
    position.play("1 play Q9", "2 play Q5", "0 play Q4")
    assert position.winner == 1
    assert position.tricks == [0, 1, 0]
    assert position.used == [False, True, False]


@BOTH
def test_alice_may_undo_the_last_trick_of_a_round(edition):
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", edition=edition, princesses=ALICE, chance="Q9 Q4")
    position.play(*TRICK, "1 power")
    assert not position.over
    position.play("1 play Q4", "2 play Q5", "0 play Q9")
    assert position.over
    assert position.tricks == [1, 0, 0]


@BOTH
def test_the_princes_that_came_in_with_the_undone_trick_stay_in(edition):
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "C5 F4", edition=edition, princesses=ALICE, chance="Q4 Q9")
    position.play("0 play Q4", "1 play Q9", "2 play C5", "1 power")
    assert position.princes_in
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "C5 F4", edition=edition, princesses=ALICE, chance="Q4 C5")
    position.play("0 play Q4", "1 play Q9", "2 play C5", "1 power")
    assert position.legal(1) == ["play C5", "play F3"]


def test_princes_brought_in_by_a_frozen_prince_stay_in_and_nothing_is_frozen_any_more():
    position = rebel(
        "once-upon-a-time", "Q4 C2", "C9 F3", "Q5 F4", princesses={1: "alice", 2: "ice-princess"}, chance="C2 C2 C9"
    )
    position.play("2 power 0", "2 freeze C2", "0 play C2", "1 play C9", "2 play F4")
    assert position.princes_in
    position.play("1 power")
    assert position.princes_in
    assert position.hand["0"] == ["Q4", "C2"]
    assert position.to_act == [1]
    position.play("1 play C9", "2 play F4")
    assert position.code("0 play Q4") == "must-follow"
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "alice", 2: "ice-princess"}, chance="Q4 Q4 Q9"
    )
    position.play("2 power 0", "2 freeze Q4", *TRICK, "1 power", "1 play F3", "2 play F4")
    assert position.legal(0) == ["play F2"]


def test_princes_led_by_who_holds_nothing_else_do_not_come_in_by_being_undone():
    position = rebel("once-upon-a-time", "C4 C2", "C9 F3", "C5 F4", princesses=ALICE, chance="C4 C9")
    position.play("0 play C4", "1 play C9", "2 play C5", "1 power")
    assert not position.princes_in
    assert position.legal(1) == ["play F3"]


def test_the_card_that_mulan_swapped_in_goes_back_with_the_others_and_the_old_one_stays_with_her():
    position = rebel(
        "once-upon-a-time", "Q4 F2 F5", "Q9 F3 F6", "Q5 Q2 F7", princesses={1: "alice", 2: "mulan"}, chance="Q2 Q4"
    )
    position.play(*TRICK, "2 swap Q5 Q2", "1 power")
    assert position.hand == {"0": ["F2", "F5", "Q2"], "1": ["F3", "F6", "Q4"], "2": ["F7", "Q5", "Q9"]}
    assert position.used == [False, True, True]


def test_all_windows_before_a_trick_come_again_before_the_replay_left_of_alice_first():
    position = rebel(
        "once-upon-a-time", *HANDS, princesses={0: "cinderella", 1: "alice", 2: "pea-princess"}, chance="Q4 Q9"
    )
    position.play("2 no", "0 no", *TRICK, "1 power")
    assert position.to_act == [2]
    position.play("2 no")
    assert position.to_act == [0]
    position.play("0 no")
    assert position.to_act == [1]


def test_what_blocked_a_princess_in_the_undone_trick_blocks_no_more():
    position = rebel(
        "once-upon-a-time", *HANDS, "Q6 F6", princesses={1: "alice", 2: "rapunzel", 3: "pocahontas"}, chance="Q4 Q9 Q5"
    )
    position.play("2 power", *TRICK, "3 play Q6", "1 power")
    assert position.to_act == [3]  # Pocahontas was not asked after Rapunzel, and is now
    assert position.used == [False, True, True, False]


def test_thumbelinas_card_off_suit_may_come_to_anybody():
    position = rebel("once-upon-a-time", *HANDS, princesses={1: "alice", 2: "thumbelina"}, chance="F4 Q4")
    position.play("0 play Q4", "1 play Q9", "2 play F4 power", "1 power")
    assert position.hand == {"0": ["F2", "F4"], "1": ["F3", "Q4"], "2": ["Q5", "Q9"]}
    position.play("1 play F3")
    assert position.why_not("2 play Q9 power").code == "power-used"


def test_deluxe_the_seat_that_began_the_round_is_the_same_after_alice_led_its_first_trick():
    position = rebel(
        "once-upon-a-time", "Q4", "Q9", "Q5", princesses=ALICE, chance="Q4 Q9", more_rounds=("royal-decree",)
    )
    position.play(*TRICK, "1 power", "1 play Q9", "2 play Q5", "0 play Q4")
    assert position.totals == [0, 0, 0]
    assert position.leader == 1  # left of seat 0, which was to lead


def test_alice_is_asked_before_classic_pocahontas_or_anybody_leads_on():
    position = rebel("once-upon-a-time", *HANDS, edition="classic", princesses=ALICE).play(*TRICK)
    assert position.to_act == [1]
    assert position.trick == ["Q4", "Q9", "Q5"]
    assert position.led == "Q"
