"""Bathroom Break: Princes score twice, except for the highest total before this round."""

from __future__ import annotations

from coronet.games.rebel.cards import PRINCES
from coronet.games.rebel.record import Round
from coronet.games.rebel.score_lines import ROUND_LINE
from coronet.kernel.bits import count
from coronet.kernel.rule import rule

NUMBER = 15
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "o", "y", True
PASS_LEFT, PASS_RIGHT = 2, 0


@rule
def score_cards(record: Round, seat: int, line: int, cards: int) -> int:
    if line == ROUND_LINE and not _has_highest_total(record, seat):
        return record.last_taken[seat] & PRINCES
    return cards


@rule
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    if line == ROUND_LINE:
        return count(cards)
    return points


@rule
def _has_highest_total(record: Round, seat: int) -> int:
    for other in range(record.players):
        if record.last_total[other] > record.last_total[seat]:
            return 0
    return 1
