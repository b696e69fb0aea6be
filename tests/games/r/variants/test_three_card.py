"""Three cards: a hand of three from one's own deck."""

from __future__ import annotations

from tests.positions import duel


def test_three_cards_are_drawn_and_one_after_each_round():
    position = duel("three-card", chance="spy prince jester general minister princess general prince")
    position.play("0 play spy", "1 play princess")
    assert position.deck == [4, 4]
    assert position.hand["0"] == ["prince", "general", "jester"]


def test_a_card_of_the_deck_cannot_be_played():
    position = duel("three-card", chance="spy prince jester general minister princess")
    assert position.code("0 play general") == "not-in-hand"


def test_the_other_seat_sees_which_cards_are_unplayed_but_not_which_are_in_the_hand():
    position = duel("three-card", chance="spy prince jester general minister princess")
    veiled = position.veiled(1)
    assert veiled.hand[0] == 0
    assert veiled.deck[0] == position.record.hand[0] | position.record.deck[0]
    assert veiled.hand_count[0] == 3
