"""A solved game: the value of every position that can occur, and how to play each of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.matrix import MATRIX, MOST, Desk
from coronet.bots.box.solve.ordering import no_values, no_words
from coronet.bots.box.solve.play import Play, choices_at
from coronet.bots.box.solve.positions import HEIGHTS, NOT_KNOWN, ROWS_AT
from coronet.bots.box.solve.progress import Numbers
from coronet.games.r.record import Duel
from coronet.kernel.compiled import Row

Level = tuple[int, Numbers, Numbers]
"""Positions of one height, upwards, and their values."""


@dataclass(frozen=True, eq=False)
class Solution:
    """A solved game. `board` has its settings, `start` is its first position."""

    board: Duel
    start: int
    value: float
    seconds: float
    gap: float  # how far the value may be off, by rounding
    heights: Sequence[tuple[int, int]]  # and how many positions each has
    keys: Numbers
    values: Numbers

    @property
    def states(self) -> int:
        """How many positions it has."""
        return len(self.keys)

    def opening(self) -> Play:
        """How the first position is played."""
        found = self.reckon(self.start)
        if found is None:
            raise LookupError("the solution is not whole")
        return found

    def at(self, word: int) -> Play | None:
        """How a position is played; None for one that cannot occur in this game."""
        return self.reckon(word) if self.place(word) != NOT_KNOWN else None

    def reckon(self, word: int) -> Play | None:
        """How a position is played, by the values of those that can follow; None if one of them has none."""
        keys, values, segments = self._rows
        record, desk = Row.of(self.board.to_words()), Desk()
        matrix = Row(desk.matrix)
        shape = rules()["fill_matrix"](record, word, keys, values, segments, Row.zeros(MATRIX), matrix)
        if shape == NOT_KNOWN:
            return None
        tableau, labels, mix = Row(desk.tableau), Row(desk.labels), Row(desk.mix)
        value = rules()["play_value"](record, word, shape, matrix, tableau, labels, mix)
        rows, columns = shape >> ROWS_AT, shape & (1 << ROWS_AT) - 1
        numbers = desk.matrix.tolist()
        return Play(
            value,
            choices_at(self.board, word),
            (desk.mixture(0, rows), desk.mixture(1, columns)),
            [numbers[row * MOST : row * MOST + columns] for row in range(rows)],
        )

    def place(self, word: int) -> int:
        """Where the value of a position stands, or NOT_KNOWN."""
        keys, _, segments = self._rows
        level = rules()["height"](Row.of(self.board.to_words()), word)
        begin, end = segments.numbers[level], segments.numbers[level + 1]
        return int(rules()["place_of"](keys, begin, end, word))

    @cached_property
    def _rows(self) -> tuple[Row, Row, Row]:
        """Positions, values, and where each height begins, as compiled rules take them."""
        segments = [0] * (HEIGHTS + 1)
        sizes = dict(self.heights)
        for level in range(HEIGHTS):
            segments[level + 1] = segments[level] + sizes.get(level, 0)
        return Row(self.keys), Row(self.values), Row.of(segments)


def joined(levels: list[Level]) -> tuple[list[tuple[int, int]], Numbers, Numbers]:
    """Sizes, positions and values of all heights, the lowest first."""
    ordered = sorted(levels, key=lambda level: level[0])
    sizes = [(height, len(words)) for height, words, _ in ordered]
    keys, values = no_words(0), no_values(0)
    for _, words, worths in ordered:
        keys.extend(words)
        values.extend(worths)
    return sizes, keys, values
