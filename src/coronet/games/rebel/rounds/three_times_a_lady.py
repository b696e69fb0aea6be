"""Three Times a Lady: each 3 scores -3 more."""

from __future__ import annotations

from coronet.games.rebel.cards import numbered
from coronet.games.rebel.record import Round
from coronet.games.rebel.score_lines import ROUND_LINE
from coronet.kernel.bits import count
from coronet.kernel.rule import rule

NUMBER = 23
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "", "d", False
PASS_LEFT, PASS_RIGHT = 0, 3


@rule
def score_cards(record: Round, seat: int, line: int, cards: int) -> int:
    if line == ROUND_LINE:
        return record.last_taken[seat] & numbered(3)
    return cards


@rule
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    if line == ROUND_LINE:
        return -3 * count(cards)
    return points
