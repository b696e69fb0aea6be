"""Docs that the program can check: the page of hooks."""

from __future__ import annotations

from tests.docs.hooks_page import PAGE, text


def test_the_page_of_hooks_says_what_the_cards_do():
    assert PAGE.read_text(encoding="utf-8") == text(), "run make playthroughs"
