"""My mistakes: dear choices come back as puzzles, at growing intervals, until they sit.

Who finds the right choice sees it again after a longer time, who does not begins anew; after the last interval it sits
and does not come back. Days are counted by the caller's clock.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

DAYS = (1, 3, 7, 16, 35)
"""After how many days a puzzle comes back, by how often it was found in a row; after that it sits."""


@dataclass(frozen=True)
class Card:
    """A puzzle that comes back: how often it was found in a row, and the day from which it is due."""

    puzzle: str  # its id
    found: int
    due: int  # a day, counted as the caller likes


def noted(puzzle: str, today: int) -> Card:
    """A choice that was dear: it comes back after the first interval."""
    return Card(puzzle, 0, today + DAYS[0])


def answered(card: Card, today: int, *, is_right: bool) -> Card:
    """The card after it was asked."""
    found = card.found + 1 if is_right else 0
    return replace(card, found=found, due=today + DAYS[min(found, len(DAYS) - 1)])


def sits(card: Card) -> bool:
    """Whether it has been found after every interval."""
    return card.found >= len(DAYS)


def due(cards: Iterable[Card], today: int) -> list[Card]:
    """What is to be asked today, the longest due first."""
    return sorted((card for card in cards if not sits(card) and card.due <= today), key=lambda card: card.due)
