"""Every special gift has its words, its test, its recording and its place in the rules page; so has every mode."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from coronet.games.woo.cards import CARDS_BY_NAME
from coronet.games.woo.hooks import GIFT_NAMES
from coronet.games.woo.record import MODES
from coronet.games.woo.specials import EFFECTS, TABLES
from coronet.words import Words
from tests.playthroughs.write import FOLDER

HERE = Path(__file__).parent
RULES_PAGE = (HERE.parent.parent.parent / "docs" / "rules" / "woo-the-princess.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GIFT_NAMES)
def test_the_gift_is_complete(name):
    words = Words("en")
    assert importlib.import_module(f"coronet.games.woo.gifts.{name}").__doc__
    assert all(words.has(f"gift-{name}{part}") for part in ("", ".short", ".text"))
    assert name not in EFFECTS or all(words.has(f"{key}chip-woo-{name}") for key in ("", "page-", "page-short-"))
    assert (HERE / "gifts" / f"test_{name}.py").exists()
    assert (FOLDER / "woo" / f"{name}.txt").exists()
    assert f" {name.capitalize()}\n" in RULES_PAGE


@pytest.mark.parametrize("mode", MODES)
def test_the_mode_is_recorded(mode):
    assert (FOLDER / "woo" / f"{mode}.txt").exists()


@pytest.mark.parametrize("table", TABLES)
def test_a_table_names_cards_that_there_are_each_once(table):
    cards = [card for cards in TABLES[table].values() for card in cards]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(CARDS_BY_NAME) - {"spurned"}
    assert set(TABLES[table]) <= set(EFFECTS)
    assert all(card in RULES_PAGE for card in cards)
