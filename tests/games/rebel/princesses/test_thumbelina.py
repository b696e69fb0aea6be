"""Thumbelina: not leading, she may play any card but Princes and the Frog."""

from __future__ import annotations

from tests.positions import rebel

THUMBELINA = {1: "thumbelina"}


def test_she_may_play_a_card_that_does_not_follow_except_princes_and_the_frog():
    position = rebel("once-upon-a-time", "Q4 F2 F5 F6", "Q9 F3 C5 P8", "Q5 F4 P2 P3", princesses=THUMBELINA)
    position.play("0 play Q4")
    assert position.legal(1) == ["play F3 power", "play Q9"]
    for card in ("C5", "P8"):
        assert position.why_not(f"1 play {card} power").args["why"] == "prince-or-frog"


def test_a_play_off_suit_without_the_power_is_refused_as_always():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 F4", princesses=THUMBELINA).play("0 play Q4")
    assert position.code("1 play F3") == "must-follow"


def test_the_power_is_only_for_cards_that_she_could_not_play_otherwise():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q5 F4", princesses=THUMBELINA).play("0 play Q4")
    refusal = position.why_not("1 play Q9 power")
    assert (refusal.code, refusal.args["why"]) == ("power-not-now", "needless")


def test_when_she_is_void_all_cards_are_open_and_the_power_is_needless():
    position = rebel("once-upon-a-time", "Q4 F2", "P9 F3", "Q5 F4", princesses=THUMBELINA).play("0 play Q4")
    assert position.legal(1) == ["play F3", "play P9"]
    assert position.why_not("1 play F3 power").args["why"] == "needless"


def test_her_card_off_suit_does_not_win():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses=THUMBELINA)
    position.play("0 play Q4", "1 play F3 power", "2 play Q2")
    assert position.winner == 0


def test_the_led_suit_stays_for_those_after_her():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses=THUMBELINA).play(
        "0 play Q4", "1 play F3 power"
    )
    assert position.led == "Q"
    assert position.legal(2) == ["play Q2"]


def test_she_has_no_power_when_she_leads():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 C3", "Q2 F4", leader=1, princesses=THUMBELINA)
    assert position.legal(1) == ["play Q9"]
    assert position.why_not("1 play Q9 power").args["why"] == "leading"
    assert position.code("1 play C3 power") == "princes-not-in"


def test_once_in_a_round():
    position = rebel("once-upon-a-time", "Q4 F2 P4", "Q9 F3 P3", "Q2 F4 P5", princesses=THUMBELINA)
    position.play("0 play Q4", "1 play F3 power", "2 play Q2", "0 play P4")
    assert position.code("1 play Q9 power") == "power-used"
    assert position.code("1 play Q9") == "must-follow"


def test_she_is_not_asked_before_a_trick():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses=THUMBELINA)
    assert position.to_act == [0]


def test_under_the_pea_princess_she_may_play_low_or_off_suit_by_her_power():
    position = rebel(
        "once-upon-a-time", "Q8 F2 P4", "Q9 Q3 F3", "Q2 F4 P5", princesses={1: "thumbelina", 2: "pea-princess"}
    )
    position.play("2 power", "0 play Q8")
    assert position.legal(1) == ["play F3 power", "play Q3 power", "play Q9"]


def test_a_low_card_of_the_led_suit_played_by_her_power_under_the_pea_princess_can_win():
    position = rebel(
        "once-upon-a-time", "Q8 F2", "Q9 Q3", "Q4 F4", princesses={0: "cinderella", 1: "thumbelina", 2: "pea-princess"}
    )
    position.play("2 power", "0 power", "0 play Q8", "1 play Q3 power", "2 play Q4")
    assert position.winner == 1


def test_her_power_used_in_an_undone_trick_stays_used():
    position = rebel(
        "once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses={0: "alice", 1: "thumbelina"}, chance="Q4 F3"
    )
    position.play("0 play Q4", "1 play F3 power", "2 play Q2", "0 power", "0 play Q4")
    assert position.used == [True, True, False]
    assert position.legal(1) == ["play Q9"]


def test_she_may_use_it_as_the_last_to_play():
    position = rebel("once-upon-a-time", "Q4 F2", "Q9 F3", "Q2 F4", princesses={2: "thumbelina"}).play(
        "0 play Q4", "1 play Q9"
    )
    assert position.legal(2) == ["play F4 power", "play Q2"]


def test_a_prince_is_not_within_her_power_even_when_they_are_in():
    position = rebel("once-upon-a-time", "Q4 F2", "C9 F3", "Q2 C4", princesses={2: "thumbelina"}).play(
        "0 play Q4", "1 play C9"
    )
    assert position.princes_in
    assert position.why_not("2 play C4 power").args["why"] == "prince-or-frog"
