"""What may still be told: no cards of tricks before the last one, until the round is over; one's own cards always."""

from __future__ import annotations

import random

import pytest

from coronet import Table
from coronet.games.contract import Told, may_be_told

NAMING_TRICKS = ("story-plays", "story-turn", "story-swaps", "story-haggles")


def game(*, open_memory: bool = False, **settings) -> Table:
    held = {"edition": "deluxe", "players": 3, "princesses": "none", "rounds": ["once-upon-a-time", "sisterhood"]}
    return Table.new("rebel", seed=5, house_rules={"open_memory": open_memory}, **(held | settings))


def steps(table: Table, viewer: int = 0):
    """The story so far after every step of a game by chance."""
    rng = random.Random(5)
    told: list[Told] = table.story(viewer)
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        told = [*told, *table.story(viewer)]
        yield told


def in_this_round(told: list[Told]) -> list[Told]:
    begun = max((at for at, one in enumerate(told) if one.line[0] == "story-round"), default=0)
    return told[begun:]


def test_cards_of_the_last_trick_and_of_the_one_in_play_are_told_and_no_others():
    table = game()
    for told in steps(table):
        now = in_this_round(told)
        ends = [at for at, one in enumerate(now) if one.line[0] == "story-takes"]
        first = ends[-2] + 1 if len(ends) > 1 else 0
        plays = {at for at, one in enumerate(now) if one.line[0].startswith(NAMING_TRICKS) and "card" in one.line[1]}
        if not table.over:
            assert {at for at in plays if may_be_told(now[at], table.moment)} == {at for at in plays if at >= first}


def test_cards_that_a_seat_passed_and_was_passed_are_told_all_round():
    table = game()
    seen = 0
    for told in steps(table):
        own = [one for one in in_this_round(told) if one.line[0] == "story-passed-cards"]
        assert all(may_be_told(one, table.moment) for one in own)
        seen = max(seen, len(own))
    assert seen == 2


def test_rounds_that_are_over_are_told_whole():
    table = game()
    for told in steps(table):
        begun = len(told) - len(in_this_round(told))
        assert all(may_be_told(one, table.moment) for one in told[:begun])
    assert all(may_be_told(one, table.moment) for one in told)


def test_with_open_memory_everything_is_told():
    table = game(open_memory=True)
    for told in steps(table):
        assert all(may_be_told(one, table.moment) for one in told)


@pytest.mark.parametrize(
    "princesses", [["alice", "mulan", "ice-princess"], ["scheherazade", "sleeping-beauty", "alice"]]
)
def test_a_line_that_names_a_card_of_a_trick_fades_whatever_the_powers_do(princesses):
    table = game(princesses=princesses, rounds=["haggle-with-the-hag", "royal-decree"])
    for told in steps(table, viewer=1):
        fading = [one for one in told if one.untold is not None]
        assert all("card" in one.line[1] for one in fading)
        named = [one for one in in_this_round(told) if one.line[0].startswith(NAMING_TRICKS) and "card" in one.line[1]]
        if not table.over:
            assert all(one.untold is not None for one in named)


def test_the_moment_never_goes_back():
    table = game(princesses=["alice", "mulan", "ice-princess"])
    before = table.moment
    for _ in steps(table):
        assert table.moment >= before
        before = table.moment
