"""The part of the contract that games answer alike, from the fields that every record has.

A game that inherits it says the rest, and what is different in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from coronet.games.contract import Line, Said, Span
from coronet.games.declaration import Declaration
from coronet.games.notation import Notation
from coronet.kernel import generator
from coronet.kernel.record import Record


class Played(Protocol):
    """What every record has."""

    players: int
    chance: list[int]  # the generator's words
    phase: int
    waiting: int  # the seats that must choose now, as a set
    pending: list[int]  # choices that wait for others, by seat; 0 for none
    asked: list[int]  # how many questions each seat has been put
    winners: int  # a set of seats once the game is over


class Saying(Protocol):
    """A game that says its choices as data."""

    def said(self, choice: int) -> Said:
        """What a choice says."""


class Defaults:
    """A game, which holds no state: all seats are alike."""

    declared: Declaration
    record_class: type[Record]
    rules_version: int = 1
    over_phase: int
    notation: Notation = Notation()  # all in numbers

    @property
    def veiled_rows(self) -> frozenset[str]:
        """The rows of the record that `veil` may write to: any."""
        return self.record_class.ROWS

    @property
    def name(self) -> str:
        """In settings and logs."""
        return self.declared.name

    def players(self, record: Played) -> int:
        """How many seats there are."""
        return record.players

    def to_act(self, record: Played) -> int:
        """The seats that must choose now, as a set."""
        return record.waiting

    def asked(self, record: Played, seat: int) -> int:
        """How many questions this seat has been put."""
        return record.asked[seat]

    def pending(self, record: Played, seat: int) -> int:
        """The seat's choice that waits for others, or 0."""
        return record.pending[seat]

    def declining(self, veiled: Any, seat: int) -> int | None:
        """The choice that declines for a seat which wishes not to be asked: every question must be put."""
        return None

    def over(self, record: Played) -> bool:
        """Whether the game has ended."""
        return record.phase == self.over_phase

    def role(self, record: Any, seat: int) -> str | None:
        """Who a seat is in this game: all are alike."""
        return None

    def danced(self, record: Any, /) -> dict[str, list[str]]:
        """What of the game's dance card was in this game: nothing."""
        return {}

    def text_of(self: Saying, choice: int) -> str:
        """The words of a choice, as they parse."""
        return self.said(choice).text

    def numbers_played(self, choice: int) -> list[int]:
        """The numbers on the cards of the hand that a choice names: cards have none."""
        return []

    def happened(self, before: Any, veiled: Any, seat: int, choice: int, /) -> list[Line]:
        """What there was to be seen of the last step: nothing but the state after it."""
        return []

    def moment(self, record: Any) -> int:
        """How far the game is, as memory counts it: nothing is forgotten."""
        return 0

    def untold(self, veiled: Any, lines: Sequence[Line]) -> list[Span | None]:
        """When each line of the story may not be told again: never."""
        return [None] * len(lines)

    def saw_more(self, record: Any, seat: int) -> bool:
        """Whether the last step may have shown a seat what a spectator did not see: it may."""
        return True

    def skip_draws(self, record: Played, seed: int, draws: int) -> None:
        """Bring the record's generator to where it is after so many draws."""
        generator.seed(record, seed)
        for _ in range(draws):
            generator.next_word(record)
