"""A puzzle: what a seat sees, what each of its choices costs, and why the best one is best. One JSON object a line."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from coronet.errors import InputError
from coronet.games.contract import Line, Said
from coronet.table.table import Table

ID_LETTERS = 10
Likeness = tuple[str, tuple["Choice", ...]]
"""What two puzzles have in common of which nobody wants to solve both: the same choices at the same costs."""


class Choice(msgspec.Struct, frozen=True, array_like=True):
    """A choice in words, what it costs against the best in the unit of its game, and the error of that."""

    text: str
    cost: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position with one right choice."""

    id: str  # follows from the position
    game: str
    seat: int
    position: str  # as the seat knows it (docs/positions.md)
    choices: list[Choice]  # the best first
    theme: str
    difficulty: int  # a rating as those of players
    reason: tuple[str, dict[str, Any]]  # a key of the words: why the best is better than `against`
    against: str  # the wrong choice that is made most often
    made: tuple[int, int]  # the seed that it was made with, and the number of the game that it comes from

    @property
    def best(self) -> str:
        """The right choice, in words."""
        return self.choices[0].text

    @property
    def why(self) -> Line:
        """The reason, as stories and hints have it."""
        return self.reason

    @property
    def likeness(self) -> Likeness:
        """The same for positions that differ only in how they came about."""
        return self.game, tuple(self.choices)

    def table(self) -> Table:
        """The table as the seat knows it: to be looked at and evaluated, not played on."""
        return Table.from_position(self.position, seed=0)

    def answered(self, text: str) -> Choice:
        """The choice that somebody made; one that the puzzle does not have is an InputError."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        raise InputError("choice", value=text, allowed=" or ".join(choice.text for choice in self.choices))

    def said(self, text: str) -> Said:
        """A choice as data, for words and pages."""
        return self.saying(self.table())(text)

    def saying(self, table: Table) -> Callable[[str], Said]:
        """The same for several choices at one table."""
        from coronet.games.catalogue import game_named  # noqa: PLC0415 - games are loaded when one is asked for

        game, veiled = game_named(self.game), table.veiled(self.seat)

        def said(text: str) -> Said:
            parsed = game.parse(text, veiled)
            if parsed is None:
                raise InputError("choice", value=text, allowed="a choice of this puzzle")
            return game.said(parsed.choice)

        return said


def id_of(game: str, position: str) -> str:
    """The name of a puzzle: the same position has the same one, whenever it is found."""
    return f"{game}-{hashlib.sha256(position.encode()).hexdigest()[:ID_LETTERS]}"


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Puzzle)


def to_lines(puzzles: Iterable[Puzzle]) -> str:
    """Puzzles as JSON lines."""
    return "".join(_encoder.encode(puzzle).decode() + "\n" for puzzle in puzzles)


def from_lines(text: str, source: str = "puzzles") -> list[Puzzle]:
    """Puzzles from JSON lines; one that cannot be read is an InputError with its line."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        try:
            found.append(_decoder.decode(line))
        except msgspec.DecodeError as error:
            raise InputError(f"{source} line {number}", value=line[:80], allowed=f"a puzzle ({error})") from None
    return found
