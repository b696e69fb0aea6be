"""A table among many: the few words beside its record, its steps made of a game's own rules, numbers packed for arrays.

A table's words say whose turn it is, what that seat has begun to choose, where its next deal comes from, and how its
last step ended. Several small numbers share a word of a packed row, which NumPy then sees as a row of small integers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.compiled import Entry
from coronet.kernel.generator import seed
from coronet.kernel.record import Record, overwrite
from coronet.kernel.rule import in_lanes, rule, rule_of

SEAT, BEGUN, SEED, STRIDE, DONE, WINNERS, TOTALS = range(7)
MOST_SEATS = 7
STATE = TOTALS + MOST_SEATS
BYTES, SHORTS = 8, 4  # in a word


def of_tables(  # noqa: PLR0913 - all that playing needs
    record_class: type[Record],
    *,
    go_on: Callable[[Any], None],
    act: Callable[[Any, int, int], None],
    veil: Callable[[Any, int], None],
    total_of: Callable[[Any, int], int],
    over: int,
    actions: Any,
    observation: Any,
) -> dict[str, Entry]:
    """The entries over many tables, of a game's rules, the phase that ends it, and its modules of these names.

    Beside `players`, `phase`, `waiting` and `winners` they know nothing of its record.
    """

    @rule_of(record_class)
    def begin(record: Any, start: Any, state: list[int]) -> None:
        """A new game, up to its first decision."""
        overwrite(record, start)
        seed(record, next_seed(state))
        go_on(record)
        state[SEAT] = lowest(record.waiting)
        state[BEGUN] = 0

    @rule_of(record_class)
    def take(record: Any, start: Any, state: list[int], action: int) -> None:
        """Take an action that the mask allows; a game that ends is noted and another one begun."""
        seat = state[SEAT]
        choice = actions.choice_after(record, seat, state[BEGUN], action)
        state[DONE] = 0
        if actions.is_whole(record, seat, choice):
            state[BEGUN] = 0
            act(record, seat, choice)
        else:
            state[BEGUN] = choice
        for other in range(record.players):
            state[TOTALS + other] = total_of(record, other)
        state[WINNERS] = record.winners
        if record.phase == over:
            state[DONE] = 1
            begin(record, start, state)
        if state[BEGUN] == 0:
            state[SEAT] = lowest(record.waiting)

    @rule_of(record_class)
    def show_mask(record: Any, state: list[int], flags: list[int], out: list[int]) -> None:
        """The actions of the seat whose turn it is."""
        actions.mask(record, state[SEAT], state[BEGUN], flags)
        pack_flags(flags, actions.ACTIONS, out)

    @rule_of(record_class)
    def look(record: Any, veiled: Any, state: list[int], numbers: list[int], out: list[int]) -> None:
        """What the seat whose turn it is knows."""
        overwrite(veiled, record)
        veil(veiled, state[SEAT])
        observation.observe(veiled, state[SEAT], state[BEGUN], numbers)
        pack_numbers(numbers, observation.WIDTH, out)

    return {
        "tables_begin": Entry(begin, stepped=("record", "state")),
        "tables_take": Entry(take, stepped=("record", "state", "action")),
        "tables_show_mask": Entry(show_mask, stepped=("record", "state", "out")),
        "tables_look": Entry(look, stepped=("record", "state", "out")),
        "tables_pick": Entry(pick_flagged, stepped=("flags", "chance")),
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
def pick_flagged(flags: list[int], length: int, chance: int) -> int:
    """The place of one of the 1s among so many words of flags; `chance`, of 32 bits, says which."""
    number = 0
    for at in range(length):
        number += count(flags[at])
    left = chance * number >> 32
    at = 0
    while left >= count(flags[at]):
        left -= count(flags[at])
        at += 1
    return at * BYTES + pick(flags[at], left) // 8


@rule
@in_lanes
def pack_numbers(numbers: list[int], length: int, out: list[int]) -> None:
    """Write numbers as 16-bit integers; the row they come from has room for whole words."""
    for at in range((length + 3) // 4):
        first = at * 4
        low = numbers[first] & 65535 | (numbers[first + 1] & 65535) << 16
        out[at] = low | (numbers[first + 2] & 65535) << 32 | numbers[first + 3] << 48
