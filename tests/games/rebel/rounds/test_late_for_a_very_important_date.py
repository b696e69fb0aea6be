"""Late for a Very Important Date: the last three cards of each hand are not played and count as taken."""

from __future__ import annotations

from tests.positions import rebel

LATE = "late-for-a-very-important-date"


def test_late_for_a_very_important_date_passes_two_cards_to_the_right():
    position = rebel(LATE, "F2 F3 Q9 C2", "P2 P3 Q8 C3", "Q2 Q3 Q7 C4", passing=True)
    position.play("0 pass F2 F3", "1 pass P2 P3", "2 pass Q2 Q3")
    assert position.hand["0"] == ["P2", "P3", "Q9", "C2"]
    assert position.hand["1"] == ["Q2", "Q3", "Q8", "C3"]
    assert position.hand["2"] == ["F2", "F3", "Q7", "C4"]


def test_the_round_ends_when_everybody_holds_three_cards():
    position = rebel(LATE, "Q4 F2 F3 F4", "Q9 P2 P3 P4", "Q5 C2 C3 C4").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.over
    assert position.tricks == [0, 1, 0]


def test_the_cards_kept_count_as_taken():
    position = rebel(LATE, "Q4 F2 F3 P8", "Q9 P2 P3 C5", "Q5 C2 C3 C4").play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.scores == [5, 1, 3]
    assert position.taken["1"] == ["P2", "P3", "Q4", "Q5", "Q9", "C5"]


def test_cards_kept_make_the_rebel_of_the_ball():
    position = rebel(LATE, "Q4 C2 F3 P8", "Q2 P2 P3 P5", "Q5 F5 F6 F7").play("0 play Q4", "1 play Q2", "2 play Q5")
    assert position.scores == [-10, 0, 0]


def test_princes_kept_are_not_in():
    position = rebel(LATE, "Q4 F2 F3 P8 Q6", "Q9 P2 P3 C5 Q2", "Q5 C2 C3 C4 Q3").play(
        "0 play Q4", "1 play Q9", "2 play Q5"
    )
    assert position.to_act == [1]
    assert not position.princes_in


def test_powers_reach_all_cards_in_the_hand_in_the_last_trick_too():
    position = rebel(LATE, "Q4 F2 F3 F4", "Q9 P2 P3 P4", "Q5 C2 C3 C4", princesses={1: "scheherazade"}, chance="F3")
    position.play("1 power 0", "1 trade P2")
    assert position.hand["1"] == ["F3", "P3", "P4", "Q9"]


def test_mulan_is_asked_in_the_last_trick():
    position = rebel(LATE, "Q4 F2 F3 F4", "Q9 Q2 P3 P4", "Q5 C2 C3 C4", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["no", "swap Q9 Q2"]
    position.play("1 swap Q9 Q2")
    assert "Q9" in position.taken["1"]  # held at the end


def test_alice_may_undo_the_last_trick():
    position = rebel(LATE, "Q4 F2 F3 F4", "Q9 Q2 P3 P4", "Q5 C2 C3 C4", princesses={1: "alice"}, chance="Q9 Q4")
    position.play("0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert not position.over
    assert position.hand["0"] == ["F2", "F3", "F4", "Q9"]
    assert position.to_act == [1]


def test_the_little_mermaid_is_asked_in_the_last_trick():
    position = rebel(LATE, "Q4 F2 F3 F4", "Q9 Q2 P3 P4", "Q5 C2 C3 C4", princesses={1: "little-mermaid"})
    assert position.to_act == [1]
