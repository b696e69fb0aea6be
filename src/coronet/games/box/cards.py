"""The cards of R and its parlour games: characters, colours, named sets; names that print and parse.

A card is a number: 2 x character + colour where both colours mix, 16 + character where cards have no colour. So a set
of cards says by itself how its cards are named, and counting upwards is the order in which they are printed.
"""

from __future__ import annotations

from coronet.kernel.bits import each
from coronet.kernel.rule import rule

CHARACTERS = ("prince", "general", "magician", "minister", "assassin", "spy", "princess", "jester")
PRINCE, GENERAL, MAGICIAN, MINISTER, ASSASSIN, SPY, PRINCESS, JESTER = range(8)
COLOURS = ("blue", "red")
PLAIN = 16  # where the cards without colour begin
CARD_NAMES = (*(f"{colour}-{character}" for character in CHARACTERS for colour in COLOURS), *CHARACTERS)
CARDS_BY_NAME = {name: card for card, name in enumerate(CARD_NAMES)}
NO_CARD = -1
CARDS = len(CARD_NAMES)

COLOURED_CARDS = 0xFFFF
BLUE_CARDS, RED_CARDS = 0x5555, 0xAAAA
PLAIN_CARDS = 0xFF << PLAIN
PRINCES, PRINCESSES = 3 << 2 * PRINCE, 3 << 2 * PRINCESS
ASSASSINS = 3 << 2 * ASSASSIN


@rule
def character_of(card: int) -> int:
    return card - PLAIN if card >= PLAIN else card >> 1


@rule
def strength_of(card: int) -> int:
    return JESTER - character_of(card)


@rule
def is_other_colour(one: int, other: int) -> int:
    """Whether two cards differ in colour; cards without colour are the two seats' own, which differ."""
    if one >= PLAIN:
        return 1
    return (one ^ other) & 1


def names_of(cards: int) -> list[str]:
    """The names of a set's cards in the order in which they are printed."""
    return [CARD_NAMES[card] for card in each(cards)]
