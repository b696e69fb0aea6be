"""Spurned: it cannot lead, never wins, and keeps whoever collects it from winning the set."""

from __future__ import annotations

from coronet.games.woo.cards import SPURNED_CARD
from coronet.kernel.rule import rule


@rule
def may_lead(hand: int) -> int:
    """The cards of a hand that may lead; Spurned only if it is the only one."""
    others = hand & ~SPURNED_CARD
    return others if others else hand


@rule
def spurns(pile: int) -> int:
    """Whether who has this pile cannot win the set."""
    return int(pile & SPURNED_CARD != 0)
