"""The gifts and Princess cards: suits, numbers, named sets; names that print and parse.

A gift is a number: 13 x suit + number - 1, and Spurned last, so counting upwards is the order in which cards are
printed. A Princess card is 5 x suit + 0..4; those of one suit do not differ.
"""

from __future__ import annotations

from coronet.kernel.bits import each
from coronet.kernel.rule import rule

SUITS = "RSMB"
ROSES, SWEETS, MELODIES, BAUBLES = range(4)
NO_SUIT = -1
HIGHEST = 13
SPURNED = 52
CARDS = 53
NO_CARD = 63
CARD_NAMES = (*(f"{suit}{number}" for suit in SUITS for number in range(1, HIGHEST + 1)), "spurned")
CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}

ALL_CARDS = (1 << CARDS) - 1
SPURNED_CARD = 1 << SPURNED
SUITED_CARDS = SPURNED_CARD - 1
CARDS_OF = tuple(0x1FFF << HIGHEST * suit for suit in range(4))
SUIT_OF = (*(card // HIGHEST for card in range(SPURNED)), 4)
NUMBER_OF = (*(card % HIGHEST + 1 for card in range(SPURNED)), 0)
NUMBERED = tuple(sum(1 << HIGHEST * suit + number - 1 for suit in range(4)) if number else 0 for number in range(14))

PRINCESSES_OF_A_SUIT = 5
PRINCESSES = 20
ALL_PRINCESSES = (1 << PRINCESSES) - 1


@rule
def cards_of(suit: int) -> int:
    return CARDS_OF[suit]


@rule
def suit_of(card: int) -> int:
    """The suit of a gift; 4, which is no suit, for Spurned."""
    return SUIT_OF[card]


def names_of(cards: int) -> list[str]:
    """The names of a set's gifts in the order in which they are printed."""
    return [CARD_NAMES[card] for card in each(cards)]
