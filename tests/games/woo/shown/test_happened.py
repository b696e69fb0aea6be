"""What there was to be seen of a step of Woo, in order, and why rounds, sets and games went as they did."""

from __future__ import annotations

import random
from functools import cache

import pytest

from coronet import Table
from coronet.games.woo.shown.why import why_set
from coronet.words import Words, languages
from tests.woo_games import any_settings

NAMES = ["Celestyn", "Bartosza", "Mirabell", "Zofia", "Bruno", "Ada", "Cy", "Ines"]
Event = tuple[str, dict]


def games(number: int, **fixed):
    """Each step of games by chance: the view before, what happened, the view after."""
    rng = random.Random(number)
    for seed in range(number):
        table = Table.new("woo", seed=seed, **any_settings(rng) | fixed)
        while not table.over:
            before = table.public_view()
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            yield before, table.happened(), table.public_view()


def said(line: tuple[str, dict], language: str = "en", you: int | None = None) -> str:
    return Words(language, "woo", NAMES, you).say(line[0], **line[1])


def of(kind: str, events: list[Event]) -> list[dict]:
    return [arguments for one, arguments in events if one == kind]


def test_the_last_trick_that_happened_is_the_one_that_views_remember():
    tricks = 0
    for _, events, view in games(40):
        for trick in of("trick", events)[-1:]:
            tricks += 1
            last = view["last_trick"]
            assert (trick["outcome"], trick["winner"], trick["leads"]) == (
                last["outcome"],
                last["winner"],
                last["leads"],
            )
            shown = [(one["seat"], one["card"], one["gone"]) for one in trick["trick"]]
            assert shown == [(one["seat"], one["card"], one["gone"]) for one in last["cards"]]
            best = [one["seat"] for one in trick["trick"] if one["winning"]]
            assert trick["winner"] in (None, *best)
    assert tricks > 200


def test_cards_come_into_play_in_the_order_of_the_trick():
    for before, events, view in games(12):
        if not of("trick", events):
            laid = [(one["seat"], one["card"]) for one in of("card", events)]
            assert [(one["seat"], one["card"]) for one in view["trick"]] == [
                *((one["seat"], one["card"]) for one in before["trick"]),
                *laid,
            ]


def test_a_set_that_happened_is_the_one_that_views_remember():
    sets = 0
    for _, events, view in games(40):
        for decided in of("set", events)[-1:]:
            sets += 1
            last = view["last_set"]
            assert {name: decided[name] for name in last} == last
            assert decided["why"][1].get("seats", []) == last["winners"]
    assert sets > 40


def test_every_gift_is_seen_when_it_does_something():
    seen = {gift["effect"] for _, events, _ in games(20, specials="lavish") for gift in of("gift", events)}
    assert seen == {"allergic", "irresistible", "lullabye", "regifted", "spurned"}


def test_a_card_that_is_struck_was_on_the_table():
    for before, events, _ in games(20, specials="lavish"):
        for removed in of("removed", events):
            laid = [one["card"] for one in before["trick"]] + [one["card"] for one in of("card", events)]
            assert removed["card"] in laid


def test_an_exchange_is_made_in_secret():
    table = Table.new("woo", seed=1, players=3, leader=0)
    table.public_view()
    table.act(1, table.choices(1)[0])
    assert table.happened() == [("locked", {"seat": 1})]


def test_every_finished_game_says_why_it_is_over():
    for _, events, view in games(20):
        assert (view["why"] is not None) == view["over"] == bool(of("over", events))
        for over in of("over", events):
            assert (over["winners"], over["why"]) == (view["winners"], view["why"])


@cache
def reasons() -> dict[str, list[tuple[str, dict]]]:
    found: dict[str, list[tuple[str, dict]]] = {}
    for _, events, _ in games(60):
        for _, arguments in events:
            if "why" in arguments:
                found.setdefault(arguments["why"][0], []).append(arguments["why"])
    return found


def test_every_reason_that_has_words_is_given():
    rare = {"why-woo-set-tied"}  # below
    assert set(Words("en").keys("why-woo-")) - reasons().keys() <= rare


@pytest.mark.parametrize("language", languages())
def test_every_reason_is_one_short_sentence(language):
    for lines in reasons().values():
        for line in lines[:20]:
            assert len(said(line, language)) <= 80 or len(line[1]["seats"]) > 1


SIDES = [
    {"seats": [0], "pile": ["R9", "B2"], "verdict": "tied"},
    {"seats": [1], "pile": ["S9", "M2"], "verdict": "tied"},
]


def test_a_tie_that_no_number_breaks_is_said_to_be_one():
    tie = [{"number": None, "sides": [0, 1], "piles": [[], []], "counts": [2, 2]}]
    why = why_set({"suit": "R", "winners": [], "sides": SIDES, "tie": tie})
    assert said(why) == "Nobody wins the Princess of Roses: no number breaks the tie."


def test_the_winner_of_a_trick_is_told_by_what_it_was_won():
    assert said(("why-woo-wooing", {"seat": 0, "suit": "R"})).endswith("with the highest Rose: Roses beat every suit.")
    assert said(("why-woo-lead", {"seat": 0, "suit": "S"}), you=0).startswith("You collect it: the highest Sweet wins")
