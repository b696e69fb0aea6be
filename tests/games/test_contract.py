"""The contract: what every game offers, the same tests over every game."""

from __future__ import annotations

import random

import pytest

from coronet import GAMES, Refused, Table
from coronet.games.catalogue import game_named
from coronet.games.contract import Game


@pytest.fixture(params=GAMES)
def game(request):
    return game_named(request.param)


def played(name: str, seed: int, most: int) -> Table:
    table = Table.new(name, seed=seed)
    rng = random.Random(seed)
    for _ in range(most):
        if table.over:
            break
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    return table


def going_on(name: str, seed: int, most: int) -> Table:
    """The same, but never to the end: small games are short."""
    while (table := played(name, seed, most)).over:
        most //= 2
    return table


def test_every_game_offers_the_whole_contract(game):
    wanted = [name for name in vars(Game) if not name.startswith("_")] + list(Game.__annotations__)
    assert [name for name in wanted if not hasattr(game, name)] == []


def test_the_same_seed_gives_the_same_game(game):
    assert played(game.name, 5, 60).to_bytes() == played(game.name, 5, 60).to_bytes()
    assert played(game.name, 5, 60).to_bytes() != played(game.name, 6, 60).to_bytes()


def test_every_choice_offered_parses_prints_and_is_legal(game):
    table = going_on(game.name, 3, 40)
    for seat in table.to_act:
        for choice in table.choices(seat):
            parsed = game.parse(choice)
            assert parsed is not None
            assert game.text_of(parsed.choice) == choice
            assert table.why_not(seat, choice) is None


@pytest.mark.parametrize(
    ("name", "text", "numbers"),
    [
        ("rebel", "play F9", [9]),
        ("rebel", "pass F2 C7", [2, 7]),
        ("rebel", "pass left F10 right F2", [2, 10]),
        ("rebel", "haggle F2 C7", [2]),
        ("rebel", "power 3", []),
        ("rebel", "power Q", []),
        ("woo", "play R13", [13]),
        ("woo", "play spurned", [0]),
        ("woo", "keep", []),
        ("r", "play prince", []),
        ("seeker", "reveal 3", []),
    ],
)
def test_the_numbers_played_are_those_of_cards_alone(name, text, numbers):
    game = game_named(name)
    assert game.numbers_played(game.parse(text).choice) == numbers


def test_a_seat_that_need_not_choose_has_no_choices(game):
    table = going_on(game.name, 3, 40)
    idle = [seat for seat in range(table.players) if seat not in table.to_act]
    assert [table.choices(seat) for seat in idle] == [[] for _ in idle]


def test_what_declines_for_a_seat_is_one_of_its_choices_and_nobody_declines_out_of_turn(game):
    table = going_on(game.name, 3, 40)
    for seat in range(table.players):
        assert table.declining(seat) in (None, *table.choices(seat))


def test_the_winners_have_the_first_place_and_all_share_it_in_a_draw(game):
    table = played(game.name, 8, 3000)
    assert table.over
    first = [seat for seat, place in enumerate(table.places) if place == 1]
    assert first == (table.winners or list(range(table.players)))
    assert sorted(table.places)[-1] <= table.players


def test_parts_of_a_game_are_finished_one_by_one(game):
    table = Table.new(game.name, seed=8)
    rng = random.Random(8)
    before = table.finished
    while not table.over:
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
        assert table.finished - before in (0, 1)
        before = table.finished


def test_a_refused_choice_changes_nothing(game):
    table = going_on(game.name, 4, 50)
    before = (table.to_bytes(), table.log, table.view(0), table.told(0))
    for seat, choice in ((table.to_act[0], "dance"), (99, "no"), (-1, "no"), (table.to_act[0], "")):
        with pytest.raises(Refused):
            table.act(seat, choice)
    assert (table.to_bytes(), table.log, table.view(0), table.told(0)) == before


def test_bytes_bring_the_same_table_back(game):
    table = played(game.name, 9, 70)
    again = Table.from_bytes(game.name, table.to_bytes(), **table.settings)
    assert [again.view(seat) for seat in (None, 0, 1)] == [table.view(seat) for seat in (None, 0, 1)]


def test_a_clone_goes_its_own_way(game):
    table = going_on(game.name, 9, 30)
    before = table.to_bytes()
    clone = table.clone()
    seat = clone.to_act[0]
    clone.act(seat, clone.choices(seat)[0])
    assert table.to_bytes() == before
    assert len(clone.log.lines) > len(table.log.lines)
    table.act(seat, table.choices(seat)[0])
    assert table.to_bytes() == clone.to_bytes()
