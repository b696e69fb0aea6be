"""Making puzzles: the same seed makes the same ones, and an end in the middle loses none."""

from itertools import islice

from coronet.puzzles.making import fill, make
from coronet.puzzles.shelf import TO_A_FILE, Shelf
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

WANTED = 4


class Pressed(KeyboardInterrupt):
    """As Ctrl-C is."""


@SKIP_WITHOUT_COMPILER
def test_the_same_seed_makes_the_same_puzzles():
    one, other = ([found for _, found in islice(make("r", 5, 0, set()), 20)] for _ in range(2))
    assert one == other
    assert any(one)


@SKIP_WITHOUT_COMPILER
def test_what_was_stopped_goes_on_to_the_same_puzzles(tmp_path):
    def press(done, of):
        if done == 2:
            raise Pressed

    whole, broken = Shelf(tmp_path / "whole"), Shelf(tmp_path / "broken")
    fill(whole, "r", WANTED, 5)
    try:
        fill(broken, "r", WANTED, 5, progress=press)
    except Pressed:
        assert broken.count("r") == 2
    fill(broken, "r", WANTED, 5)
    assert broken.puzzles("r") == whole.puzzles("r")


@SKIP_WITHOUT_COMPILER
def test_shipped_puzzles_are_found_again_where_they_come_from():
    first = Shelf().puzzles("r")[0]
    seed, number = first.made
    found = next(found for _, found in make("r", seed, number, set()))
    assert first in found


def test_further_puzzles_begin_a_new_file_after_a_hundred(tmp_path):
    shelf, some = Shelf(tmp_path), Shelf().puzzles("r")
    shelf.add("r", some[: TO_A_FILE - 1])
    shelf.add("r", some[TO_A_FILE - 1 : TO_A_FILE + 2])
    assert [len(file.read_text().splitlines()) for file in shelf.files("r")] == [TO_A_FILE, 2]
    assert shelf.puzzles("r") == some[: TO_A_FILE + 2]
