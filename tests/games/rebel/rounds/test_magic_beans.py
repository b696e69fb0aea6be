"""Magic Beans: of each suit only the highest and the lowest card held may be played."""

from __future__ import annotations

from tests.positions import rebel


def test_magic_beans_passes_three_cards_to_the_left():
    position = rebel("magic-beans", "F2 F3 F4 Q9", "P2 P3 P4 Q8", "Q2 Q3 Q4 Q7", passing=True)
    position.play("0 pass F2 F3 F4", "1 pass P2 P3 P4", "2 pass Q2 Q3 Q4")
    assert position.hand == {
        "0": ["Q2", "Q3", "Q4", "Q9"],
        "1": ["F2", "F3", "F4", "Q8"],
        "2": ["P2", "P3", "P4", "Q7"],
    }


def test_the_leader_leads_the_highest_or_the_lowest_of_a_suit():
    position = rebel("magic-beans", "Q4 Q6 Q9 F2 F5 F7", "Q2 Q3 P2 P3 P4 P5", "Q5 Q7 Q8 P6 P7 P9")
    assert position.legal(0) == ["play F2", "play F7", "play Q4", "play Q9"]
    refusal = position.why_not("0 play Q6")
    assert (refusal.code, refusal.args["suit"]) == ("extremes", "Q")


def test_a_follower_plays_the_highest_or_the_lowest_of_the_led_suit():
    position = rebel("magic-beans", "Q4 F6 F9", "Q2 Q3 Q6", "Q5 Q7 Q8").play("0 play Q4")
    assert position.legal(1) == ["play Q2", "play Q6"]


def test_a_void_player_plays_the_highest_or_the_lowest_of_any_suit():
    position = rebel("magic-beans", "Q4 F6 F9 F10", "C2 C3 C6 P2", "Q5 Q7 Q8 Q9").play("0 play Q4")
    assert position.legal(1) == ["play C2", "play C6", "play P2"]


def test_one_or_two_cards_of_a_suit_are_both_open():
    position = rebel("magic-beans", "Q4 Q6 P9", "C2 C3 C6", "Q5 Q7 Q8")
    assert position.legal(0) == ["play P9", "play Q4", "play Q6"]


def test_under_the_pea_princess_only_an_extreme_above_five_is_left():
    position = rebel("magic-beans", "Q10 F6 F9", "Q3 Q7 Q9", "Q5 F7 F8", princesses={2: "pea-princess"})
    position.play("2 power", "0 play Q10")
    assert position.legal(1) == ["play Q9"]
    assert position.code("1 play Q7") == "extremes"
    assert position.code("1 play Q3") == "above-five"


def test_under_the_pea_princess_both_extremes_above_five_are_open():
    position = rebel("magic-beans", "Q10 F6 F9", "Q6 Q7 Q9", "Q5 F7 F8", princesses={2: "pea-princess"})
    position.play("2 power", "0 play Q10")
    assert position.legal(1) == ["play Q6", "play Q9"]


def test_under_the_pea_princess_with_nothing_above_five_both_extremes_are_open():
    position = rebel("magic-beans", "Q10 F6 F9", "Q2 Q3 Q4", "Q5 F7 F8", princesses={2: "pea-princess"})
    position.play("2 power", "0 play Q10")
    assert position.legal(1) == ["play Q2", "play Q4"]


def test_the_leader_under_the_pea_princess_leads_an_extreme_above_five():
    position = rebel(
        "magic-beans", "Q4 Q7 Q9 F2 F6 F8", "Q2 Q3 P2 P3 P4 P5", "Q5 Q6 Q8 P6 P7 P9", princesses={2: "pea-princess"}
    )
    position.play("2 power")
    assert position.legal(0) == ["play F8", "play Q9"]


def test_the_little_mermaids_suit_is_led_by_an_extreme():
    position = rebel("magic-beans", "Q4 Q7 Q9 F2", "Q2 Q3 P2 P3", "Q5 Q6 Q8 P6", princesses={1: "little-mermaid"})
    position.play("1 power Q")
    assert position.legal(0) == ["play Q4", "play Q9"]
    assert position.code("0 play Q7") == "extremes"


def test_rapunzel_asks_for_the_highest_or_lowest_prince():
    position = rebel("magic-beans", "C4 C7 C9 F2", "Q2 Q3 P2 P3", "Q5 Q6 Q8 P6", princesses={1: "rapunzel"})
    position.play("1 power")
    assert position.legal(0) == ["play C4", "play C9"]


def test_a_frozen_card_may_lie_between_the_extremes():
    position = rebel("magic-beans", "Q4 F7 F9", "Q2 Q3 Q7", "Q5 Q6 Q8", princesses={2: "ice-princess"}, chance="Q3 Q2")
    position.play("2 power 1", "2 freeze Q3", "0 play Q4")
    assert position.legal(1) == ["play Q3"]


def test_thumbelina_may_play_a_middle_card_by_her_power():
    position = rebel("magic-beans", "Q4 F7 F9", "Q2 Q3 Q7", "Q5 Q6 Q8", princesses={1: "thumbelina"}).play("0 play Q4")
    assert position.legal(1) == ["play Q2", "play Q3 power", "play Q7"]


def test_thumbelina_who_leads_is_bound_by_the_extremes():
    position = rebel("magic-beans", "Q4 F7 F9", "Q2 Q3 Q7", "Q5 Q6 Q8", leader=1, princesses={1: "thumbelina"})
    assert position.legal(1) == ["play Q2", "play Q7"]
    assert position.why_not("1 play Q3 power").args["why"] == "leading"


def test_mulan_may_swap_in_a_middle_card():
    position = rebel("magic-beans", "Q4 F7 F9 F2", "Q2 Q3 Q7 Q9", "Q5 Q6 Q8 P2", princesses={1: "mulan"})
    position.play("0 play Q4", "1 play Q2", "2 play Q5")
    assert position.legal(1) == ["no", "swap Q2 Q3", "swap Q2 Q7", "swap Q2 Q9"]


def test_the_extremes_are_those_of_the_cards_still_held():
    position = rebel("magic-beans", "Q4 Q7 Q9", "Q2 Q3 Q6", "Q5 F6 F8").play("0 play Q9", "1 play Q6", "2 play Q5")
    assert position.legal(0) == ["play Q4", "play Q7"]


def test_princes_that_are_not_in_stay_out_of_the_lead():
    position = rebel("magic-beans", "C4 C7 C9 F2", "Q2 Q3 P2 P3", "Q5 Q6 Q8 P6")
    assert position.legal(0) == ["play F2"]
    assert position.code("0 play C7") == "princes-not-in"
