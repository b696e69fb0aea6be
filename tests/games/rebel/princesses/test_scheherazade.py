"""Scheherazade: before a trick a random hidden card of another hand comes to her, traded or given back."""

from __future__ import annotations

import pytest

from tests.positions import rebel

BOTH = pytest.mark.parametrize("edition", ["classic", "deluxe"])
HANDS = ("Q4 F2", "Q9 F3", "Q5 F4")
SCHEHERAZADE = {1: "scheherazade"}


@BOTH
def test_she_trades_a_card_of_her_hand_for_the_one_drawn(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=SCHEHERAZADE, chance="F4")
    assert position.legal(1) == ["no", "power 0", "power 2"]
    position.play("1 power 2")
    assert position.to_act == [1]
    assert position.legal(1) == ["return", "trade F3", "trade Q9"]
    position.play("1 trade Q9")
    assert position.hand == {"0": ["F2", "Q4"], "1": ["F3", "F4"], "2": ["Q5", "Q9"]}


@BOTH
def test_or_she_gives_it_back(edition):
    position = rebel("once-upon-a-time", *HANDS, edition=edition, princesses=SCHEHERAZADE, chance="F4")
    position.play("1 power 2", "1 return")
    assert position.hand == {"0": ["F2", "Q4"], "1": ["F3", "Q9"], "2": ["F4", "Q5"]}
    assert position.used == [False, True, False]


def test_the_card_drawn_stays_in_its_owners_hand_until_it_is_traded():
    position = rebel("once-upon-a-time", *HANDS, princesses=SCHEHERAZADE, chance="F4").play("1 power 2")
    assert position.hand["2"] == ["F4", "Q5"]
    assert position.hand["1"] == ["F3", "Q9"]


def test_she_cannot_name_herself_and_cannot_stop_half_way():
    position = rebel("once-upon-a-time", *HANDS, princesses=SCHEHERAZADE, chance="F4")
    assert position.code("1 power 1") == "seat-not-allowed"
    position.play("1 power 2")
    assert position.code("1 no") == "wrong-kind"
    assert position.code("1 trade F4") == "not-in-hand"


def test_a_hand_of_one_card_is_not_drawn_from_by_chance():
    position = rebel("once-upon-a-time", "Q4", "Q9", "Q5", princesses=SCHEHERAZADE).play("1 power 0", "1 trade Q9")
    assert position.hand == {"0": ["Q9"], "1": ["Q4"], "2": ["Q5"]}


def test_she_is_asked_when_she_leads_too():
    position = rebel("once-upon-a-time", *HANDS, leader=1, princesses=SCHEHERAZADE)
    assert position.legal(1) == ["no", "power 0", "power 2"]


def test_once_in_a_round():
    position = rebel("once-upon-a-time", *HANDS, princesses=SCHEHERAZADE, chance="F4").play("1 power 2", "1 return")
    position.play("0 play Q4", "1 play Q9", "2 play Q5")
    assert position.legal(1) == ["play F3"]


def test_a_prince_or_the_frog_may_be_drawn_and_traded():
    position = rebel("once-upon-a-time", "Q4 C2", "Q9 P8", "Q5 F4", princesses=SCHEHERAZADE, chance="C2")
    position.play("1 power 0", "1 trade P8")
    assert position.hand["0"] == ["P8", "Q4"]
    assert not position.princes_in


def test_a_frozen_card_is_not_drawn():
    position = rebel(
        "once-upon-a-time", *HANDS, "Q6 F6", leader=3, princesses={1: "ice-princess", 2: "scheherazade"}, chance="Q4"
    )
    position.play("1 power 0", "1 freeze Q4", "2 power 0")  # F2 alone is left: no draw
    assert position.legal(2) == ["return", "trade F4", "trade Q5"]
    position.play("2 trade F4")
    assert position.hand["0"] == ["F4", "Q4"]


def test_she_cannot_trade_her_own_frozen_card():
    position = rebel(
        "once-upon-a-time", *HANDS, "Q6 F6", leader=3, princesses={1: "ice-princess", 2: "scheherazade"}, chance="Q5 F2"
    )
    position.play("1 power 2", "1 freeze Q5", "2 power 0")
    assert position.legal(2) == ["return", "trade F4"]
    refusal = position.why_not("2 trade Q5")
    assert (refusal.code, refusal.args["card"]) == ("not-among", "Q5")


def test_what_she_traded_before_an_undone_trick_stays_traded():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "scheherazade", 1: "alice"}, chance="F4 Q4 Q9")
    position.play("0 power 2", "0 trade F2", "0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.hand == {"0": ["F4", "Q4"], "1": ["F3", "Q9"], "2": ["F2", "Q5"]}


def test_her_power_stays_used_in_the_replay():
    position = rebel("once-upon-a-time", *HANDS, princesses={0: "scheherazade", 1: "alice"}, chance="F3 Q4 Q9")
    position.play("0 power 1", "0 return", "0 play Q4", "1 play Q9", "2 play Q5", "1 power")
    assert position.to_act == [1]
    assert position.legal(1) == ["play F3", "play Q9"]


def test_a_seat_must_be_named_with_the_power():
    position = rebel("once-upon-a-time", *HANDS, princesses=SCHEHERAZADE)
    assert position.code("1 power") == "wrong-kind"
    assert position.code("1 power 3") == "seat-not-allowed"
