"""A language is added by the files that CONTRIBUTING.md names, and is spoken from its first message on."""

from __future__ import annotations

from tests.contributing.copied import LANGUAGE, UNSAID


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(LANGUAGE) == set()


def test_the_page_speaks_it(troubles):
    assert troubles[LANGUAGE] == {}


def test_the_terminal_speaks_english_until_it_has_the_words(copy):
    said = copy.coronet("play", "rebel", "--auto", "--players=3", "--rounds=royal-decree", "--seed=1", "--lang=de")
    assert "wins: nobody got away with fewer proposals." in said


def test_the_tests_of_words_name_what_is_missing(troubles):
    (told,) = troubles[UNSAID].values()
    assert "is missing" in told
