"""One position as a matrix: what follows each pair of choices, what that is worth, and how to play it.

Values are kept by position: words upwards within each height, which falls with every choice, so that all that can
follow a position is lower than it.
"""

from __future__ import annotations

from coronet.bots.box.solve.matrix import MOST, game_value, open_value
from coronet.games.box.cards import NO_CARD
from coronet.games.r.duel import first_seat, seat_with_a_chance
from coronet.games.r.record import NO_SEAT, Duel
from coronet.games.r.state import CHANCE, PLAYED, SEVERING, SWAPPING, after, options, unpack, value_of
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

HEIGHTS = 32
ROWS_AT = 5  # a shape: how many rows, above how many columns
NOT_KNOWN = -1


@rule
def height(record: Duel, word: int) -> int:
    """Cards in hand, last chances and set-up still to come: less after every choice."""
    unpack(record, word)
    left = count(record.hand[0]) + count(record.hand[1]) + 2 * (2 - count(record.chances_gone))
    step = word & 3
    if step == SEVERING:
        return left + 4
    return left + 2 if step == SWAPPING else left


@rule
def write_following(record: Duel, word: int, out: list[int]) -> int:
    """The position or verdict after each pair of choices; the shape. At a last chance the last choice is no card."""
    unpack(record, word)
    first = options(record, 0)
    second = options(record, 1)
    rows = max(count(first), 1)
    columns = max(count(second), 1)
    if word & 3 == CHANCE:
        if seat_with_a_chance(record) == 0:
            rows = count(first) + 1
        else:
            columns = count(second) + 1
    first_left = first
    for row in range(rows):
        one = lowest(first_left) if first_left else NO_CARD
        first_left &= first_left - 1 if first_left else 0
        second_left = second
        for column in range(columns):
            other = lowest(second_left) if second_left else NO_CARD
            second_left &= second_left - 1 if second_left else 0
            out[row * MOST + column] = after(record, word, one, other)
    return rows << ROWS_AT | columns


@rule
def play_value(
    record: Duel, word: int, shape: int, matrix: list[float], tableau: list[float], labels: list[int], mix: list[float]
) -> float:
    """What a position is worth to seat 0, by its matrix; how to play it is written into `mix`."""
    rows = shape >> ROWS_AT
    columns = shape & ((1 << ROWS_AT) - 1)
    if word & 3 == PLAYED:
        unpack(record, word)
        opener = first_seat(record)
        if opener != NO_SEAT:
            open_value(matrix, rows, columns, 1 - opener, mix)
            return open_value(matrix, rows, columns, opener, mix)
    return game_value(matrix, rows, columns, tableau, labels, mix)


@rule
def place_of(keys: list[int], begin: int, end: int, word: int) -> int:
    """Where a position stands among those of its height, or NOT_KNOWN."""
    low = begin
    high = end
    while low < high:
        middle = (low + high) >> 1
        if keys[middle] < word:
            low = middle + 1
        else:
            high = middle
    if low < end and keys[low] == word:
        return low
    return NOT_KNOWN


@rule
def fill_matrix(
    record: Duel,
    word: int,
    keys: list[int],
    values: list[float],
    segments: list[int],
    following: list[int],
    matrix: list[float],
) -> int:
    """The matrix of a position from the values of those that follow; its shape, or NOT_KNOWN if one has no value."""
    shape = write_following(record, word, following)
    for row in range(shape >> ROWS_AT):
        for column in range(shape & ((1 << ROWS_AT) - 1)):
            at = row * MOST + column
            found = following[at]
            if found < 0:
                matrix[at] = float(value_of(found))
                continue
            level = height(record, found)
            place = place_of(keys, segments[level], segments[level + 1], found)
            if place < 0:
                return NOT_KNOWN
            matrix[at] = values[place]
    return shape
