"""Cards by their names, as "Q7", in plain sets (rules, section 1)."""

from __future__ import annotations

from collections.abc import Iterable

SUITS = FAIRIES, PETS, QUEENS, PRINCES = "F", "P", "Q", "C"
FROG = "P8"


def deck(players: int) -> set[str]:
    """3 players: without 1, 11, 12. 4 and 5: without 11, 12. 6: all 48."""
    numbers = {3: range(2, 11), 4: range(1, 11), 5: range(1, 11), 6: range(1, 13)}[players]
    return {f"{suit}{number}" for suit in SUITS for number in numbers}


def suit_of(card: str) -> str:
    return card[0]


def number_of(card: str) -> int:
    return int(card[1:])


def in_suit(cards: Iterable[str], suit: str) -> set[str]:
    return {card for card in cards if suit_of(card) == suit}


def suits_in(cards: Iterable[str]) -> set[str]:
    return {suit_of(card) for card in cards}


def ordered(cards: Iterable[str]) -> list[str]:
    """As a choice names them: suit by suit, each from its lowest number."""
    return sorted(cards, key=lambda card: (SUITS.index(suit_of(card)), number_of(card)))
