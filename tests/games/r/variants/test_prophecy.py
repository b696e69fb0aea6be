"""Prophecy: cards in an order, laid anew by the Spy's owner alone."""

from __future__ import annotations

from tests.positions import duel

HANDS = ("spy prince jester", "princess minister general")


def laid():
    return duel("prophecy", hands=HANDS).play("0 place spy", "0 place prince", "1 place princess", "1 place minister")


def test_the_last_card_lies_itself_down():
    assert laid().order == {"0": ["spy", "prince", "jester"], "1": ["princess", "minister", "general"]}


def test_the_front_cards_are_turned_up():
    position = laid().play("1 reveal", "0 reveal")
    assert position.table == [["spy", "princess", 0]]
    assert position.order["0"] == ["prince", "jester"]


def test_the_owner_of_the_spy_sees_a_card_and_may_lay_anew():
    position = laid().play("0 reveal", "1 reveal", "1 reveal")
    assert position.legal(0) == ["place jester", "place prince", "reveal"]
    position.play("0 place jester")
    assert position.legal(0) == ["reveal"]
    assert position.order["0"] == ["jester", "prince"]
    position.play("0 reveal")
    assert position.table[1] == ["jester", "minister", None]


def test_the_other_seat_may_not_lay_anew():
    position = laid().play("0 reveal", "1 reveal")
    assert position.legal(1) == ["reveal"]
    assert position.code("1 place general") == "wrong-kind"


def test_a_seat_knows_its_own_order_alone():
    position = laid()
    assert position.veiled(0).order == [position.record.order[0], 0]
    assert position.veiled(-1).order == [0, 0]


def test_the_last_card_placed_may_be_taken_back_while_the_other_still_places():
    position = duel("prophecy", hands=HANDS).play("0 place spy", "0 place prince")
    position.game.take_back(position.record, 0)
    assert position.order["0"] == ["spy"]
    position.play("0 place jester")
    assert position.order["0"] == ["spy", "jester", "prince"]
