"""Whom the referee asks, and who tells it what chance did: a table that is watched, or a round written down."""

from __future__ import annotations

from typing import Protocol


class Seats(Protocol):
    """All that a round needs from outside."""

    def ask(self, seat: int, legal: set[str]) -> str:
        """The choice of the seat that is asked."""
        ...

    def ask_all(self, legal: dict[int, set[str]]) -> dict[int, str]:
        """The choices of all that are asked at once."""
        ...

    def attempt_won(self, winner: int) -> None:
        """All have played, and the winner is found; Alice may still undo it."""
        ...

    def trick_taken(self, winner: int) -> None:
        """The winner has the cards."""
        ...

    def dealt_by_chance(self, pool: set[str], seats: list[int], each: int) -> dict[int, set[str]]:
        """Which cards of the pool came to which hand."""
        ...

    def drawn_by_chance(self, hidden: set[str], seat: int) -> str:
        """The one hidden card of another hand that came to this seat."""
        ...

    def frozen_by_chance(self, seat: int, hidden: set[str]) -> str:
        """The card turned up before this seat."""
        ...

    def looked_at_by_chance(self, seat: int, hidden: set[str]) -> set[str]:
        """The two cards that the deluxe Ice Princess looks at."""
        ...
