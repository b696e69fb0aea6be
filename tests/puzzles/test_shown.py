"""What a page fetches: the index and the hundreds of every game, with what the table itself says."""

import gzip
import json

import pytest

from coronet.puzzles.kinds import KINDS
from coronet.puzzles.shelf import TO_A_FILE, Shelf
from coronet.puzzles.shown import INDEX, files, shown

SHELF = Shelf()
SENT = 40_000  # bytes of a hundred, compressed


@pytest.fixture(scope="module")
def two_games(tmp_path_factory):
    """Files of a shelf with a hundred puzzles and one more of a game, and a few of another."""
    shelf = Shelf(tmp_path_factory.mktemp("shelf"))
    shelf.add("r", SHELF.puzzles("r")[: TO_A_FILE + 1])
    shelf.add("woo", SHELF.puzzles("woo")[:3])
    return shelf, {name: json.loads(text) for name, text in files(shelf)}


def test_a_page_finds_every_puzzle_by_its_place_in_the_index(two_games):
    shelf, found = two_games
    assert set(found) == {INDEX, "r-1", "r-2", "woo-1"}
    for game in ("r", "woo"):
        kind = found[INDEX][game]
        for at, (name, theme, difficulty) in enumerate(kind["puzzles"]):
            on_file = found[f"{game}-{at // kind['to_a_file'] + 1}"][at % kind["to_a_file"]]
            assert (on_file["id"], on_file["difficulty"]) == (name, difficulty)
            assert on_file["theme"] == kind["themes"][theme]
        assert len(kind["puzzles"]) == shelf.count(game)


@pytest.mark.parametrize("game", KINDS)
def test_a_puzzle_is_shown_as_the_table_shows_it_to_its_seat(game):
    puzzle = SHELF.puzzles(game)[0]
    page = shown(puzzle)
    assert page["view"] == puzzle.table().view(puzzle.seat)
    assert [one["choice"]["text"] for one in page["choices"]] == [one.text for one in puzzle.choices]
    assert [one["cost"] for one in page["choices"]] == [one.cost for one in puzzle.choices]


def test_a_hundred_is_small_enough_to_be_fetched_at_once(two_games):
    _, found = two_games
    assert len(gzip.compress(json.dumps(found["r-1"]).encode())) < SENT
