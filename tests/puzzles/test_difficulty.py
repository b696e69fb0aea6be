"""How difficult a puzzle is, by who finds it."""

from coronet.puzzles.difficulty import LEAST, MOST, RATINGS, Tries, difficulty


def of(beginner, good, strong):
    return difficulty({"beginner": Tries(beginner, 16), "good": Tries(good, 8), "strong": Tries(strong, 4)})


def test_what_fewer_find_is_harder():
    assert of(16, 8, 4) < of(8, 8, 4) < of(0, 8, 4) < of(0, 0, 4) < of(0, 0, 0)


def test_what_half_of_a_level_finds_has_its_rating():
    found = difficulty({"good": Tries(500, 1000)})
    assert abs(found - RATINGS["good"]) <= 2


def test_every_difficulty_is_between_the_ends():
    assert LEAST < of(16, 8, 4) < of(0, 0, 0) < MOST
