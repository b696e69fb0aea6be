"""Single Fairy: each Fairy scores -1."""

from __future__ import annotations

from coronet.games.rebel.cards import FAIRIES
from coronet.games.rebel.record import Round
from coronet.games.rebel.score_lines import ROUND_LINE
from coronet.kernel.bits import count
from coronet.kernel.rule import rule

NUMBER = 16
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "p", "t", True
PASS_LEFT, PASS_RIGHT = 1, 0


@rule
def score_cards(record: Round, seat: int, line: int, cards: int) -> int:
    if line == ROUND_LINE:
        return record.last_taken[seat] & FAIRIES
    return cards


@rule
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    if line == ROUND_LINE:
        return -count(cards)
    return points
