"""What R tells of a step, and to whom."""

from __future__ import annotations

from coronet import Table
from coronet.words import Words
from tests.positions import duel


def test_a_secret_choice_is_told_as_made_and_no_more():
    table = Table.new("r", seed=1)
    table.act(0, "play spy")
    assert table.told(1) == table.told(None) == [("story-has-chosen", {"seat": 0})]


def test_a_round_is_told_with_both_cards_and_what_it_puts_in_force():
    table = Table.new("r", seed=1)
    table.act(0, "play general")
    table.act(1, "play spy")
    assert table.told(None) == [
        ("story-r-beats", {"seat": 0, "card": "general", "to": 1, "other": "spy"}),
        ("story-r-bonus", {"seat": 0}),
        ("story-r-spied", {"seat": 0}),
        ("story-r-victories", {"seat": 0, "number": 1}),
    ]


def test_what_is_kept_in_a_draft_is_told_to_its_keeper_alone():
    table = Table.new("r", variants=["draft"], seed=1)
    card = table.choices(0)[0].partition(" ")[2]
    table.act(0, f"keep {card}")
    assert ("story-r-kept-card", {"card": card}) in table.told(0)
    assert table.told(1) == table.told(None) == [("story-r-kept", {"seat": 0})]


def test_what_is_laid_is_told_to_its_own_seat_alone():
    table = Table.new("r", variants=["prophecy"], seed=1)
    table.act(0, "place spy")
    assert table.told(0) == [("story-r-placed", {"card": "spy"})]
    assert table.told(1) == table.told(None) == []


def test_a_drawn_game_of_a_match_is_told():
    position = duel("true-king", hands=("jester", "jester")).play("0 play jester", "1 play jester")
    lines = position.game.story(position.veiled(-1), -1, 1, 1)
    assert ("story-r-game-drawn", {}) in lines
    assert Words("en").say("story-r-game-drawn") == "This game is a draw, so it is played again."


def test_a_choice_taken_back_is_told():
    table = Table.new("r", seed=1)
    table.act(0, "play spy")
    table.take_back(0)
    assert table.told(1) == [("story-took-back", {"seat": 0})]
