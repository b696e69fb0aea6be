"""Princess attack: both Princes against both Princesses."""

from __future__ import annotations

from tests.positions import duel


def test_one_seat_has_both_princes_and_the_other_both_princesses():
    hand = duel("princess-attack").hand
    assert {"blue-prince", "red-prince"} <= set(hand["0"])
    assert {"blue-princess", "red-princess"} <= set(hand["1"])
    assert [len(hand[seat]) for seat in "01"] == [8, 8]


def test_the_setting_says_who_has_the_princes():
    assert {"blue-prince", "red-prince"} <= set(duel("princess-attack", princes=1).hand["1"])


def test_a_princess_works_against_the_other_colour_alone():
    assert duel("princess-attack").play("0 play red-prince", "1 play red-princess").victories == [1, 0]
    assert duel("princess-attack").play("0 play red-prince", "1 play blue-princess").winners == [1]
