"""Cards of Rebel Princess: suits, numbers, named sets, and their names.

A card is a number 0-47: suit times 12 plus its printed number minus 1. A set of cards is an integer of 48 bits.
"""

from __future__ import annotations

from functools import lru_cache

from coronet.kernel.bits import count, each
from coronet.kernel.rule import rule

FAIRY, PET, QUEEN, PRINCE = range(4)
SUITS = "FPQC"
NO_SUIT = -1
IN_SUIT = 12

ALL_OF_A_SUIT = (1 << IN_SUIT) - 1
FAIRIES = ALL_OF_A_SUIT
PETS = ALL_OF_A_SUIT << IN_SUIT
QUEENS = ALL_OF_A_SUIT << 2 * IN_SUIT
PRINCES = ALL_OF_A_SUIT << 3 * IN_SUIT
FROG = IN_SUIT + 7
FROG_CARD = 1 << FROG
ALL_CARDS = (1 << 4 * IN_SUIT) - 1
ONES = 1 | 1 << IN_SUIT | 1 << 2 * IN_SUIT | 1 << 3 * IN_SUIT  # the 1 of every suit; shifted: any number of every suit
ABOVE_FIVE = ONES * (ALL_OF_A_SUIT ^ 0b11111)
ODD_NUMBERS = ONES * 0b010101010101


@rule
def suit_of(card: int) -> int:
    return card // IN_SUIT


@rule
def number_of(card: int) -> int:
    return card % IN_SUIT + 1


@rule
def cards_of(suit: int) -> int:
    return ALL_OF_A_SUIT << suit * IN_SUIT


@rule
def numbered(number: int) -> int:
    """The cards of all suits with this number."""
    return ONES << number - 1


@rule
def deck(players: int) -> int:
    """The cards in the game: 3 players without 1, 11, 12; 4 and 5 without 11, 12; 6 all."""
    if players == 6:
        return ALL_CARDS
    cards = ALL_CARDS & ~numbered(11) & ~numbered(12)
    if players == 3:
        cards &= ~numbered(1)
    return cards


@rule
def cards_each(players: int) -> int:
    return count(deck(players)) // players


CARD_NAMES = tuple(f"{suit}{number}" for suit in SUITS for number in range(1, IN_SUIT + 1))
CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}


def names_of(cards: int) -> list[str]:
    """The names of a set of cards: suits in the order F P Q C, numbers upwards."""
    return list(_names_of(cards))


@lru_cache(maxsize=4096)
def _names_of(cards: int) -> tuple[str, ...]:
    """A hand is named with every view, and changes seldom."""
    return tuple(CARD_NAMES[card] for card in each(cards))
