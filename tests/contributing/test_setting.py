"""A setting is added by the files that CONTRIBUTING.md names; options, refusals and help follow from it."""

from __future__ import annotations

from tests.contributing.copied import SETTING


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(SETTING) == set()


def test_it_rules_the_game_and_is_offered_by_the_page(troubles):
    assert troubles[SETTING] == {}


def test_the_terminal_takes_it_as_an_option(copy):
    assert copy.coronet("play", "woo", "--ties", "nobody", "--auto", "--players=3", "--max-sets=2", "--seed=1")


def test_the_terminal_refuses_any_other_word(copy):
    done = copy.tried(".venv/bin/python", "-m", "coronet", "play", "woo", "--ties", "some", "--auto")
    assert done.returncode == 2
    assert done.stderr == "coronet: ties: some is not allowed here; choose highest or nobody\n"


def test_the_help_tells_of_it(copy):
    assert "--ties" in copy.coronet("play", "woo", "--help")
