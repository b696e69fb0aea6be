"""The words of choices, kept: the same few thousand are said again and again."""

from __future__ import annotations

from functools import lru_cache

from coronet.games.rebel import choices
from coronet.games.rebel.powers import PRINCESS_NAMES


@lru_cache(maxsize=65536)
def text_of(choice: int) -> str:
    """The words of a choice, as they parse."""
    return choices.text_of(choice, PRINCESS_NAMES)
