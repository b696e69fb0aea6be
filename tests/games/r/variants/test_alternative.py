"""Alternative: a hand of two from one's own deck."""

from __future__ import annotations

from tests.positions import duel


def test_two_cards_are_drawn_for_each_seat():
    position = duel("alternative", chance="spy prince general minister")
    assert position.hand == {"0": ["prince", "spy"], "1": ["general", "minister"]}
    assert position.deck == [6, 6]


def test_all_cards_are_played_in_the_end():
    hands = ("spy general", "princess jester")
    position = duel("alternative", hands=hands, before={"decks": [["assassin"], ["minister"]]})
    position.play("0 play spy", "1 play princess", "1 play jester", "0 play general", "0 play assassin")
    position.play("1 play minister")
    assert position.over
    assert len(position.table) == 3
