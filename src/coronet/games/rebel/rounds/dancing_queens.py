"""Dancing Queens: a Prince and a Queen of one number score 3 together, other couples 2, Princes left over 1."""

from __future__ import annotations

from coronet.games.rebel.cards import IN_SUIT, PRINCES, QUEENS
from coronet.games.rebel.record import Round
from coronet.games.rebel.score_lines import PRINCES_LINE, ROUND_LINE, SECOND_ROUND_LINE
from coronet.kernel.bits import count, pick
from coronet.kernel.rule import rule

NUMBER = 11
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "k", "z", True
PASS_LEFT, PASS_RIGHT = 0, 2


@rule
def score_cards(record: Round, seat: int, line: int, cards: int) -> int:
    taken = record.last_taken[seat]
    princes = taken & PRINCES
    queens = taken & QUEENS
    dancing = princes & queens << IN_SUIT
    princes &= ~dancing
    queens &= ~(dancing >> IN_SUIT)
    couples = min(count(princes), count(queens))
    if line == ROUND_LINE:
        return dancing | dancing >> IN_SUIT
    if line == SECOND_ROUND_LINE:
        return _first(princes, couples) | _first(queens, couples)
    if line == PRINCES_LINE:
        return princes & ~_first(princes, couples)
    return cards


@rule
def score_points(record: Round, seat: int, line: int, cards: int, points: int) -> int:
    if line == ROUND_LINE:
        return 3 * count(cards & PRINCES)
    if line == SECOND_ROUND_LINE:
        return 2 * count(cards & PRINCES)
    return points


@rule
def are_couples(record: Round, line: int, answer: int) -> int:
    return int(line in (ROUND_LINE, SECOND_ROUND_LINE))


@rule
def _first(cards: int, wanted: int) -> int:
    first = 0
    for position in range(wanted):
        first |= 1 << pick(cards, position)
    return first
