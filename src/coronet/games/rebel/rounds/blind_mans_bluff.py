"""Blind Man's Bluff: everybody sets half of the hand aside, and the right neighbour plays it."""

from __future__ import annotations

from coronet.games.rebel.record import SPLIT_HAND, Round
from coronet.kernel.rule import rule

NUMBER = 17
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "q", "q", False
PASS_LEFT, PASS_RIGHT = 0, 1


@rule
def start_of_round(record: Round, phase: int) -> int:
    return SPLIT_HAND


@rule
def half_goes_to(record: Round, seat: int, to: int) -> int:
    return (seat - 1) % record.players
