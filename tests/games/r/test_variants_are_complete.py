"""Every card, variant and parlour game has its words, its test, its playthrough and its line in the rules page."""

from __future__ import annotations

from pathlib import Path

import pytest

from coronet.games.box.cards import CHARACTERS
from coronet.games.catalogue import PARLOUR
from coronet.games.r.hooks import VARIANTS_BY_NAME
from coronet.words import Words

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
RULES_PAGE = (ROOT / "docs" / "rules" / "r.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", VARIANTS_BY_NAME)
def test_the_variant_is_complete(name):
    words = Words("en")
    assert all(words.has(f"variant-{name}{part}") for part in ("", ".short", ".text"))
    assert (HERE / "variants" / f"test_{name.replace('-', '_')}.py").exists()
    assert (ROOT / "tests" / "playthroughs" / "r" / f"{name}.txt").exists()
    assert f"`{name}`" in RULES_PAGE


@pytest.mark.parametrize("name", PARLOUR)
def test_the_parlour_game_is_complete(name):
    words = Words("en")
    assert all(words.has(f"parlour-{name}{part}") for part in ("", ".short", ".text"))
    assert (HERE.parent / "parlour" / f"test_{name.replace('-', '_')}.py").exists()
    assert (ROOT / "tests" / "playthroughs" / "parlour" / f"{name}.txt").exists()
    assert f"`{name}`" in RULES_PAGE


@pytest.mark.parametrize("name", CHARACTERS)
def test_the_card_is_complete(name):
    words = Words("en")
    assert all(words.has(f"character-{name}{part}") for part in ("", ".many", ".text"))
    assert f"| `{name}` |" in RULES_PAGE
