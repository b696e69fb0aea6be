"""The lines of a round's score, the same for every card: Princes, the Frog, and two that round cards fill."""

from __future__ import annotations

from coronet.games.rebel.cards import FROG_CARD, PRINCES
from coronet.kernel.bits import count
from coronet.kernel.rule import rule

PRINCES_LINE, FROG_LINE, ROUND_LINE, SECOND_ROUND_LINE = range(4)
LINES = 4


@rule
def basic_cards(line: int, taken: int) -> int:
    if line == PRINCES_LINE:
        return taken & PRINCES
    if line == FROG_LINE:
        return taken & FROG_CARD
    return 0


@rule
def basic_points(line: int, cards: int) -> int:
    if line == PRINCES_LINE:
        return count(cards)
    if line == FROG_LINE:
        return 5 * count(cards)
    return 0
