"""What the page draws of a round card comes from the card's own rules."""

from __future__ import annotations

import random

import pytest

from coronet import Table


def views(card, seed=1, **settings):
    """Public views of a game of this one round, step by step."""
    table = Table.new("rebel", seed=seed, edition="deluxe", rounds=[card], princesses="none", **settings)
    chance = random.Random(seed)
    while not table.over and len(table.public_view()["rounds_scored"]) == 0:  # a tie brings another card
        yield table.public_view()
        seat = chance.choice(table.to_act)
        table.act(seat, chance.choice(table.choices(seat)))


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("pets-revenge", {f"P{number}": 1 for number in range(1, 13)}),
        ("single-fairy", {f"F{number}": -1 for number in range(1, 13)}),
        ("three-times-a-lady", dict.fromkeys(("F3", "P3", "Q3", "C3"), -3)),
        ("royal-decree", {}),
    ],
)
def test_cards_that_count_more_or_less_than_is_printed(card, worth):
    assert next(views(card))["round"].get("worth", {}) == worth


def test_two_cards_a_trick_and_what_they_add():
    seen = [view for view in views("the-prince-always-rings-twice") if view["trick"]]
    assert {view["round"]["each"] for view in seen} == {2}
    for view in seen:
        for played in view["trick"]:
            fits = played["card"][0] == view["led"]
            assert played.get("adds") == (int(played["card"][1:]) if fits else None)


def test_fairies_are_wild_once_another_suit_is_led():
    for view in views("midnight-makeover"):
        wild = view["round"].get("wild", [])
        assert bool(wild) == (view["led"] in ("P", "Q", "C"))
        assert all(card.startswith("F") for card in wild)


def test_the_card_that_turned_the_suit_carries_the_bouquet():
    turned = 0
    for view in views("pass-the-bouquet"):
        suits = [played["card"][0] for played in view["trick"]]
        changes = [place for place in range(1, len(suits)) if suits[place] != suits[place - 1]]
        marked = [place for place, played in enumerate(view["trick"]) if played.get("leads")]
        assert marked == changes[-1:]
        turned += len(marked)
    assert turned
    assert not any(played.get("leads") for view in views("royal-decree") for played in view["trick"])


def test_cards_that_are_kept_to_the_end_are_announced():
    assert next(views("late-for-a-very-important-date"))["round"]["kept"] == 3
    assert "kept" not in next(views("once-upon-a-time"))["round"]


def test_couples_are_told_two_by_two():
    table = Table.new("rebel", seed=3, rounds=["dancing-queens", "royal-decree"], princesses="none")
    while not table.public_view()["rounds_scored"]:
        seat = table.to_act[0]
        table.act(seat, table.choices(seat)[0])
    lines = [line for seat in table.public_view()["last_round"]["seats"] for line in seat["lines"]]
    dances = [couple for line in lines if line["line"] == "round" for couple in line["couples"]]
    others = [couple for line in lines if line["line"] == "round-second" for couple in line["couples"]]
    assert dances
    assert all((queen[0], prince[0], queen[1:]) == ("Q", "C", prince[1:]) for queen, prince in dances)
    assert all((queen[0], prince[0]) == ("Q", "C") for queen, prince in others)
    for line in lines:
        paired = [card for couple in line.get("couples", []) for card in couple]
        assert sorted(paired) in ([], sorted(line["cards"]))


def test_a_void_card_that_can_win_is_marked():
    marked = [card for view in views("poisoned-apple") for card in view["trick"] if card.get("void")]
    assert marked
    assert not any(card.get("void") for view in views("once-upon-a-time") for card in view["trick"])
