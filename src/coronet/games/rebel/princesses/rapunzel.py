"""Rapunzel: before a trick, the leader must lead a Prince if one is held; they do not come in by it."""

from __future__ import annotations

from coronet.games.rebel.record import WINDOWS, Round
from coronet.kernel.rule import rule

NUMBER = 11
CLASSIC, DELUXE = False, True
MOMENTS = (WINDOWS,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    return int(not record.suits_named and record.frozen_seat != record.leader)


@rule
def put_in_force(record: Round, seat: int, number: int) -> None:
    record.prince_first = 1
