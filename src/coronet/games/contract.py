"""What a game offers, as a typed Protocol. Nothing else is special about a game.

The first group are the rules: they read and write the record and run interpreted or compiled. The second group turns
settings, choices and records into names and data; none of it words a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple, Protocol

from coronet.errors import Refusal
from coronet.games.declaration import Declaration
from coronet.games.notation import Notation
from coronet.kernel.record import Source

Line = tuple[str, dict[str, Any]]
"""A key of the words with its arguments: a prompt, a chip, a line of the story."""


Span = tuple[int, int]
"""Moments of a game, from the first to before the second."""


class Told(NamedTuple):
    """A line of the story, with the moments at which it may not be told again; None where it always may."""

    line: Line
    untold: Span | None = None


def may_be_told(told: Told, moment: int | None) -> bool:
    """Whether a line may be told at this moment of its game; None is the time after the game."""
    return told.untold is None or moment is None or not told.untold[0] <= moment < told.untold[1]


TAKEN_BACK = -1
"""Stands for a choice in a story: the seat took its pending one back."""


UNCHECKED: Any = object()
"""Stands for an answer of `expected` where the format says that the name is not checked now."""


class Parsed(NamedTuple):
    """A choice read from words, with what no integer can say: a card that stood there twice, a name that is unknown."""

    choice: int
    repeated: str | None = None
    named: str | None = None


@dataclass(frozen=True)
class Said:
    """A choice as data: a verb and what it names, in the names of the game."""

    verb: str
    cards: tuple[str, ...] = ()  # in the order in which they are said
    ways: tuple[str, ...] = ()  # where each of these cards goes, if not all go the same way: left, right
    suit: str | None = None
    seat: int | None = None
    number: int | None = None  # a place, an amount
    name: str | None = None  # a princess, a variant
    power: bool = False  # a card is played with the power

    @cached_property
    def text(self) -> str:
        """The same in words, as logs and commands have them and the game parses them."""
        cards = chain.from_iterable(zip(self.ways, self.cards, strict=True)) if self.ways else self.cards
        named = (self.suit, self.seat, self.number, self.name, "power" if self.power else None)
        return " ".join([self.verb, *cards, *(str(one) for one in named if one is not None)])

    def to_data(self) -> dict[str, Any]:
        """As views have it: with its text, and without what it does not name."""
        return self._data.copy()

    @cached_property
    def _data(self) -> dict[str, Any]:
        return {"text": self.text} | {
            field.name: value for field in fields(self) if (value := getattr(self, field.name)) != field.default
        }


class Game(Protocol):
    """A game as the layers above see it. Seats are 0..n-1; sets of seats are integers with a bit a seat."""

    @property
    def declared(self) -> Declaration:
        """What is true of every game of it: settings, players, who wins, what it shares with others."""

    @property
    def name(self) -> str:
        """In settings and logs."""

    @property
    def rules_version(self) -> int:
        """A log of another version is not replayed."""

    @property
    def record_class(self) -> type[Any]:
        """All that a game knows."""

    @property
    def most_choices(self) -> int:
        """How many a seat can have at once."""

    @property
    def events(self) -> Sequence[str]:
        """What chance decides, by number."""

    @property
    def notation(self) -> Notation:
        """How its record is written in a position."""

    def choices(self, record: Any, seat: int, out: list[int]) -> int:
        """Write the legal choices of a seat into `out`; their number, 0 for a seat that need not choose."""

    def why_not(self, record: Any, seat: int, choice: int) -> int:
        """The code of the first reason against a choice, or 0."""

    def act(self, record: Any, seat: int, choice: int) -> None:
        """Make a legal choice and go on until somebody must choose or the game is over."""

    def take_back(self, record: Any, seat: int) -> None:
        """Undo a pending choice."""

    def veil(self, record: Any, seat: int) -> None:
        """Blank in the record what `seat` cannot know; -1 is a spectator."""

    @property
    def veiled_rows(self) -> frozenset[str]:
        """The rows of the record that `veil` may write to."""

    def imagine(self, veiled: Any, seat: int, seed: int) -> Any:
        """A full record that agrees with all that `seat` knows; `seed` decides which."""

    def read_settings(self, data: Mapping[str, Any]) -> Any:
        """Settings that hold, with `to_data()` and `players`; the first that does not hold is an InputError."""

    def new(self, settings: Any, seed: int, source: Source | None) -> Any:
        """A record ready for its first decision."""

    def players(self, record: Any) -> int:
        """How many seats there are."""

    def to_act(self, record: Any) -> int:
        """The seats that must choose now, as a set."""

    def asked(self, record: Any, seat: int) -> int:
        """How many questions this seat has been put."""

    def pending(self, record: Any, seat: int) -> int:
        """The seat's choice that waits for others, or 0."""

    def declining(self, veiled: Any, seat: int) -> int | None:
        """The choice that declines for a seat which wishes not to be asked; None where its question must be put.

        The seat's hand has no say in it: a question that only some hands are spared would tell the hand by its pace.
        """

    def over(self, record: Any) -> bool:
        """Whether the game has ended."""

    def result(self, record: Any) -> tuple[list[int] | None, list[int], list[int]]:
        """The last finished round's scores (or None), the totals, the winning seats."""

    def finished(self, record: Any) -> int:
        """How many parts are over (rounds, sets, deals, games of a match): after each, all may look at how it went."""

    def form(self, record: Any) -> str | None:
        """Which form of the game this is, for results: an edition, variants; None where there is one only."""

    def role(self, record: Any, seat: int) -> str | None:
        """Who a seat is in this game, for results: a princess; None where all are alike."""

    def danced(self, record: Any) -> dict[str, list[str]]:
        """What of `declared.dances` was in this game for everybody, by kind."""

    def parse(self, text: str, record: Any = None) -> Parsed | None:
        """The choice that a text says; None when it is no choice at all, or none of the game in this record."""

    def said(self, choice: int) -> Said:
        """What a choice says, as data: its verb, and what it names."""

    def text_of(self, choice: int) -> str:
        """The words of a choice, as they parse."""

    def numbers_played(self, choice: int) -> list[int]:
        """The numbers on the cards of the hand that a choice names; none where it names none, or cards have none."""

    def refuse(self, record: Any, seat: int, parsed: Parsed) -> Refusal | None:
        """The first reason against a choice read from words, with its arguments."""

    def items(self, event: int, pool: int) -> list[str]:
        """The names of what an event draws from."""

    def everything(self, event: int) -> int:
        """All that an event could ever draw from."""

    def skip_draws(self, record: Any, seed: int, draws: int) -> None:
        """Bring the record's generator to where it is after so many draws."""

    def public_view(self, veiled: Any) -> dict[str, Any]:
        """What all see, from a spectator's veil."""

    def own_view(self, veiled: Any, seat: int) -> dict[str, Any]:
        """What this seat alone sees, from its veil."""

    def open_view(self, record: Any) -> dict[str, Any]:
        """Everything, for replay and review after the end."""

    def story(self, veiled: Any, viewer: int, seat: int, choice: int) -> list[Line]:
        """The last step, made by `seat` with `choice` or TAKEN_BACK, as lines for this viewer, from its veil."""

    def saw_more(self, record: Any, seat: int) -> bool:
        """Whether the last step may have shown a seat what a spectator did not see; if not, both are told the same."""

    def happened(self, before: Any, veiled: Any, seat: int, choice: int) -> list[Line]:
        """What there was to be seen of the last step, in order: kinds with arguments, from a spectator's veils.

        `before` is the veil before the step. A story is read again; this is only for the eyes of those who are there.
        """

    def moment(self, record: Any) -> int:
        """How far the game is, as memory counts it: never less than before, and no secret."""

    def untold(self, veiled: Any, lines: Sequence[Line]) -> list[Span | None]:
        """For each of these lines, the story of the last step, the moments at which it may not be told again."""

    def position(self, case: Mapping[str, Any], source: Source) -> Any:
        """The record of a conformance case."""

    def expected(self, record: Any, name: str) -> Any:
        """What a name of the game's own in `expect` stands for now."""


def veiled_copy(game: Game, record: Any, seat: int) -> Any:
    """A copy of the record as `seat` knows it, or a spectator (-1); chance has nothing to give it."""
    return _veil(game, record.copy(), seat)


def veiled_to_read(game: Game, record: Any, seat: int) -> Any:
    """The same, sharing with the record what the veil leaves as it is: while it is read nobody may write to either."""
    return _veil(game, record.copy_sharing(game.veiled_rows), seat)


def _veil(game: Game, veiled: Any, seat: int) -> Any:
    veiled.source = None
    game.veil(veiled, seat)
    return veiled
