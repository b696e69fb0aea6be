"""Telepathy: partners who lay alike."""

from __future__ import annotations

from tests.positions import parlour

ALIKE = ("prince spy jester",) * 4


def test_each_place_alike_is_a_point_for_both_partners():
    position = parlour("telepathy", *ALIKE).play("0 place prince", "0 place spy", "2 place prince", "2 place spy")
    position.play("1 place spy", "1 place prince", "3 place jester", "3 place spy")
    assert position.totals == [3, 0, 3, 0]
    assert position.winners == [0, 2]


def test_nobody_sees_what_others_lay_or_how_many():
    position = parlour("telepathy", *ALIKE).play("0 place prince")
    veiled = position.veiled(2)
    assert veiled.order[0] == veiled.placed[0] == 0


def test_the_last_card_may_be_taken_back_while_others_lay():
    position = parlour("telepathy", *ALIKE).play("0 place prince", "0 place spy")
    assert position.to_act == [1, 2, 3]
    position.game.take_back(position.record, 0)
    assert position.order["0"] == ["prince"]
