"""After-party: everybody sets half of the hand aside, plays the other half, then picks it up."""

from __future__ import annotations

from tests.positions import Position, rebel


def halved(**settings: object) -> Position:
    """Four cards each, the Fairies set aside."""
    position = rebel("after-party", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7", **settings)
    return position.play("0 half F2 F3", "1 half F4 F5", "2 half F6 F7")


def first_half(position: Position) -> Position:
    """Its two tricks, both won by Queens."""
    position.play("0 play Q4", "1 play Q9", "2 play Q6")
    return position.play("1 play Q3", "2 play Q7", "0 play Q2")


def test_after_party_passes_one_card_to_the_left():
    position = rebel("after-party", "F2 Q9", "P2 Q8", "Q2 Q7", passing=True)
    position.play("0 pass F2", "1 pass P2", "2 pass Q2")
    assert position.hand == {"0": ["Q2", "Q9"], "1": ["F2", "Q8"], "2": ["P2", "Q7"]}


def test_everybody_sets_half_of_the_hand_aside_at_once():
    position = rebel("after-party", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    assert position.to_act == [0, 1, 2]
    assert len(position.legal(0)) == 6
    position.play("0 half F2 F3", "1 half F4 F5")
    assert position.aside == {"0": [], "1": [], "2": []}
    position.play("2 half F6 F7")
    assert position.aside == {"0": ["F2", "F3"], "1": ["F4", "F5"], "2": ["F6", "F7"]}
    assert position.hand == {"0": ["Q2", "Q4"], "1": ["Q3", "Q9"], "2": ["Q6", "Q7"]}


def test_half_means_exactly_half():
    position = rebel("after-party", "Q4 Q2 F2 F3", "Q9 Q3 F4 F5", "Q6 Q7 F6 F7")
    refusal = position.why_not("0 half F2")
    assert (refusal.code, refusal.args["needed"], refusal.args["given"]) == ("wrong-count", 2, 1)


def test_the_half_set_aside_is_picked_up_by_its_owner():
    position = first_half(halved())
    assert position.hand == {"0": ["F2", "F3"], "1": ["F4", "F5"], "2": ["F6", "F7"]}
    assert position.leader == 2


def test_the_round_ends_after_both_halves():
    position = first_half(halved()).play("2 play F6", "0 play F2", "1 play F4", "2 play F7", "0 play F3", "1 play F5")
    assert position.over
    assert position.tricks == [0, 1, 3]


def test_cards_set_aside_do_not_count_as_held():
    position = rebel("after-party", "Q4 Q2 F2 F3", "Q9 Q3 C4 C5", "Q6 Q7 F6 F7")
    position.play("0 half F2 F3", "1 half Q3 Q9", "2 half F6 F7", "0 play Q4", "1 play C4")
    assert position.princes_in


def test_the_princes_stay_in_for_the_second_half():
    position = rebel("after-party", "Q4 F2", "C4 Q3", "Q6 C7").play("0 half F2", "1 half Q3", "2 half C7")
    position.play("0 play Q4", "1 play C4", "2 play Q6")
    assert position.princes_in
    assert position.legal(2) == ["play C7"]


def test_classic_pocahontas_may_name_who_leads_the_second_half():
    position = halved(edition="classic", princesses={2: "pocahontas"})
    position.play("0 play Q4", "1 play Q9", "2 play Q6", "1 play Q3", "2 play Q7", "0 play Q2")
    assert position.legal(2) == ["no", "power 0", "power 1"]
    position.play("2 power 0")
    assert position.to_act == [0]
    assert position.legal(0) == ["play F2", "play F3"]


def test_classic_pocahontas_is_not_asked_after_the_last_trick_of_the_second_half():
    position = rebel("after-party", "Q4 F2", "Q3 F3", "Q6 F7", edition="classic", princesses={2: "pocahontas"})
    position.play("0 half F2", "1 half F3", "2 half F7", "0 play Q4", "1 play Q3", "2 play Q6", "2 no")
    position.play("2 play F7", "0 play F2", "1 play F3")
    assert position.over


def test_alice_in_the_last_trick_of_the_first_half_leaves_the_halves_aside():
    position = rebel("after-party", "Q4 F2", "Q9 F3", "Q6 F7", princesses={1: "alice"}, chance="Q6 Q9")
    position.play("0 half F2", "1 half F3", "2 half F7", "0 play Q4", "1 play Q9", "2 play Q6", "1 power")
    assert position.hand == {"0": ["Q6"], "1": ["Q9"], "2": ["Q4"]}
    assert position.aside["0"] == ["F2"]
    position.play("1 play Q9", "2 play Q4", "0 play Q6", "1 play F3")
    assert position.trick == ["F3"]


def test_mulan_is_not_asked_with_only_her_half_set_aside():
    position = halved(princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q6", "1 no", "1 play Q3", "2 play Q7", "0 play Q2")
    assert position.winner == 2
    assert position.to_act == [2]


def test_scheherazade_reaches_only_the_half_in_the_hand():
    position = halved(princesses={1: "scheherazade"}, chance="Q2").play("1 power 0")
    assert position.legal(1) == ["return", "trade Q3", "trade Q9"]


def test_sleeping_beauty_gets_cards_of_the_half_in_the_hand():
    position = halved(princesses={1: "sleeping-beauty"}).play("1 power")
    assert position.legal(0) == ["give Q2", "give Q4"]


def test_the_little_mermaid_counts_the_half_in_the_hand():
    position = rebel("after-party", "Q4 F2", "Q9 F3", "Q6 F7", princesses={1: "little-mermaid"})
    position.play("0 half F2", "1 half F3", "2 half F7")
    assert position.to_act == [0]


def test_the_deluxe_ice_princess_counts_the_half_in_the_hand():
    position = rebel("after-party", "Q4 F2", "Q9 F3", "Q6 F7", princesses={1: "ice-princess"})
    position.play("0 half F2", "1 half F3", "2 half F7")
    assert position.to_act == [0]


def test_sleeping_beauty_is_asked_in_the_last_trick_of_a_half():
    position = rebel("after-party", "Q4 F2", "Q9 F3", "Q6 F7", princesses={1: "sleeping-beauty"})
    position.play("0 half F2", "1 half F3", "2 half F7")
    assert position.to_act == [1]


def test_hands_emptied_by_giving_to_sleeping_beauty_do_not_bring_the_halves():
    position = rebel("after-party", "Q4 F2", "Q9 F3", "Q6 F7", princesses={1: "sleeping-beauty"})
    position.play("0 half F2", "1 half F3", "2 half F7", "1 power", "0 give Q4", "1 give Q9", "2 give Q6")
    assert position.hand == {"0": [], "1": [], "2": []}
    position.play("1 keep Q4", "1 deal Q9")
    assert position.hand == {"0": ["Q9"], "1": ["Q4"], "2": ["Q6"]}
    assert position.aside["0"] == ["F2"]
