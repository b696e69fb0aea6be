"""What choices of R say, kept: the same few hundred are said again and again."""

from __future__ import annotations

from functools import lru_cache

from coronet.games.box import choices
from coronet.games.contract import Said
from coronet.games.r.hooks import CHOSEN_NAMES


@lru_cache(maxsize=4096)
def said(choice: int) -> Said:
    """A choice as data."""
    return choices.said(choice, CHOSEN_NAMES)
