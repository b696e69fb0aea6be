"""Every round card and princess has its words, its test and its place in the rules page: named where one is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from coronet.games.rebel import hooks, powers
from coronet.words import Words

HERE = Path(__file__).parent
RULES_PAGE = (HERE.parent.parent.parent / "docs" / "rules" / "rebel-princess.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", hooks.ROUNDS_BY_NAME)
def test_the_round_card_is_complete(name):
    words = Words("en")
    assert words.has(f"round-{name}"), f"words/en/rounds.ftl: round-{name} is missing"
    assert (HERE / "rounds" / f"test_{name.replace('-', '_')}.py").exists()
    assert f"| {name} " in RULES_PAGE


@pytest.mark.parametrize("name", powers.PRINCESSES_BY_NAME)
def test_the_princess_is_complete(name):
    words = Words("en")
    assert words.has(f"princess-{name}"), f"words/en/princesses.ftl: princess-{name} is missing"
    assert (HERE / "princesses" / f"test_{name.replace('-', '_')}.py").exists()
    assert f"| {name} " in RULES_PAGE
