"""A fixed list of actions for programs that learn: every choice of Crowns is one of them."""

from __future__ import annotations

from coronet.kernel.bits import count
from coronet.kernel.features import put_set
from coronet.kernel.rule import rule
from crowns.record import CARDS, Crowns
from crowns.rules import choice_of

ACTIONS = CARDS
NAMES = tuple(f"play {number}" for number in range(1, CARDS + 1))


@rule
def mask(record: Crowns, seat: int, begun: int, out: list[int]) -> int:
    """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""
    cards = record.hand[seat] if record.waiting >> seat & 1 else 0
    put_set(out, 0, cards, ACTIONS)
    return count(cards)


@rule
def choice_after(record: Crowns, seat: int, begun: int, action: int) -> int:
    """The choice that this action is."""
    return choice_of(action)


@rule
def is_whole(record: Crowns, seat: int, choice: int) -> int:
    """Every choice is made by one action."""
    return 1
