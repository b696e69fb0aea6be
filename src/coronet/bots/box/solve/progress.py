"""What solving tells while it works, and the type of its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Numbers = Any  # an array, or a view of a file: of words, or of values
Tell = Callable[[str, int, int], None]
"""Hears what is done (`find` or `solve`), and how many of how many steps are."""


def say_nothing(doing: str, done: int, of: int) -> None:
    """For those who do not listen."""
