"""A choice as an integer, as data, and as words (rules, section 11). The integer holds the kind and the gift."""

from __future__ import annotations

from functools import lru_cache

from coronet.games.contract import Parsed, Said
from coronet.games.woo.cards import CARD_NAMES, CARDS_BY_NAME, NO_CARD, NUMBER_OF
from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule

VERBS = ("-", "exchange", "keep", "play", "remove", "gift")
EXCHANGE_CARD, KEEP, PLAY_CARD, REMOVE_CARD, GIVE = range(1, len(VERBS))


@rule
def choice_of(kind: int, card: int) -> int:
    return kind | card << 3


@rule
def kind_of(choice: int) -> int:
    return choice & 7


@rule
def card_in(choice: int) -> int:
    return choice >> 3 & 63


@rule
def write_each(out: list[int], kind: int, cards: int) -> int:
    """Write a choice of this kind for every card; how many."""
    written = 0
    left = cards
    while left:
        card = left & -left
        out[written] = choice_of(kind, lowest(card))
        written += 1
        left ^= card
    return written


def numbers_played(choice: int) -> list[int]:
    """The number on the gift that a choice names."""
    return [] if kind_of(choice) == KEEP else [NUMBER_OF[card_in(choice)]]


@lru_cache(maxsize=512)
def said(choice: int) -> Said:
    """A choice as data, kept: the same few hundred are said again and again."""
    kind = kind_of(choice)
    return Said(VERBS[kind], () if kind == KEEP else (CARD_NAMES[card_in(choice)],))


def parse(text: str) -> Parsed | None:
    """The choice that these words say, or None; a card that does not exist is kept as it was written."""
    verb, *rest = text.split(" ")
    if verb == VERBS[KEEP]:
        return Parsed(choice_of(KEEP, 0)) if not rest else None
    if verb not in VERBS[1:] or len(rest) != 1 or not rest[0]:
        return None
    return Parsed(choice_of(VERBS.index(verb), CARDS_BY_NAME.get(rest[0], NO_CARD)), named=rest[0])
