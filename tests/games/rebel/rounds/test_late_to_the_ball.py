"""Late to the Ball: everybody sets one card aside and plays it in the last trick."""

from __future__ import annotations

import pytest

from tests.positions import rebel


def test_late_to_the_ball_passes_one_card_to_the_right_before_a_card_is_set_aside():
    position = rebel("late-to-the-ball", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["P2", "Q9"], "1": ["Q2", "Q8"], "2": ["F2", "Q7"]}
    assert position.legal(0) == ["aside P2", "aside Q9"]


def test_everybody_sets_one_card_aside_at_once():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4")
    assert position.to_act == [0, 1, 2]
    position.play("1 aside F3", "0 aside F2")
    assert position.hand["0"] == ["F2", "Q4"]
    position.play("2 aside F4")
    assert position.hand == {"0": ["Q4"], "1": ["Q9"], "2": ["Q5"]}
    assert position.aside == {"0": ["F2"], "1": ["F3"], "2": ["F4"]}


def test_the_card_set_aside_is_played_in_the_last_trick():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4").play("0 aside F2", "1 aside F3", "2 aside F4")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.hand == {"0": ["F2"], "1": ["F3"], "2": ["F4"]}
    assert position.aside == {"0": [], "1": [], "2": []}
    position.play("1 play F3", "2 play F4", "0 play F2")
    assert position.over
    assert position.tricks == [0, 1, 1]


def test_the_card_set_aside_is_not_held_so_its_owner_can_be_void():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 C3", "Q5 F4").play("0 aside F2", "1 aside Q9", "2 aside F4")
    position.play("0 play Q4", "1 play C3")
    assert position.princes_in


def test_a_card_set_aside_cannot_be_played_early():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 C3", "Q5 F4").play("0 aside F2", "1 aside Q9", "2 aside F4")
    assert position.code("0 play F2") == "not-in-hand"


def test_a_late_prince_may_lead_the_last_trick_and_does_not_come_in_by_it():
    position = rebel("late-to-the-ball", "Q9 C2", "Q4 C3", "Q5 F4").play("0 aside C2", "1 aside C3", "2 aside F4")
    position.play("0 play Q9", "1 play Q4", "2 play Q5", "0 play C2")
    assert not position.princes_in
    assert position.led == "C"


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("princess", ["sleeping-beauty", "scheherazade", "ice-princess"])
def test_powers_over_hidden_cards_are_not_asked_in_the_last_trick(princess, edition):
    position = rebel(
        "late-to-the-ball",
        "Q9 F2 F9",
        "Q4 F3 F8",
        "Q5 F4 F7",
        edition=edition,
        princesses={1: princess, 2: "cinderella"},
    )
    position.play("0 aside F2", "1 aside F3", "2 aside F4")
    position.play("1 no", "2 no", "0 play Q9", "1 play Q4", "2 play Q5")
    if princess != "ice-princess" or edition == "classic":  # in deluxe she needs a seat with two cards
        position.play("1 no")
    position.play("2 no", "0 play F9", "1 play F8", "2 play F7")
    assert position.to_act == [2]  # Cinderella alone


@pytest.mark.parametrize("princess", ["cinderella", "rapunzel", "pocahontas", "pea-princess"])
def test_other_powers_before_a_trick_are_asked_in_the_last_trick(princess):
    position = rebel("late-to-the-ball", "Q9 F2", "Q4 F3", "Q5 F4", princesses={1: princess})
    position.play("0 aside F2", "1 aside F3", "2 aside F4")
    position.play("1 no", "0 play Q9", "1 play Q4", "2 play Q5")
    assert position.to_act == [1]


def test_the_replay_of_the_last_trick_asks_none_of_them_either():
    position = rebel(
        "late-to-the-ball",
        "Q9 F2",
        "Q4 F9",
        "Q5 F4",
        princesses={0: "sleeping-beauty", 1: "alice", 2: "scheherazade"},
        chance="F9 F2",
    )
    position.play("0 aside F2", "1 aside F9", "2 aside F4", "2 no", "0 no", "0 play Q9", "1 play Q4", "2 play Q5")
    position.play("0 play F2", "1 play F9", "2 play F4", "1 power")
    assert position.to_act == [1]
    assert position.legal(1) == ["play F2"]


def test_alice_in_the_trick_that_empties_the_hands_leaves_the_late_cards_aside():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "alice"}, chance="Q5 Q4")
    position.play("0 aside F2", "1 aside F3", "2 aside F4", "0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.hand == {"0": ["Q5"], "1": ["Q4"], "2": ["Q9"]}
    assert position.aside == {"0": ["F2"], "1": ["F3"], "2": ["F4"]}


def test_no_power_reaches_the_card_set_aside():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "scheherazade"})
    position.play("0 aside F2", "1 aside F3", "2 aside F4", "1 power 0")  # one card in that hand: nothing is drawn
    assert position.legal(1) == ["return", "trade Q9"]
    position.play("1 trade Q9")
    assert position.hand == {"0": ["Q9"], "1": ["Q4"], "2": ["Q5"]}


def test_the_deluxe_ice_princess_needs_two_cards_in_the_hand_not_counting_the_one_set_aside():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "ice-princess"})
    position.play("0 aside F2", "1 aside F3", "2 aside F4")
    assert position.to_act == [0]


def test_the_little_mermaid_is_not_asked_when_the_leader_holds_one_card_beside_the_one_set_aside():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "little-mermaid"})
    position.play("0 aside F2", "1 aside F3", "2 aside F4")
    assert position.to_act == [0]


def test_mulan_is_not_asked_when_only_the_card_set_aside_is_left_to_her():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 Q3", "Q5 F4", princesses={1: "mulan"})
    position.play("0 aside F2", "1 aside Q3", "2 aside F4", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 1
    assert position.to_act == [1]
    assert position.legal(1) == ["play Q3"]


def test_classic_pocahontas_may_name_who_leads_the_last_trick():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", edition="classic", princesses={1: "pocahontas"})
    position.play("0 aside F2", "1 aside F3", "2 aside F4", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 2")
    assert position.to_act == [2]


def test_a_late_card_scores_for_who_takes_it():
    position = rebel("late-to-the-ball", "Q4 P2", "Q9 P8", "Q5 P9", edition="classic")
    position.play("0 aside P2", "1 aside P8", "2 aside P9", "0 play Q4", "1 play Q9", "2 play Q5")
    position.play("1 play P8", "2 play P9", "0 play P2")
    assert position.scores == [0, 0, 5]


def test_sleeping_beauty_moves_the_hands_of_the_trick_before_the_last_and_not_the_late_cards():
    position = rebel("late-to-the-ball", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "sleeping-beauty"})
    position.play("0 aside F2", "1 aside F3", "2 aside F4", "1 power", "0 give Q4", "1 give Q9", "2 give Q5")
    position.play("1 keep Q5", "1 deal Q9")
    assert position.hand == {"0": ["Q9"], "1": ["Q5"], "2": ["Q4"]}
    assert position.aside == {"0": ["F2"], "1": ["F3"], "2": ["F4"]}
