"""A round card is added by the files that CONTRIBUTING.md names, and is played, drawn and said."""

from __future__ import annotations

import json

from tests.contributing.copied import ROUND_CARD


def test_its_list_names_all_files_and_no_other(copy):
    assert copy.unlisted(ROUND_CARD) == set()


def test_it_is_complete_and_shown_in_the_page(troubles):
    assert troubles[ROUND_CARD] == {}


def test_the_terminal_plays_it(copy):
    log = copy.folder / "build" / "slipper.jsonl"
    copy.coronet("play", "rebel", "--auto", "--rounds=glass-slipper", "--seed=1", f"--save={log}")
    assert json.loads(log.read_text(encoding="utf-8").splitlines()[0])["settings"]["rounds"] == ["glass-slipper"]


def test_the_rules_say_it_in_the_language_of_the_reader(copy):
    assert "Le premier 7 joué remporte le pli" in copy.coronet("rules", "rebel", "glass-slipper", "--lang=fr")
