"""A fixed list of actions for programs that learn: every choice of R is one of them.

An action names a card, a variant, or says a bare word; the question that is asked says what is done with a card: it is
played, severed, swapped, kept, placed or taken back.
"""

from __future__ import annotations

from coronet.games.box.cards import CARD_NAMES, CARDS
from coronet.games.box.choices import CHOOSE, DRAW, PASS, RESHUFFLE, REVEAL, VERBS
from coronet.games.choosing import choice_of
from coronet.games.r.hooks import CHOSEN_NAMES
from coronet.games.r.legal import CARD_KINDS, asked_kinds, cards_for
from coronet.games.r.record import Duel
from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.rule import rule

BARE_KINDS = (REVEAL, DRAW, RESHUFFLE, PASS)
BARE_AT = CARDS
BARE_ACTIONS = len(BARE_KINDS)
VARIANT_AT = BARE_AT + BARE_ACTIONS
VARIANTS = sum(1 << number for number in CHOSEN_NAMES)  # those that a match can choose
ACTIONS = VARIANT_AT + len(CHOSEN_NAMES)
NAMES = (
    *(f"card {name}" for name in CARD_NAMES),
    *(VERBS[kind] for kind in BARE_KINDS),
    *(f"variant {name}" for name in CHOSEN_NAMES.values()),
)


@rule
def mask(record: Duel, seat: int, begun: int, out: list[int]) -> int:
    """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""
    for action in range(ACTIONS):
        out[action] = 0
    if record.waiting >> seat & 1 == 0:
        return 0
    kinds = asked_kinds(record, seat)
    marked = 0
    if kinds & CARD_KINDS:
        left = cards_for(record, seat, lowest(kinds & CARD_KINDS))
        marked += count(left)
        while left:
            out[lowest(left)] = 1
            left &= left - 1
    for place in range(BARE_ACTIONS):
        if kinds >> BARE_KINDS[place] & 1:
            out[BARE_AT + place] = 1
            marked += 1
    if kinds >> CHOOSE & 1:
        for place in range(count(VARIANTS)):
            out[VARIANT_AT + place] = 1
        marked += count(VARIANTS)
    return marked


@rule
def choice_after(record: Duel, seat: int, begun: int, action: int) -> int:
    """The choice that this action is."""
    if action < BARE_AT:
        return choice_of(lowest(asked_kinds(record, seat) & CARD_KINDS), 0, 1 << action)
    if action < VARIANT_AT:
        return choice_of(BARE_KINDS[action - BARE_AT], 0, 0)
    return choice_of(CHOOSE, pick(VARIANTS, action - VARIANT_AT), 0)


@rule
def is_whole(record: Duel, seat: int, choice: int) -> int:
    """Every choice is made by one action."""
    return 1


@rule
def is_part_of(begun: int, choice: int) -> int:
    """Nothing is ever begun here."""
    return 0
