"""Arranged Marriage: who has taken no trick scores 5 more."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.games.rebel.score_lines import ROUND_LINE
from coronet.kernel.rule import rule

NUMBER = 24
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "e", False
PASS_LEFT, PASS_RIGHT = 1, 1


@rule
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    if line == ROUND_LINE and record.last_tricks[seat] == 0:
        return 5
    return points
