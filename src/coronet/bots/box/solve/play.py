"""How a position is played: the choices of both seats, their mixtures, and what each pair of choices is worth."""

from __future__ import annotations

from dataclasses import dataclass

from coronet.games.box.cards import NO_CARD
from coronet.games.r.record import Duel
from coronet.games.r.state import CHANCE, options, unpack
from coronet.kernel.bits import each


@dataclass(frozen=True)
class Play:
    """How a position is played: for each seat its choices, as cards (NO_CARD: none), and its mixture over them.

    `matrix` is what seat 0 gets from each pair of choices.
    """

    value: float
    choices: tuple[list[int], list[int]]
    mixtures: tuple[list[float], list[float]]
    matrix: list[list[float]]

    def against(self, seat: int, open_card: int) -> int:
        """The best card of a seat that has seen the other's."""
        at = self.choices[1 - seat].index(open_card)
        worth = [-row[at] for row in self.matrix] if seat == 0 else self.matrix[at]
        return self.choices[seat][worth.index(min(worth))]


def choices_at(board: Duel, word: int) -> tuple[list[int], list[int]]:
    """The cards that each seat may choose in a position; NO_CARD for none."""
    record = board.copy()
    unpack(record, word)
    found: tuple[list[int], list[int]] = ([*each(options(record, 0))], [*each(options(record, 1))])
    for cards in found:
        if word & 3 == CHANCE or not cards:
            cards.append(NO_CARD)
    return found
