"""Choices as data, from their words."""

from __future__ import annotations

from typing import Any

from coronet.games.catalogue import game_named


def said(game: str, text: str) -> dict[str, Any]:
    """A choice of a game as its views have it."""
    there = game_named(game)
    parsed = there.parse(text)
    assert parsed is not None, text
    return there.said(parsed.choice).to_data()
