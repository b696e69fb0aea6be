"""The words of choices of R, kept: the same few hundred are said again and again."""

from __future__ import annotations

from functools import lru_cache

from coronet.games.box import choices
from coronet.games.r.hooks import CHOSEN_NAMES


@lru_cache(maxsize=4096)
def text_of(choice: int) -> str:
    """The words of a choice, as they parse."""
    return choices.text_of(choice, CHOSEN_NAMES)
