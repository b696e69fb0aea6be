"""What all parlour games do at the table: ask, tell, and refuse who is not asked."""

from __future__ import annotations

from typing import Any

from coronet.games.box.codes import ALREADY_CHOSEN, GAME_IS_OVER, NOT_YOUR_TURN, UNKNOWN_CHOICE, WRONG_KIND
from coronet.kernel.rule import rule

MOST_SEATS = 8
MOST_TOLD = 40
ENDED = 1  # in what a step told: the game is over; each game has its own entries from 2 on


@rule
def begin_step(record: Any) -> None:
    """Forget what the step before told."""
    for at in range(record.told_count):
        record.told[at] = 0
    record.told_count = 0


@rule
def tell(record: Any, kind: int, seat: int, number: int, cards: int) -> None:
    """Add to what the step told to all."""
    if record.told_count < MOST_TOLD:
        record.told[record.told_count] = kind | seat << 5 | number << 8 | cards << 32
        record.told_count += 1


@rule
def end(record: Any, winners: int, phase: int) -> None:
    """The game is over."""
    record.winners = winners
    record.waiting = 0
    record.phase = phase
    tell(record, ENDED, 0, 0, 0)


@rule
def seats_with_most(counted: list[int], players: int) -> int:
    """The seats that have the most of what is counted, as a set; the most is at least 0."""
    most = 0
    for seat in range(players):
        most = counted[seat] if counted[seat] > most else most
    seats = 0
    for seat in range(players):
        if counted[seat] == most:
            seats |= 1 << seat
    return seats


@rule
def first_reason(unknown: int, is_over: int, is_asked: int, at_once: int, answers: int) -> int:
    """The first of the reasons that every game has, or 0."""
    if unknown:
        return UNKNOWN_CHOICE
    if is_over:
        return GAME_IS_OVER
    if not is_asked:
        return ALREADY_CHOSEN if at_once else NOT_YOUR_TURN
    return 0 if answers else WRONG_KIND


def told(record: Any) -> list[tuple[int, int, int, int]]:
    """What the last step told: kind, seat, number, cards."""
    entries = record.told[: record.told_count]
    return [(entry & 31, entry >> 5 & 7, entry >> 8 & 0xFFFFFF, entry >> 32) for entry in entries]
