"""A table among many: the few words beside its record, and numbers packed for arrays.

A table's words say whose turn it is, what that seat has begun to choose, where its next deal comes from, and how its
last step ended. Several small numbers share a word of a packed row, which NumPy then sees as a row of small integers.
"""

from __future__ import annotations

from typing import Any

from coronet.kernel.compiled import Entry
from coronet.kernel.rule import rule

SEAT, BEGUN, SEED, STRIDE, DONE, WINNERS, TOTALS = range(7)
MOST_SEATS = 7
STATE = TOTALS + MOST_SEATS
BYTES, SHORTS = 8, 4  # in a word


def of_tables(arrays: Any) -> dict[str, Entry]:
    """The entries of a game's `arrays.py`, each over many tables."""
    return {
        "begin": Entry(arrays.begin, stepped=("record", "state")),
        "take": Entry(arrays.take, stepped=("record", "state", "action")),
        "show_mask": Entry(arrays.show_mask, stepped=("record", "state", "out")),
        "look": Entry(arrays.look, stepped=("record", "state", "out")),
    }


def packed(length: int, lanes: int) -> int:
    """How many words so many numbers take."""
    return -(-length // lanes)


@rule
def next_seed(state: list[int]) -> int:
    """The seed of the table's next game."""
    number = state[SEED]
    state[SEED] += state[STRIDE]
    return number


@rule
def pack_flags(flags: list[int], length: int, out: list[int]) -> None:
    """Write 0s and 1s as bytes."""
    word = 0
    for at in range(length):
        if flags[at]:
            word |= 1 << (at & 7) * 8
        if at & 7 == 7:
            out[at >> 3] = word
            word = 0
    if length & 7:
        out[length >> 3] = word


@rule
def pack_numbers(numbers: list[int], length: int, out: list[int]) -> None:
    """Write numbers as 16-bit integers; the row they come from has room for whole words."""
    for at in range((length + 3) // 4):
        first = at * 4
        low = numbers[first] & 65535 | (numbers[first + 1] & 65535) << 16
        out[at] = low | (numbers[first + 2] & 65535) << 32 | numbers[first + 3] << 48
