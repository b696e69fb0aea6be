"""A variant of R is added by the files that CONTRIBUTING.md names, and is played, drawn and said."""

from __future__ import annotations

from tests.contributing.copied import VARIANT


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(VARIANT) == set()


def test_it_is_complete_and_shown_in_the_page(troubles):
    assert troubles[VARIANT] == {}


def test_the_terminal_plays_it(copy):
    assert copy.coronet("play", "r", "--variant", "patience", "--auto", "--level=beginner", "--seed=1")


def test_one_that_answers_the_same_question_is_refused_with_it(copy):
    done = copy.tried(".venv/bin/python", "-m", "coronet", "play", "r", "--variant=patience", "--variant=impatience")
    assert done.returncode == 2
    assert "each changes the same thing" in done.stderr
