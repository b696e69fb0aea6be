"""A fixed list of actions for programs that learn: every choice of Woo the Princess is one of them.

An action names a gift; the question that is asked says what is done with it: exchanged, played, removed or given.
"""

from __future__ import annotations

from coronet.games.woo.cards import CARD_NAMES, CARDS
from coronet.games.woo.choices import EXCHANGE_CARD, GIVE, KEEP, PLAY_CARD, REMOVE_CARD, choice_of
from coronet.games.woo.legal import cards_for
from coronet.games.woo.record import EXCHANGE, PLAY, REMOVE, Courtship
from coronet.kernel.bits import count
from coronet.kernel.features import put_set
from coronet.kernel.rule import rule

KEEP_AT = CARDS
ACTIONS = CARDS + 1
NAMES = (*(f"card {name}" for name in CARD_NAMES), "keep")


@rule
def mask(record: Courtship, seat: int, begun: int, out: list[int]) -> int:
    """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""
    actions = 0
    if record.waiting >> seat & 1:
        actions = cards_for(record, seat)
        if record.phase == EXCHANGE:
            actions |= 1 << KEEP_AT
    put_set(out, 0, actions, ACTIONS)
    return count(actions)


@rule
def choice_after(record: Courtship, seat: int, begun: int, action: int) -> int:
    """The choice that this action is."""
    if action == KEEP_AT:
        return choice_of(KEEP, 0)
    if record.phase == PLAY:
        return choice_of(PLAY_CARD, action)
    if record.phase == EXCHANGE:
        return choice_of(EXCHANGE_CARD, action)
    return choice_of(REMOVE_CARD if record.phase == REMOVE else GIVE, action)


@rule
def is_whole(record: Courtship, seat: int, choice: int) -> int:
    """Every choice is made by one action."""
    return 1


@rule
def is_part_of(begun: int, choice: int) -> int:
    """Nothing is ever begun here."""
    return 0
