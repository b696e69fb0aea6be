"""Spurned: it cannot lead, never wins, and keeps whoever collects it from winning the set."""

from __future__ import annotations

from coronet.games.woo.record import Courtship
from coronet.kernel.rule import rule

NUMBER = 5


@rule
def may_lead(record: Courtship, mine: int, hand: int, cards: int) -> int:
    """Only if it is the only one."""
    others = cards & ~mine
    return others if others else cards


@rule
def is_spurned(record: Courtship, mine: int, pile: int, answer: int) -> int:
    return int(answer or pile & mine != 0)
