"""What there was to be seen of a step of R, in order, and why rounds and games went as they did."""

from __future__ import annotations

import random

import pytest

from coronet import Table
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.words import Words
from tests.box_games import any_settings


def play(table: Table, *steps: str) -> list[tuple[str, dict]]:
    """Make these choices; what happened in the last of them."""
    for step in steps:
        seat, _, choice = step.partition(" ")
        table.public_view()
        table.act(int(seat), choice)
    return table.happened()


def kinds(events: list[tuple[str, dict]]) -> list[str]:
    return [kind for kind, _ in events]


def said(line: tuple[str, dict], you: int | None = None) -> str:
    return Words("en", "box", ["Zofia", "Bruno"], you).say(line[0], **line[1])


def test_a_card_laid_down_in_secret_is_seen_as_a_back():
    assert play(Table.new("r"), "0 play spy") == [("locked", {"seat": 0})]


def test_both_cards_are_turned_up_with_the_winner_and_the_reason():
    locked, (kind, judged), scored, _ = play(Table.new("r"), "0 play minister", "1 play spy")
    assert (locked, kind) == (("locked", {"seat": 1}), "judged")
    assert {name: judged[name] for name in ("cards", "winner", "strengths", "lovers")} == {
        "cards": ["minister", "spy"],
        "winner": 0,
        "strengths": [4, 2],
        "lovers": False,
    }
    assert said(judged["why"]) == "Zofia wins: 4 beats 2."
    assert said(scored[1]["why"]) == "Zofia gets 2 victories: the Minister counts double."


def test_a_round_on_hold_is_scored_with_the_next():
    table = Table.new("r")
    events = play(table, "0 play jester", "1 play general")
    assert kinds(events) == ["locked", "judged", "held", "bonus"]
    assert said(events[2][1]["line"]) == "On hold: 1 more for the next winner."
    events = play(table, "0 play magician", "1 play minister")
    assert events[1][1]["strengths"] == [5, 6]
    assert said(events[2][1]["why"]) == "Bruno gets 2 victories, 1 of them from rounds on hold."
    assert events[2][1]["from_held"] == 1


def test_after_a_spy_the_other_card_lies_open_before_both_are_judged():
    table = Table.new("r")
    events = play(table, "0 play spy", "1 play general")
    assert kinds(events) == ["locked", "judged", "scored", "bonus", "spied"]
    assert events[-1][1]["seat"] == 1
    opened = play(table, "1 play minister")
    assert kinds(opened) == ["open"]
    assert (opened[0][1]["seat"], opened[0][1]["card"]) == (1, "minister")
    assert kinds(play(table, "0 play general"))[0] == "judged"


def test_prince_meets_princess_and_the_game_is_over():
    events = play(Table.new("r"), "0 play princess", "1 play prince")
    assert kinds(events) == ["locked", "judged", "over"]
    assert events[1][1]["lovers"]
    assert events[2][1]["winners"] == [0]
    assert said(events[2][1]["why"]) == "Zofia wins the game: the Princess has her Prince."


def test_with_loser_the_princess_gives_the_game_away():
    events = play(Table.new("r", variants=["loser"]), "0 play princess", "1 play prince")
    assert said(events[-1][1]["why"], you=1) == "You win: Zofia's Princess has her Prince, and that loses the game."


def test_an_order_is_seen_when_it_is_laid_and_not_card_by_card():
    table = Table.new("r", variants=["prophecy"])
    cards = ["prince", "general", "magician", "minister", "assassin", "spy", "princess"]
    assert play(table, *(f"0 place {card}" for card in cards[:-1])) == []
    assert play(table, "0 place princess") == [("locked", {"seat": 0})]


@pytest.mark.parametrize("variant", [None, *sorted(VARIANTS_BY_NAME)])
def test_every_round_is_judged_once_with_the_winner_of_the_table(variant):
    rng = random.Random(variant)
    for seed in range(6):
        settings = {"variants": [variant]} if variant else any_settings("r", rng)
        table = Table.new("r", seed=seed, **settings)
        judged = 0
        while not table.over:
            rounds = len(table.public_view()["table"])
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            events = dict(table.happened())
            assert kinds(table.happened()).count("judged") == int("judged" in events)
            judged += "judged" in events
            if "judged" in events and len(table.public_view()["table"]) > rounds:
                *cards, winner = table.public_view()["table"][rounds]
                assert (events["judged"]["cards"], events["judged"]["winner"]) == (cards, winner)
        assert judged
        assert events["over"]["winners"] == table.winners
        assert said(events["over"]["why"])
