"""Solving position by position: from the first one all that can follow, then back by height. `graph.py` is compiled."""

from __future__ import annotations

import numpy as np

from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.matrix import GAP, MATRIX, Desk
from coronet.bots.box.solve.positions import HEIGHTS
from coronet.bots.box.solve.progress import Numbers, Tell
from coronet.games.r.record import Duel
from coronet.games.r.state import MOST_SUCCESSORS
from coronet.kernel.batch import in_chunks
from coronet.kernel.compiled import Row

CHUNK = 8192  # positions
FIRST_SIZE = 1 << 20


class Graph:
    """All positions that can follow a first one, and their values."""

    def __init__(self, board: Duel, start: int, most: int, tell: Tell) -> None:
        """Find them; more than `most` are only counted so far that this is clear."""
        self._board = board
        self._table = np.zeros(FIRST_SIZE, dtype=np.int64)
        self.levels: list[list[Numbers]] = [[] for _ in range(HEIGHTS)]
        self.positions = 0
        self._add(np.array([start], dtype=np.int64), np.array([board_height(board, start)], dtype=np.int64))
        self._table[rules()["slot_of"](Row(self._table), len(self._table) - 1, start)] = start
        for level in reversed(range(HEIGHTS)):
            tell("find", HEIGHTS - 1 - level, HEIGHTS)
            words = _joined(self.levels[level])
            self.levels[level] = [words]
            for first in range(0, len(words), CHUNK):
                self._expand(words[first : first + CHUNK])
                if self.positions > most:
                    return

    def _add(self, words: Numbers, heights: Numbers) -> None:
        self.positions += len(words)
        for level in np.unique(heights):
            self.levels[level].append(words[heights == level])

    def _expand(self, words: Numbers) -> None:
        room = len(words) * MOST_SUCCESSORS
        while self.positions + room > len(self._table) // 2:
            self._grow()
        out, heights = np.empty(room, dtype=np.int64), np.empty(room, dtype=np.int64)
        record = Row.of(self._board.to_words())
        table, following = Row(self._table), Row.zeros(MOST_SUCCESSORS)
        number = rules()["expand"](
            record, Row(words), len(words), table, table.length - 1, following, Row(out), Row(heights)
        )
        self._add(out[:number].copy(), heights[:number])

    def _grow(self) -> None:
        larger = np.zeros(2 * len(self._table), dtype=np.int64)
        rules()["refill"](Row(self._table), len(self._table), Row(larger), len(larger) - 1)
        self._table = larger

    def solve(self, tell: Tell, threads: int = 0) -> tuple[list[tuple[int, Numbers, Numbers]], float]:
        """Positions and values by height, and the widest gap between what two mixtures guarantee, added up."""
        values = np.zeros(len(self._table))
        solved: list[tuple[int, Numbers, Numbers]] = []
        gap = 0.0
        for level in range(HEIGHTS):
            tell("solve", level, HEIGHTS)
            words = np.sort(_joined(self.levels[level]))
            if not len(words):
                continue
            gap += self._solve_level(words, values, threads)
            found = np.empty(len(words))
            mask = len(self._table) - 1
            rules()["read_values"](Row(words), len(words), Row(self._table), mask, Row(values), Row(found))
            solved.append((level, words, found))
        return solved, gap

    def _solve_level(self, words: Numbers, values: Numbers, threads: int) -> float:
        rows, table, mask, worth = Row(words), Row(self._table), len(self._table) - 1, Row(values)

        def work(first: int, number: int) -> float:
            desk = Desk()
            rules()["solve_words"](
                Row.of(self._board.to_words()),
                rows,
                first,
                first + number,
                table,
                mask,
                worth,
                Row.zeros(MATRIX),
                Row(desk.matrix),
                Row(desk.tableau),
                Row(desk.labels),
                Row(desk.mix),
            )
            return desk.mix[GAP]

        return max(in_chunks(work, len(words), CHUNK, threads))


def board_height(board: Duel, word: int) -> int:
    """The height of a position."""
    return int(rules()["height"](Row.of(board.to_words()), word))


def _joined(parts: list[Numbers]) -> Numbers:
    return np.concatenate(parts) if parts else np.empty(0, dtype=np.int64)
