"""A level of the bots is added by the files that CONTRIBUTING.md names, and plays every game."""

from __future__ import annotations

from tests.contributing.copied import LEVEL


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(LEVEL) == set()


def test_it_plays_and_is_offered_by_the_page(troubles):
    assert troubles[LEVEL] == {}


def test_the_terminal_seats_it(copy):
    said = copy.coronet("play", "woo", "--auto", "--players=3", "--max-sets=1", "--level=learner", "--seed=1")
    assert "Mila" in said or "Jonas" in said
