"""Solving position by position: from the first one all that can follow, then back by height. `graph.py` is compiled."""

from __future__ import annotations

from array import array

from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.matrix import GAP, MATRIX, Desk
from coronet.bots.box.solve.ordering import DIGIT, no_values, no_words
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
        self._table = no_words(FIRST_SIZE)
        self.levels: list[list[Numbers]] = [[] for _ in range(HEIGHTS)]
        self.positions = 0
        self._add(array("q", [start]), array("q", [board_height(board, start)]), 1)
        self._table[rules()["slot_of"](Row(self._table), len(self._table) - 1, start)] = start
        for level in reversed(range(HEIGHTS)):
            tell("find", HEIGHTS - 1 - level, HEIGHTS)
            words = _joined(self.levels[level])
            self.levels[level] = [words]
            for first in range(0, len(words), CHUNK):
                self._expand(words[first : first + CHUNK])
                if self.positions > most:
                    return

    def _add(self, words: Numbers, heights: Numbers, number: int) -> None:
        self.positions += number
        found = no_words(number)
        for level in set(heights[:number]):
            here = rules()["pick_level"](Row(words), Row(heights), number, level, Row(found))
            self.levels[level].append(found[:here])

    def _expand(self, words: Numbers) -> None:
        room = len(words) * MOST_SUCCESSORS
        while self.positions + room > len(self._table) // 2:
            self._grow()
        out, heights = no_words(room), no_words(room)
        record = Row.of(self._board.to_words())
        table, following = Row(self._table), Row.zeros(MOST_SUCCESSORS)
        number = rules()["expand"](
            record, Row(words), len(words), table, table.length - 1, following, Row(out), Row(heights)
        )
        self._add(out, heights, number)

    def _grow(self) -> None:
        larger = no_words(2 * len(self._table))
        rules()["refill"](Row(self._table), len(self._table), Row(larger), len(larger) - 1)
        self._table = larger

    def solve(self, tell: Tell, threads: int = 0) -> tuple[list[tuple[int, Numbers, Numbers]], float]:
        """Positions and values by height, and the widest gap between what two mixtures guarantee, added up."""
        values = no_values(len(self._table))
        solved: list[tuple[int, Numbers, Numbers]] = []
        gap = 0.0
        for level in range(HEIGHTS):
            tell("solve", level, HEIGHTS)
            words = _joined(self.levels[level])
            if not words:
                continue
            rules()["sort"](Row(words), len(words), Row.zeros(len(words)), Row.zeros(DIGIT))
            gap += self._solve_level(words, values, threads)
            found = no_values(len(words))
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
    joined = no_words(0)
    for part in parts:
        joined.extend(part)
    return joined
