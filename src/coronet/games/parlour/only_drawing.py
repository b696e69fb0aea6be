"""The choices of games in which one can only draw a card when one's turn comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from coronet.games.box.cards import PLAIN_CARDS
from coronet.games.box.choices import DRAW
from coronet.games.choosing import cards_in, choice_of, kind_of
from coronet.games.parlour.seating import first_reason
from coronet.kernel.record import Record
from coronet.kernel.rule import rule_of

TURN, OVER = range(2)


class OnlyDrawing(NamedTuple):
    """The rules of such a game about choices."""

    asked_kinds: Callable[[Any, int], int]
    choices: Callable[[Any, int, list[int]], int]
    why_not: Callable[[Any, int, int], int]


def only_drawing(record_class: type[Record]) -> OnlyDrawing:
    """Those of a game with this record."""

    @rule_of(record_class)
    def asked_kinds(record: Any, seat: int) -> int:
        return 1 << DRAW

    @rule_of(record_class)
    def choices(record: Any, seat: int, out: list[int]) -> int:
        if record.waiting >> seat & 1 == 0:
            return 0
        out[0] = choice_of(DRAW, 0, 0)
        return 1

    @rule_of(record_class)
    def why_not(record: Any, seat: int, choice: int) -> int:
        """The code of the reason against this choice, or 0."""
        unknown = cards_in(choice) & PLAIN_CARDS
        is_asked = record.waiting >> seat & 1
        return first_reason(unknown, int(record.phase == OVER), is_asked, 0, int(kind_of(choice) == DRAW))

    return OnlyDrawing(asked_kinds, choices, why_not)
