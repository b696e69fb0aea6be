"""A special gift is added by the files that CONTRIBUTING.md names, and is played, drawn, said and shown to bots."""

from __future__ import annotations

from tests.contributing.copied import GIFT

SEEN = """
from coronet.games.woo.hooks import EFFECTS
from coronet.games.woo.learnt.observation import LAYOUT
print(EFFECTS[-1], "generous" in [part.name for part in LAYOUT])
"""


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(GIFT) == set()


def test_it_is_complete_and_shown_in_the_page(troubles):
    assert troubles[GIFT] == {}


def test_bots_and_learners_are_shown_it(copy):
    assert copy.run(".venv/bin/python", "-c", SEEN).split() == ["generous", "True"]


def test_the_terminal_plays_it(copy):
    options = ("--specials", "generous=R2+S7", "--players=3", "--max-sets=2", "--seed=1")
    assert copy.coronet("play", "woo", "--auto", *options)
