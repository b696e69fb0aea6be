"""Solving a game from a position: by layers where it can be, otherwise position by position."""

from __future__ import annotations

import time
from array import array

from coronet.bots.box.solve.by_layer import find_layers, keys_of, solve_layers
from coronet.bots.box.solve.by_position import Graph, board_height
from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.games import not_solved
from coronet.bots.box.solve.matrix import MATRIX, MOST
from coronet.bots.box.solve.positions import ROWS_AT
from coronet.bots.box.solve.progress import Numbers, Tell, say_nothing
from coronet.bots.box.solve.solution import Level, Solution, joined
from coronet.games.r.hooks import STANDARD
from coronet.games.r.record import LAST_CHANCE_SLOT, Duel
from coronet.games.r.settings import variants_of
from coronet.games.r.state import PLAYED, unpack
from coronet.kernel.bits import count
from coronet.kernel.compiled import Row

MOST_STATES = 40_000_000


def solve_from(record: Duel, start: int, tell: Tell = say_nothing, threads: int = 0) -> Solution:
    """The game with the settings of this record from one of its positions on; 0 threads: as many as cores."""
    rules()  # compiling is not solving
    begun = time.perf_counter()
    board = record.copy()
    board.source = None
    unpack(board, start)
    if board.slots[LAST_CHANCE_SLOT] or count(board.hand[0]) != count(board.hand[1]):
        levels, gap = _by_position(board, start, tell, threads)
    else:
        levels, gap = _by_layer(board, start, tell, threads)
    heights, keys, values = joined(levels)
    whole = Solution(board, start, 0.0, 0.0, gap, heights, keys, values)
    value = values[whole.place(start)]
    return Solution(board, start, value, time.perf_counter() - begun, gap, heights, keys, values)


def _by_position(board: Duel, start: int, tell: Tell, threads: int) -> tuple[list[Level], float]:
    graph = Graph(board, start, MOST_STATES, tell)
    _refuse_many(board, graph.positions, "more")
    return graph.solve(tell, threads)


def _by_layer(board: Duel, start: int, tell: Tell, threads: int) -> tuple[list[Level], float]:
    """Set-up choices first, down to all hands that the duel may begin with; last they are solved by its values."""
    set_up: list[list[int]] = []
    words = [start]
    while words[0] & 3 != PLAYED:
        set_up.append(words)
        words = sorted({after for word in words for after in following(board, word)})
    found = find_layers(board, words, tell)
    states = sum(layer.positions for layer in found) + sum(map(len, set_up))
    _refuse_many(board, states, "size")
    gap = solve_layers(found, tell, threads)
    levels = [(board_height(board, keys[0]), keys, layer.values) for layer in found for keys in [keys_of(layer)]]
    for choosing in reversed(set_up):
        heights, keys, values = joined(levels)
        below = Solution(board, start, 0.0, 0.0, gap, heights, keys, values)
        worth = array("d", [play.value for word in choosing if (play := below.reckon(word))])
        levels.append((board_height(board, choosing[0]), array("q", choosing), worth))
    return levels, gap


def following(board: Duel, word: int) -> list[int]:
    """The positions that can follow, once for each pair of choices; a game that is over has none."""
    out = Row.zeros(MATRIX)
    shape = rules()["write_following"](Row.of(board.to_words()), word, out)
    rows, columns = shape >> ROWS_AT, shape & (1 << ROWS_AT) - 1
    numbers: Numbers = out.numbers
    return [after for row in range(rows) for after in numbers[row * MOST : row * MOST + columns] if after > 0]


def _refuse_many(board: Duel, states: int, reason: str) -> None:
    if states > MOST_STATES:
        name = " with ".join(variants_of(board)) or STANDARD
        raise not_solved(name, reason, states=states, most=MOST_STATES)
