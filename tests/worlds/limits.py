"""How many cards of a set a seat can hold at most, as cards come and go.

None when it has shown a void, and one more for every card that came to it unseen since, if it could be of that set; one
each when Alice or Sleeping Beauty has dealt out cards that are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

NO_LIMIT = 99


@dataclass
class Limit:
    """Of these cards each seat holds at most so many."""

    cards: set[str]
    most: list[int]
    why: str


class Limits:
    """All limits that a viewer knows of."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._limits: list[Limit] = []

    def __iter__(self) -> Iterator[Limit]:
        return iter(self._limits)

    def holds_none(self, seat: int, cards: set[str], why: str) -> None:
        most = [NO_LIMIT] * self.players
        most[seat] = 0
        self._limits.append(Limit(set(cards), most, why))

    def holds_each(self, cards: set[str], each: int, why: str) -> None:
        """Each seat holds at most so many of these."""
        self._limits.append(Limit(set(cards), [each] * self.players, why))

    def leaves(self, seat: int, card: str) -> None:
        """The viewer sees this card leave the hand."""
        for limit in self:
            limit.most[seat] -= card in limit.cards

    def arrives(self, seat: int, card: str) -> None:
        """The viewer sees this card come to the hand."""
        for limit in self:
            limit.most[seat] += card in limit.cards

    def arrive_unseen(self, seat: int, cards: set[str], count: int) -> None:
        """So many of these cards come to the hand, the viewer does not see which."""
        for limit in self:
            limit.most[seat] += min(count, len(limit.cards & cards))

    def moves_unseen(self, giver: int, receiver: int, cards: set[str], before: list[list[int]]) -> None:
        """One of these cards goes over; `before` says what the giver held at most when it was chosen."""
        for limit, most in zip(self, before, strict=True):
            if limit.cards & cards and most[giver] > 0:
                limit.most[receiver] += 1

    def all_leave(self, seat: int, staying: set[str]) -> None:
        """Every card of the hand leaves but those."""
        for limit in self:
            limit.most[seat] = min(limit.most[seat], len(limit.cards & staying))

    def now(self) -> list[list[int]]:
        return [list(limit.most) for limit in self]

    def clear(self) -> None:
        self._limits.clear()
