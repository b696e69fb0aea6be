"""The Pea Princess: the others must play above 5."""

from __future__ import annotations

from tests.positions import rebel

PEA = {1: "pea-princess"}


def test_classic_with_her_card_she_binds_those_who_play_after_her():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 Q6", "Q3 Q7", edition="classic", princesses=PEA)
    position.play("0 play Q4")
    assert position.legal(1) == ["play Q9", "play Q9 power"]
    position.play("1 play Q9 power")
    assert position.legal(2) == ["play Q6"]
    position.play("2 play Q6")
    assert position.legal(3) == ["play Q7"]
    assert position.code("3 play Q3") == "above-five"


def test_classic_she_is_not_asked_before_a_trick():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 Q6", edition="classic", princesses=PEA)
    assert position.to_act == [0]


def test_classic_she_may_lead_with_her_power():
    position = rebel("once-upon-a-time", "Q4 Q7", "Q2 F3", "Q3 Q6", edition="classic", leader=1, princesses=PEA)
    position.play("1 play Q2 power")
    assert position.legal(2) == ["play Q6"]
    position.play("2 play Q6")
    assert position.legal(0) == ["play Q7"]


def test_classic_the_last_card_of_a_trick_cannot_carry_it():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 Q6", edition="classic", princesses={2: "pea-princess"})
    position.play("0 play Q4", "1 play Q9")
    assert position.legal(2) == ["play Q2", "play Q6"]
    refusal = position.why_not("2 play Q2 power")
    assert (refusal.code, refusal.args["why"]) == ("power-not-now", "last-card")


def test_classic_any_card_may_carry_it_high_or_low():
    position = rebel("once-upon-a-time", "Q4 F2 F5", "Q2 Q9 F3", "Q3 Q6 F4", edition="classic", princesses=PEA)
    position.play("0 play Q4")
    assert position.legal(1) == ["play Q2", "play Q2 power", "play Q9", "play Q9 power"]


def test_classic_once_in_a_round_and_for_one_trick():
    position = rebel("once-upon-a-time", "Q4 F7 P2", "Q9 F3 P3", "Q6 F4 F8", edition="classic", princesses=PEA)
    position.play("0 play Q4", "1 play Q9 power", "2 play Q6")
    assert position.legal(1) == ["play F3", "play P3"]
    position.play("1 play F3")
    assert position.legal(2) == ["play F4", "play F8"]


def test_suit_comes_before_the_pea():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F9", edition="classic", princesses=PEA)
    position.play("0 play Q4", "1 play Q9 power")
    assert position.legal(2) == ["play Q2"]


def test_a_void_player_plays_above_five_in_any_suit():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q9 F3 P3", "P9 F9 C2", edition="classic", princesses=PEA)
    position.play("0 play Q4", "1 play Q9 power")
    assert position.legal(2) == ["play F9", "play P9"]
    assert position.code("2 play C2") == "above-five"


def test_with_nothing_above_five_any_card_that_follows_may_be_played():
    position = rebel("once-upon-a-time", "Q4 F2 P2", "Q9 F3 P3", "Q2 Q3 F9", edition="classic", princesses=PEA)
    position.play("0 play Q4", "1 play Q9 power")
    assert position.legal(2) == ["play Q2", "play Q3"]


def test_the_frog_is_above_five():
    position = rebel("once-upon-a-time", "P4 F2", "P9 F3", "P2 P8", edition="classic", princesses=PEA)
    position.play("0 play P4", "1 play P9 power")
    assert position.legal(2) == ["play P8"]


def test_deluxe_before_the_trick_she_binds_all_others_the_leader_too():
    position = rebel("once-upon-a-time", "Q4 Q8 F2", "Q9 Q3 F3", "Q2 Q6 F4", princesses=PEA)
    assert position.legal(1) == ["no", "power"]
    position.play("1 power")
    assert position.legal(0) == ["play Q8"]
    assert position.code("0 play F2") == "above-five"
    position.play("0 play Q8")
    assert position.legal(1) == ["play Q3", "play Q9"]
    position.play("1 play Q3")
    assert position.legal(2) == ["play Q6"]


def test_deluxe_she_who_leads_is_not_bound():
    position = rebel("once-upon-a-time", "Q4 Q8", "Q9 Q3", "Q2 Q6", leader=1, princesses=PEA).play("1 power")
    assert position.legal(1) == ["play Q3", "play Q9"]


def test_deluxe_a_leader_whose_only_high_cards_are_princes_leads_any_other_card():
    position = rebel("once-upon-a-time", "Q4 F2 C9", "Q9 Q3 F3", "Q2 Q6 F4", princesses=PEA).play("1 power")
    assert position.legal(0) == ["play F2", "play Q4"]
    assert position.code("0 play C9") == "princes-not-in"


def test_deluxe_princes_that_are_in_count_for_the_leader():
    position = rebel("once-upon-a-time", "Q9 F2 C9", "C4 P3 F3", "Q2 Q6 F4", princesses={2: "pea-princess"})
    position.play("2 no", "0 play Q9", "1 play C4", "2 play Q2", "2 power")
    assert position.legal(0) == ["play C9"]


def test_deluxe_a_leader_with_princes_only_leads_one_above_five():
    position = rebel("once-upon-a-time", "C4 C9", "Q9 Q3", "Q2 Q6", princesses=PEA).play("1 power")
    assert position.legal(0) == ["play C9"]


def test_deluxe_a_leader_with_nothing_above_five_leads_as_usual():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 Q3", "Q2 Q6", princesses=PEA).play("1 power")
    assert position.legal(0) == ["play F2", "play Q4"]


def test_deluxe_a_play_cannot_carry_her_power():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 Q3", "Q2 Q6", princesses=PEA).play("1 no", "0 play Q8")
    assert position.why_not("1 play Q9 power").args["why"] == "other-moment"


def test_deluxe_once_in_a_round_and_for_one_trick():
    position = rebel("once-upon-a-time", "Q8 F2 P2", "Q9 F3 P3", "Q6 F4 F8", princesses=PEA)
    position.play("1 power", "0 play Q8", "1 play Q9", "2 play Q6")
    assert position.legal(1) == ["play F3", "play P3"]
    position.play("1 play F3")
    assert position.legal(2) == ["play F4", "play F8"]


def test_the_leader_under_rapunzel_leads_a_prince_above_five_if_there_is_one():
    position = rebel(
        "once-upon-a-time", "C4 C9 Q9", "Q8 Q3 F3", "Q2 Q6 F4", princesses={1: "pea-princess", 2: "rapunzel"}
    )
    position.play("1 power", "2 power")
    assert position.legal(0) == ["play C9"]


def test_a_frozen_card_of_five_or_lower_is_played_all_the_same():
    position = rebel(
        "once-upon-a-time", "Q8 F2", "Q9 F3", "Q6 Q2", princesses={1: "pea-princess", 0: "ice-princess"}, chance="Q2"
    )
    position.play("1 power", "0 power 2", "0 freeze Q2", "0 play Q8", "1 play Q9")
    assert position.legal(2) == ["play Q2"]


def test_the_leader_whom_pocahontas_named_is_bound_unless_it_is_the_pea_princess():
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 F3", "Q6 Q2", princesses={1: "pea-princess", 2: "pocahontas"})
    position.play("1 power", "2 power 2")
    assert position.legal(2) == ["play Q6"]
    position = rebel("once-upon-a-time", "Q8 F2", "Q9 F3", "Q6 Q2", princesses={1: "pea-princess", 2: "pocahontas"})
    position.play("1 power", "2 power 1")
    assert position.legal(1) == ["play F3", "play Q9"]


def test_the_pea_of_an_undone_trick_is_gone_in_both_editions():
    deluxe = rebel(
        "once-upon-a-time", "Q8 F2", "Q9 F3", "Q6 F4", princesses={1: "alice", 2: "pea-princess"}, chance="Q8 Q9"
    )
    deluxe.play("2 power", "0 play Q8", "1 play Q9", "2 play Q6", "1 power")
    assert deluxe.legal(1) == ["play F3", "play Q9"]
    assert deluxe.used == [False, True, True]
    classic = rebel(
        "once-upon-a-time",
        "Q8 Q2",
        "Q9 F3",
        "Q6 F4",
        edition="classic",
        princesses={0: "pea-princess", 1: "alice"},
        chance="Q8 Q9",
    )
    classic.play("0 play Q8 power", "1 play Q9", "2 play Q6", "1 power", "1 play F3", "2 play F4")
    assert classic.legal(0) == ["play Q2", "play Q8"]
