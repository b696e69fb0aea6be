"""A choice packed into a word: its kind, a number (a seat, a place, a suit, a name), and a set of cards."""

from __future__ import annotations

from coronet.kernel.rule import rule

LARGEST_NUMBER = 255


@rule
def choice_of(kind: int, number: int, cards: int) -> int:
    return kind | number << 5 | cards << 13


@rule
def kind_of(choice: int) -> int:
    return choice & 31


@rule
def number_in(choice: int) -> int:
    return choice >> 5 & 255


@rule
def cards_in(choice: int) -> int:
    return choice >> 13
