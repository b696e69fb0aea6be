"""Musical Chairs: after each finished trick everybody passes one card to the right."""

from __future__ import annotations

from tests.positions import rebel


def test_musical_chairs_passes_one_card_to_the_right_at_the_start():
    position = rebel("musical-chairs", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["P2", "Q9"], "1": ["Q2", "Q8"], "2": ["F2", "Q7"]}


def test_after_a_trick_everybody_gives_one_card_to_the_right_at_once():
    position = rebel("musical-chairs", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.to_act == [0, 1, 2]
    assert position.legal(1) == ["give P2", "give P3"]
    position.play("2 give C2", "0 give F2")
    assert position.hand["1"] == ["P2", "P3"]
    position.play("1 give P2")
    assert position.hand == {"0": ["F3", "P2"], "1": ["P3", "C2"], "2": ["F2", "C3"]}


def test_who_won_leads_after_the_pass_and_may_lead_the_card_received():
    position = rebel("musical-chairs", "Q4 F2", "Q9 P2", "Q5 C2").play("0 play Q4", "1 play Q9", "2 play Q5")
    position.play("0 give F2", "1 give P2", "2 give C2")
    assert position.leader == 1
    assert position.legal(1) == ["play C2"]  # nothing else is held
    position.play("1 play C2")
    assert not position.princes_in


def test_no_card_is_passed_after_the_last_trick():
    position = rebel("musical-chairs", "Q4", "Q9", "Q5").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.over


def test_no_card_is_passed_after_a_trick_that_alice_undid():
    position = rebel("musical-chairs", "Q4 F2", "Q9 P2", "Q5 C2", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.to_act == [1]
    position.play("1 play Q9", "2 play Q5", "0 play Q4")
    assert position.to_act == [0, 1, 2]
    assert position.legal(0) == ["give F2"]


def test_powers_before_a_trick_are_asked_after_the_pass():
    position = rebel("musical-chairs", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={2: "cinderella"})
    position.play("2 no", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(2) == ["give C2", "give C3"]
    position.play("0 give F2", "1 give P2", "2 give C2")
    assert position.to_act == [2]
    assert position.legal(2) == ["no", "power"]


def test_a_card_received_may_be_frozen():
    position = rebel("musical-chairs", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={2: "ice-princess"}, chance="P2")
    position.play("2 no", "0 play Q4", "1 play Q9", "2 play Q5", "0 give F2", "1 give P2", "2 give C2")
    position.play("2 power 0")
    assert position.legal(2) == ["freeze F3", "freeze P2"]


def test_the_prince_that_is_passed_on_does_not_come_in():
    position = rebel("musical-chairs", "Q4 F2", "Q9 P2", "Q5 C2").play("0 play Q4", "1 play Q9", "2 play Q5")
    position.play("0 give F2", "1 give P2", "2 give C2")
    assert not position.princes_in


def test_classic_pocahontas_names_the_leader_before_the_cards_are_passed():
    position = rebel("musical-chairs", "Q4 F2", "Q9 P2", "Q5 C2", edition="classic", princesses={1: "pocahontas"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 power 0")
    assert position.to_act == [0, 1, 2]
    position.play("0 give F2", "1 give P2", "2 give C2")
    assert position.to_act == [0]
    assert position.legal(0) == ["play P2"]


def test_mulan_passes_on_the_card_she_took_back_if_she_likes():
    position = rebel("musical-chairs", "Q4 F2", "Q9 Q2", "Q5 C2", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q2")
    assert position.legal(1) == ["give Q9"]


def test_no_card_is_passed_after_the_replay_of_the_last_trick():
    position = rebel("musical-chairs", "Q4", "Q9", "Q5", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 power", "1 play Q9", "2 play Q5", "0 play Q4")
    assert position.over
