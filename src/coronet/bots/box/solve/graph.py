"""The compiled part of solving position by position: for last-chance, and for hands of different size.

All positions stand in one table with open addresses, where the values are written beside them.
"""

from __future__ import annotations

from coronet.bots.box.solve.matrix import MOST
from coronet.bots.box.solve.positions import ROWS_AT, height, play_value, write_following
from coronet.games.r.record import Duel
from coronet.games.r.state import successors, value_of
from coronet.kernel.rule import rule

SCATTER = 0x1E3779B97F4A7C15


@rule
def slot_of(table: list[int], mask: int, word: int) -> int:
    """Where a position stands in the table, or the empty place where it would."""
    at = ((word ^ word >> 29) * SCATTER >> 32) & mask
    while table[at] != 0 and table[at] != word:
        at = at + 1 & mask
    return at


@rule
def expand(
    record: Duel,
    words: list[int],
    number: int,
    table: list[int],
    mask: int,
    following: list[int],
    out: list[int],
    heights: list[int],
) -> int:
    """Put all that can follow these positions into the table; those that are new, with heights, out; how many."""
    found = 0
    for at in range(number):
        for one in range(successors(record, words[at], following)):
            slot = slot_of(table, mask, following[one])
            if table[slot] == 0:
                table[slot] = out[found] = following[one]
                heights[found] = height(record, following[one])
                found += 1
    return found


@rule
def refill(old: list[int], number: int, table: list[int], mask: int) -> None:
    """Move all positions into a larger table."""
    for at in range(number):
        if old[at]:
            table[slot_of(table, mask, old[at])] = old[at]


@rule
def solve_words(
    record: Duel,
    words: list[int],
    begin: int,
    end: int,
    table: list[int],
    mask: int,
    values: list[float],
    following: list[int],
    matrix: list[float],
    tableau: list[float],
    labels: list[int],
    mix: list[float],
) -> None:
    """The values of these positions; all that can follow them has its value."""
    for at in range(begin, end):
        shape = write_following(record, words[at], following)
        for row in range(shape >> ROWS_AT):
            for column in range(shape & ((1 << ROWS_AT) - 1)):
                place = row * MOST + column
                found = following[place]
                matrix[place] = float(value_of(found)) if found < 0 else values[slot_of(table, mask, found)]
        worth = play_value(record, words[at], shape, matrix, tableau, labels, mix)
        values[slot_of(table, mask, words[at])] = worth


@rule
def read_values(
    words: list[int], number: int, table: list[int], mask: int, values: list[float], out: list[float]
) -> None:
    """The values of these positions in their order."""
    for at in range(number):
        out[at] = values[slot_of(table, mask, words[at])]
