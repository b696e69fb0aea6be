"""Cinderella: before a trick, reverses its order."""

from __future__ import annotations

from coronet.games.rebel.record import WINDOWS, Round
from coronet.kernel.rule import rule

NUMBER = 1
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    return 1


@rule
def put_in_force(record: Round, seat: int, number: int) -> None:
    record.reversed = 1
