"""A round packed into a word: both cards and the winner."""

from __future__ import annotations

from coronet.kernel.rule import rule


@rule
def laid_round(first: int, second: int, winner: int) -> int:
    """A round as one word: the cards of seats 0 and 1, and who won it."""
    return first | second << 5 | winner << 10


@rule
def card_of(entry: int, seat: int) -> int:
    return entry >> 5 * seat & 31


@rule
def winner_of(entry: int) -> int:
    return entry >> 10
