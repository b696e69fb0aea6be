"""The puzzles that come with the project: they can be read, shown and answered, and a longer evaluation agrees."""

from random import Random

import pytest

from coronet.bots.budget import Budget
from coronet.errors import InputError
from coronet.puzzles.kinds import KINDS
from coronet.puzzles.making import holds
from coronet.puzzles.shelf import TO_A_FILE, Shelf
from coronet.words import Words, languages
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

SHELF = Shelf()
SAMPLE = {"rebel": 6, "r": 12, "woo": 6}
LONGER = Budget(40_000)
ROOM = 2_000_000  # bytes
LEAST = {"rebel": 600, "r": 200, "woo": 200}
WANTED = {"duck", "unload", "frog", "void-a-suit", "power-now", "keep-power", "stop-rebel", "count"}


def sample(game):
    return Random(f"sample of {game}").sample(SHELF.puzzles(game), SAMPLE[game])


@pytest.mark.parametrize("game", KINDS)
def test_every_puzzle_has_one_right_choice_a_known_theme_and_a_name_of_its_own(game):
    puzzles = SHELF.puzzles(game)
    assert len({puzzle.id for puzzle in puzzles}) == len({puzzle.likeness for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        assert puzzle.theme in KINDS[game].themes
        assert puzzle.choices[0].cost == 0
        assert all(choice.cost >= KINDS[game].margin for choice in puzzle.choices[1:])
        assert puzzle.against in [choice.text for choice in puzzle.choices[1:]]


@pytest.mark.parametrize("game", KINDS)
def test_there_are_enough_of_every_game(game):
    assert SHELF.count(game) >= LEAST[game]


def test_every_theme_that_was_asked_for_has_puzzles():
    assert {puzzle.theme for puzzle in SHELF.puzzles("rebel")} >= WANTED


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", KINDS)
def test_every_reason_is_said_in_every_language(game, language):
    words = Words(language)
    for puzzle in SHELF.puzzles(game):
        key, args = puzzle.why
        assert words.say(key, **args)


@pytest.mark.parametrize("game", KINDS)
def test_files_hold_a_hundred_each(game):
    *full, last = [len(file.read_text().splitlines()) for file in SHELF.files(game)]
    assert full == [TO_A_FILE] * len(full)
    assert 0 < last <= TO_A_FILE


def test_all_of_them_take_less_than_two_megabytes():
    assert SHELF.size(KINDS) < ROOM


@pytest.mark.parametrize("game", KINDS)
def test_a_puzzle_is_shown_to_its_seat_and_offers_its_choices(game):
    for puzzle in sample(game)[:3]:
        table = puzzle.table()
        assert puzzle.seat in table.to_act
        assert {choice.text for choice in puzzle.choices} <= set(table.choices(puzzle.seat))
        assert table.view(puzzle.seat)["own"]["legal"]


def test_a_choice_that_a_puzzle_does_not_have_is_refused():
    puzzle = SHELF.puzzles("r")[0]
    assert puzzle.answered(puzzle.best).cost == 0
    with pytest.raises(InputError):
        puzzle.answered("play nothing")


@SKIP_WITHOUT_COMPILER
@pytest.mark.parametrize("game", KINDS)
def test_a_longer_evaluation_by_other_worlds_agrees(game):
    held = [holds(puzzle, LONGER, seed) for seed, puzzle in enumerate(sample(game), 500)]
    assert sum(held) >= 0.95 * len(held)
