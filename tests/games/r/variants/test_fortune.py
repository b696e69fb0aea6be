"""Fortune: cards are drawn, nothing is decided."""

from __future__ import annotations

from tests.positions import duel


def test_both_draw_when_both_have_chosen():
    position = duel("fortune", hands=("spy jester", "prince general"), chance="jester general").play("1 draw")
    assert position.table == []
    assert position.play("0 draw").table == [["jester", "general", None]]


def test_a_spied_seat_draws_first_and_openly():
    position = duel("fortune", hands=("spy jester prince", "prince general spy"), chance="spy general prince jester")
    position.play("0 draw", "1 draw")
    assert position.first == 1
    position.play("1 draw")
    assert position.revealed == {"1": "prince"}
    assert position.legal(0) == ["draw", "reshuffle"]
    assert position.play("0 reshuffle").held == [1, 1]
