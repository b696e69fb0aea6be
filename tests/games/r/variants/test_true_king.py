"""True king: a match in which the loser chooses the next game."""

from __future__ import annotations

from coronet.games.r.hooks import VARIANTS_BY_NAME
from tests.positions import duel


def test_the_loser_chooses_among_all_games_but_a_match():
    position = duel("true-king").play("0 play princess", "1 play prince")
    assert position.games == [1, 0]
    assert position.to_act == [1]
    games = {"standard", *VARIANTS_BY_NAME} - {"true-king"}
    assert set(position.legal(1)) == {f"choose {game}" for game in games}


def test_the_chooser_has_the_princes():
    position = duel("true-king").play("0 play princess", "1 play prince", "1 choose princess-attack")
    assert {"blue-prince", "red-prince"} <= set(position.hand["1"])


def test_house_rules_last_for_the_whole_match():
    position = duel("true-king", house={"held-minister": "owner"}).play("0 play princess", "1 play prince")
    position.play("1 choose impatience", "0 play minister", "1 play jester")
    assert position.held == [2, 1]


def test_a_drawn_game_counts_for_nobody():
    position = duel("true-king", "impatience", hands=("jester", "jester")).play("0 play jester", "1 play jester")
    assert position.games == [0, 0]
    assert position.variants == ["impatience"]
    assert not position.over
