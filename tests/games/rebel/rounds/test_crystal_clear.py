"""Crystal Clear: everybody names a suit held, and all its cards lie open for the rest of the round."""

from __future__ import annotations

from tests.positions import rebel


def test_crystal_clear_passes_two_cards_to_the_right_before_suits_are_shown():
    position = rebel("crystal-clear", "F2 F3 Q9", "P2 P3 Q8", "Q2 Q3 Q7", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand == {"0": ["P2", "P3", "Q9"], "1": ["Q2", "Q3", "Q8"], "2": ["F2", "F3", "Q7"]}
    assert position.legal(0) == ["show P", "show Q"]


def test_everybody_names_a_suit_at_once_and_all_cards_of_it_lie_open():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3")
    assert position.to_act == [0, 1, 2]
    position.play("0 show F", "2 show C")
    assert position.open == {"0": [], "1": [], "2": []}
    position.play("1 show Q")
    assert position.open == {"0": ["F2", "F3"], "1": ["Q9"], "2": ["C2", "C3"]}


def test_only_a_suit_that_is_held_may_be_shown():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3")
    assert position.legal(0) == ["show F", "show Q"]
    refusal = position.why_not("0 show C")
    assert (refusal.code, refusal.args["suit"]) == ("suit-not-allowed", "C")


def test_open_cards_belong_to_the_hand_and_are_played_from_it():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3").play("0 show F", "1 show P", "2 show C")
    assert position.hand["0"] == ["F2", "F3", "Q4"]
    position.play("0 play F2")
    assert position.open["0"] == ["F3"]


def test_scheherazade_never_draws_an_open_card():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C", "1 power 0", "1 trade P2")  # Q4 alone is hidden: no draw
    assert position.hand["1"] == ["P3", "Q4", "Q9"]
    assert position.hand["0"] == ["F2", "F3", "P2"]


def test_an_open_card_that_scheherazade_trades_away_is_hidden():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C", "1 power 0", "1 trade P2")
    assert position.open == {"0": ["F2", "F3"], "1": ["P3"], "2": ["C2", "C3"]}


def test_a_card_of_the_shown_suit_received_later_stays_hidden():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show Q", "2 show C", "1 power 0", "1 trade P2")
    assert position.hand["1"] == ["P3", "Q4", "Q9"]
    assert position.open["1"] == ["Q9"]


def test_a_seat_whose_cards_are_all_open_cannot_be_named_by_scheherazade():
    position = rebel("crystal-clear", "F4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C")
    assert position.legal(1) == ["no", "power 2"]
    assert position.code("1 power 0") == "seat-not-allowed"


def test_scheherazade_is_not_asked_when_all_cards_of_all_others_are_open():
    position = rebel("crystal-clear", "F4 F2 F3", "Q9 P2 P3", "C5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C")
    assert position.to_act == [0]


def test_scheherazade_is_asked_although_all_her_own_cards_are_open():
    position = rebel("crystal-clear", "Q4 F2 F3", "P9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C", "1 power 0")
    assert position.legal(1) == ["return", "trade P2", "trade P3", "trade P9"]


def test_a_hidden_card_drawn_and_returned_stays_hidden():
    position = rebel("crystal-clear", "Q4 F2 F3", "P9 P2 P3", "Q5 C2 C3", princesses={1: "scheherazade"})
    position.play("0 show F", "1 show P", "2 show C", "1 power 0", "1 return")
    assert position.open["0"] == ["F2", "F3"]
    assert position.hand["0"] == ["F2", "F3", "Q4"]


def test_the_deluxe_ice_princess_draws_two_hidden_cards():
    position = rebel("crystal-clear", "Q4 P4 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "ice-princess"}, chance="P4")
    position.play("0 show F", "1 show P", "2 show C")
    assert position.legal(1) == ["no", "power 0"]  # seat 2 has one hidden card
    position.play("1 power 0")
    assert position.legal(1) == ["freeze P4", "freeze Q4"]


def test_the_classic_ice_princess_draws_a_hidden_card_of_the_leader():
    position = rebel(
        "crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", edition="classic", princesses={1: "ice-princess"}
    )
    position.play("0 show F", "1 show P", "2 show C", "1 power")  # a pool of one is not drawn from
    assert position.legal(0) == ["play Q4"]


def test_the_classic_ice_princess_is_not_asked_when_the_leader_has_no_hidden_card():
    position = rebel(
        "crystal-clear", "F4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", edition="classic", princesses={1: "ice-princess"}
    )
    position.play("0 show F", "1 show P", "2 show C")
    assert position.to_act == [0]


def test_an_open_card_may_be_given_to_sleeping_beauty_and_is_open_no_more_when_it_comes_back():
    position = rebel("crystal-clear", "Q4 F2 F3", "Q9 P2 P3", "Q5 C2 C3", princesses={1: "sleeping-beauty"})
    position.play("0 show F", "1 show P", "2 show C", "1 power", "0 give F2", "1 give P2", "2 give C2")
    position.play("1 keep P2", "1 deal F2")
    assert position.hand == {"0": ["F2", "F3", "Q4"], "1": ["P2", "P3", "Q9"], "2": ["Q5", "C2", "C3"]}
    assert position.open == {"0": ["F3"], "1": ["P3"], "2": ["C3"]}


def test_an_open_card_that_alice_sends_back_is_open_no_more():
    position = rebel("crystal-clear", "Q4 F2", "Q9 F3", "Q5 F4", princesses={1: "alice"}, chance="Q4 Q9")
    position.play("0 show Q", "1 show F", "2 show Q", "0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.hand == {"0": ["F2", "Q4"], "1": ["F3", "Q9"], "2": ["F4", "Q5"]}
    assert position.open == {"0": [], "1": ["F3"], "2": []}


def test_a_card_that_mulan_takes_back_is_open_no_more():
    position = rebel("crystal-clear", "Q4 F2", "Q9 Q2", "Q5 F4", princesses={1: "mulan"})
    position.play("0 show F", "1 show Q", "2 show F", "0 play Q4", "1 play Q9", "2 play Q5", "1 swap Q9 Q2")
    assert position.hand["1"] == ["Q9"]
    assert position.open["1"] == []


def test_sleeping_beauty_is_asked_when_all_cards_lie_open():
    position = rebel("crystal-clear", "F4 F2", "P2 P3", "C2 C3", princesses={1: "sleeping-beauty"})
    position.play("0 show F", "1 show P", "2 show C")
    assert position.to_act == [1]


def test_the_little_mermaid_may_name_a_suit_that_lies_open():
    position = rebel("crystal-clear", "Q4 F2", "P2 P3", "C2 C3", princesses={1: "little-mermaid"})
    position.play("0 show F", "1 show P", "2 show C", "1 power F")
    assert position.legal(0) == ["play F2"]


def test_crystal_clear_changes_no_trick():
    position = rebel("crystal-clear", "Q4 F2", "Q9 P3", "Q5 C3").play("0 show Q", "1 show P", "2 show C")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.winner == 1


def test_nothing_lies_open_in_the_next_round():
    position = rebel("crystal-clear", "Q4", "Q9", "Q5", more_rounds=("royal-decree",))
    position.play("0 show Q", "1 show Q", "2 show Q", "0 play Q4", "1 play Q9", "2 play Q5")
    assert position.round == "royal-decree"
    assert position.open == {"0": [], "1": [], "2": []}
