"""What choices say, kept: the same few thousand are said again and again."""

from __future__ import annotations

from functools import lru_cache

from coronet.games.contract import Said
from coronet.games.rebel import choices
from coronet.games.rebel.powers import PRINCESS_NAMES


@lru_cache(maxsize=4096)
def said(choice: int) -> Said:
    """A choice as data."""
    return choices.said(choice, PRINCESS_NAMES)


@lru_cache(maxsize=65536)
def text_of(choice: int) -> str:
    """The words of a choice, as they parse; kept for longer, since sets of cards are many."""
    return choices.said(choice, PRINCESS_NAMES).text
