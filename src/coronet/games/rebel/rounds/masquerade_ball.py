"""Masquerade Ball: all but the leader play face down; all cards are turned up when the last has been played."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 3
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "c", "i", False
PASS_LEFT, PASS_RIGHT = 1, 0


@rule
def plays_face_down(record: Round, place: int, answer: int) -> int:
    return int(place > 0)
