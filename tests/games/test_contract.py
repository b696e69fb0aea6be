"""The contract: what every game offers, the same tests over every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from coronet import GAMES, Refused, Table
from coronet.games.box.choices import VERBS as BOX_VERBS
from coronet.games.catalogue import game_named
from coronet.games.contract import Game, veiled_copy, veiled_to_read
from coronet.games.rebel.choices import VERB_OF
from coronet.games.woo.choices import VERBS as WOO_VERBS
from coronet.kernel.bits import each
from tests.saying import said as said_in_words


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


def test_a_veil_to_read_is_the_veil_and_leaves_the_record_as_it_is(game):
    for record in records_of(game, 3):
        before = record.to_words()
        for seat in (-1, *range(game.players(record))):
            assert veiled_to_read(game, record, seat) == veiled_copy(game, record, seat)
        assert record.to_words() == before


def test_who_saw_no_more_than_a_spectator_is_told_the_same(game):
    for seed in range(4):
        table = Table.new(game.name, seed=seed)
        rng = random.Random(seed)
        while not table.over and table.steps < 400:
            seat = rng.choice(table.to_act)
            table.act(seat, rng.choice(table.choices(seat)))
            alike = [seat for seat in range(table.players) if not table.saw_more(seat)]
            assert [table.story(seat) for seat in alike] == [table.story(None)] * len(alike)


def records_of(game: Game, seeds: int) -> Iterator[Any]:
    """Every record of some games played at random."""
    out = [0] * game.most_choices
    for seed in range(seeds):
        rng = random.Random(seed)
        record = game.new(game.read_settings({}), seed, None)
        for _ in range(400):
            yield record
            if game.over(record):
                break
            seat = rng.choice(list(each(game.to_act(record))))
            game.act(record, seat, rng.choice(out[: game.choices(record, seat, out)]))


def test_a_quick_game_is_one_that_can_be_played(game):
    game.read_settings(game.declared.quick)


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


@pytest.mark.parametrize("seed", range(4))
def test_every_choice_is_data_that_words_it(game, seed):
    """Of many games, whatever a seat may choose: its text is the choice again, and the view says both side by side."""
    table = Table.new(game.name, seed=seed)
    rng = random.Random(seed)
    out = [0] * game.most_choices
    while not table.over:
        for seat in table.to_act:
            own = table.own_view(seat)
            for choice in out[: game.choices(table.veiled(seat), seat, out)]:
                said = game.said(choice)
                assert game.parse(said.text).choice == choice
                assert game.text_of(choice) == said.text
            assert own.get("choices", []) == [said_in_words(game.name, text) for text in own["legal"]]
        seat = rng.choice(table.to_act)
        choice = rng.choice(table.choices(seat))
        table.act(seat, choice)
        assert table.own_view(seat).get("pending_choice") in (None, said_in_words(game.name, choice))
        assert ("pending_choice" in table.own_view(seat)) == (table.own_view(seat)["pending"] is not None)


SAID = [
    ("rebel", "choose alice", {"verb": "choose", "name": "alice"}),
    ("rebel", "pass F2 C7", {"verb": "pass", "cards": ("F2", "C7")}),
    ("rebel", "pass left F10 right F2", {"verb": "pass", "cards": ("F10", "F2"), "ways": ("left", "right")}),
    ("rebel", "aside Q7", {"verb": "aside", "cards": ("Q7",)}),
    ("rebel", "show Q", {"verb": "show", "suit": "Q"}),
    ("rebel", "half F2 C7", {"verb": "half", "cards": ("F2", "C7")}),
    ("rebel", "gift Q7", {"verb": "gift", "cards": ("Q7",)}),
    ("rebel", "give Q7", {"verb": "give", "cards": ("Q7",)}),
    ("rebel", "play Q7", {"verb": "play", "cards": ("Q7",)}),
    ("rebel", "play Q7 power", {"verb": "play", "cards": ("Q7",), "power": True}),
    ("rebel", "power", {"verb": "power"}),
    ("rebel", "power F", {"verb": "power", "suit": "F"}),
    ("rebel", "power 0", {"verb": "power", "seat": 0}),
    ("rebel", "no", {"verb": "no"}),
    ("rebel", "keep Q7", {"verb": "keep", "cards": ("Q7",)}),
    ("rebel", "deal Q7", {"verb": "deal", "cards": ("Q7",)}),
    ("rebel", "freeze Q7", {"verb": "freeze", "cards": ("Q7",)}),
    ("rebel", "trade Q7", {"verb": "trade", "cards": ("Q7",)}),
    ("rebel", "return", {"verb": "return"}),
    ("rebel", "swap Q7 F2", {"verb": "swap", "cards": ("Q7", "F2")}),
    ("rebel", "haggle Q7 F2", {"verb": "haggle", "cards": ("Q7", "F2")}),
    ("r", "play spy", {"verb": "play", "cards": ("spy",)}),
    ("r", "sever spy", {"verb": "sever", "cards": ("spy",)}),
    ("r", "swap spy", {"verb": "swap", "cards": ("spy",)}),
    ("r", "keep red-spy", {"verb": "keep", "cards": ("red-spy",)}),
    ("r", "place spy", {"verb": "place", "cards": ("spy",)}),
    ("r", "reveal", {"verb": "reveal"}),
    ("r", "draw", {"verb": "draw"}),
    ("r", "reshuffle", {"verb": "reshuffle"}),
    ("r", "take spy", {"verb": "take", "cards": ("spy",)}),
    ("r", "pass", {"verb": "pass"}),
    ("r", "choose sever", {"verb": "choose", "name": "sever"}),
    ("seeker", "reveal 3", {"verb": "reveal", "number": 3}),
    ("triangle", "stand", {"verb": "stand"}),
    ("triangle", "discard blue-spy red-spy", {"verb": "discard", "cards": ("blue-spy", "red-spy")}),
    ("triangle", "stay", {"verb": "stay"}),
    ("triangle", "fold", {"verb": "fold"}),
    ("woo", "exchange R7", {"verb": "exchange", "cards": ("R7",)}),
    ("woo", "keep", {"verb": "keep"}),
    ("woo", "play spurned", {"verb": "play", "cards": ("spurned",)}),
    ("woo", "remove R7", {"verb": "remove", "cards": ("R7",)}),
    ("woo", "gift R7", {"verb": "gift", "cards": ("R7",)}),
]


@pytest.mark.parametrize(("name", "text", "data"), SAID)
def test_a_choice_as_data_has_what_it_names_and_nothing_else(name, text, data):
    assert said_in_words(name, text) == {"text": text} | data


@pytest.mark.parametrize(("name", "verbs"), [("rebel", VERB_OF), ("woo", WOO_VERBS), ("r", BOX_VERBS)])
def test_every_verb_is_among_these(name, verbs):
    of_the_box = {name} if name != "r" else {"r", "seeker", "triangle"}
    assert {data["verb"] for game, _, data in SAID if game in of_the_box} == set(verbs) - {"-"}


def test_what_is_done_to_a_choice_of_a_view_stays_there():
    said_in_words("rebel", "play Q7")["verb"] = "burn"
    assert said_in_words("rebel", "play Q7")["verb"] == "play"


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
