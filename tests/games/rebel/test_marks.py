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


def test_a_void_card_that_can_win_is_marked():
    marked = [card for view in views("poisoned-apple") for card in view["trick"] if card.get("void")]
    assert marked
    assert not any(card.get("void") for view in views("once-upon-a-time") for card in view["trick"])
