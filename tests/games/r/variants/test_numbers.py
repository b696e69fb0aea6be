"""Numbers: strength alone decides."""

from __future__ import annotations

import pytest

from tests.positions import duel

CARDS = ("prince", "general", "magician", "minister", "assassin", "spy", "princess", "jester")


@pytest.mark.parametrize("mine", range(8))
@pytest.mark.parametrize("theirs", range(8))
def test_the_higher_strength_wins_for_one(mine, theirs):
    position = duel("numbers").play(f"0 play {CARDS[mine]}", f"1 play {CARDS[theirs]}")
    wanted = [0, 0] if mine == theirs else [1, 0] if mine < theirs else [0, 1]
    assert position.victories == wanted
    assert position.held == ([1, 1] if mine == theirs else [0, 0])
    assert position.bonus == [0, 0]
    assert position.spied == [False, False]
