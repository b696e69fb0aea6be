"""Blind Man's Bluff: the half set aside goes to the right neighbour, who plays it."""

from __future__ import annotations

from tests.positions import rebel


def test_blind_mans_bluff_passes_one_card_to_the_right():
    position = rebel("blind-mans-bluff", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["P2", "Q9"], "1": ["Q2", "Q8"], "2": ["F2", "Q7"]}


def test_the_half_set_aside_goes_to_the_right_neighbour_when_all_hands_are_empty():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7", "Q5 F8").play("0 half F2", "1 half P3", "2 half C7")
    position.play("3 half F8")
    assert position.aside == {"0": ["F2"], "1": ["P3"], "2": ["C7"], "3": ["F8"]}
    position.play("0 play Q4", "1 play Q9", "2 play Q6", "3 play Q5")
    assert position.hand == {"0": ["P3"], "1": ["C7"], "2": ["F8"], "3": ["F2"]}
    assert position.aside == {"0": [], "1": [], "2": [], "3": []}


def test_who_won_the_first_half_leads_from_the_half_received():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7").play("0 half F2", "1 half P3", "2 half C7")
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    assert position.legal(1) == ["play C7"]
    position.play("1 play C7")
    assert not position.princes_in


def test_everybody_sets_half_aside_at_once_and_exactly_half():
    position = rebel("blind-mans-bluff", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    assert position.to_act == [0, 1, 2]
    assert position.code("1 half F4 F5 Q3") == "wrong-count"
    assert len(position.legal(1)) == 6


def test_a_larger_half_goes_over_whole():
    position = rebel("blind-mans-bluff", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7", edition="classic")
    position.play("0 half F2 F3", "1 half F4 F5", "2 half F6 F7", "0 play Q4", "1 play Q9", "2 play Q6")
    position.play("1 play Q3", "2 play Q7", "0 play Q2")
    assert position.hand == {"0": ["F4", "F5"], "1": ["F6", "F7"], "2": ["F2", "F3"]}


def test_cards_set_aside_are_out_of_reach_of_scheherazade():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7", princesses={1: "scheherazade"})
    position.play("0 half F2", "1 half P3", "2 half C7", "1 power 2", "1 trade Q9")
    assert position.hand == {"0": ["Q4"], "1": ["Q6"], "2": ["Q9"]}


def test_alice_in_the_last_trick_of_the_first_half_hands_nothing_over():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 half F2", "1 half P3", "2 half C7", "0 play Q4", "1 play Q9", "2 play Q6", "1 power")
    assert position.aside == {"0": ["F2"], "1": ["P3"], "2": ["C7"]}
    assert position.hand["0"] == ["Q4"]


def test_classic_pocahontas_may_name_who_leads_the_second_half():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7", edition="classic", princesses={1: "pocahontas"})
    position.play("0 half F2", "1 half P3", "2 half C7", "0 play Q4", "1 play Q9", "2 play Q6", "1 power 2")
    assert position.legal(2) == ["play F2"]


def test_mulan_is_not_asked_with_only_her_half_set_aside():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 Q3", "Q6 C7", princesses={1: "mulan"})
    position.play("0 half F2", "1 half Q3", "2 half C7", "0 play Q4", "1 play Q9", "2 play Q6")
    assert position.to_act == [1]
    assert position.legal(1) == ["play C7"]


def test_the_powers_of_the_second_half_reach_the_half_received():
    position = rebel("blind-mans-bluff", "Q4 F2", "Q9 P3", "Q6 C7", princesses={0: "scheherazade"})
    position.play("0 half F2", "1 half P3", "2 half C7", "0 no", "0 play Q4", "1 play Q9", "2 play Q6")
    position.play("0 power 1", "0 trade P3")
    assert position.hand == {"0": ["C7"], "1": ["P3"], "2": ["F2"]}


def test_the_princes_stay_in_for_the_second_half():
    position = rebel("blind-mans-bluff", "Q4 F2", "C9 P3", "Q6 C7").play("0 half F2", "1 half P3", "2 half C7")
    position.play("0 play Q4", "1 play C9", "2 play Q6")
    assert position.princes_in
