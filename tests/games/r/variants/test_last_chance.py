"""Last chance: a card comes back when the other is one victory short."""

from __future__ import annotations

from tests.positions import duel


def test_only_a_card_of_a_lost_round_comes_back():
    position = duel("last-chance", before={"victories": [2, 0]}).play("0 play assassin", "1 play prince")
    position.play("0 play general", "1 play minister")
    assert position.legal(1) == ["pass", "take minister"]
    assert position.code("1 take prince") == "not-lost"


def test_with_any_a_won_card_comes_back_and_the_victory_stays():
    position = duel("last-chance", last_chance="any", before={"victories": [2, 0]})
    position.play("0 play assassin", "1 play prince", "0 play general", "1 play minister", "1 take prince")
    assert position.victories == [3, 1]
    assert position.table[0] == ["assassin", None, 1]


def test_a_chance_comes_once():
    position = duel("last-chance", before={"victories": [2, 0]}).play("0 play prince", "1 play spy", "1 pass")
    assert position.to_act == [0]
    position.play("0 play general", "1 play prince")
    assert position.victories == [3, 1]
    assert position.to_act == [0, 1]


def test_passing_a_chance_leaves_the_hand_as_it_is():
    position = duel("last-chance", before={"victories": [2, 0]}).play("0 play prince", "1 play general", "1 pass")
    assert "general" not in position.hand["1"]
