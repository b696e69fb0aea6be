"""What may be typed for what the rules name: cards, suits, princesses, rounds and people as the language calls them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from coronet.games.catalogue import game_named
from coronet.words import Words

NAMED = ("round-", "princess-", "variant-", "gift-")  # messages whose names stand for the rest of their keys
PATTERNS = ("gift-name", "character-name")  # not names themselves
FOREIGN = str.maketrans("łøæœß", "loaos")  # letters that lose no accent by being taken apart


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents, one blank between words."""
    apart = unicodedata.normalize("NFD", text.lower())
    bare = "".join(char for char in apart if not unicodedata.combining(char))
    return " ".join(bare.translate(FOREIGN).replace("\u2019", "'").replace("-", " ").split())


def names_in(words: Words, game: str, people: Sequence[str]) -> dict[str, str]:
    """What each name stands for, as a choice of this game says it; people win over cards."""
    named = {plain(name): meant for name, meant in _names(words, game)}
    return named | {plain(name): str(seat) for seat, name in enumerate(people)}


def letters_in(words: Words, game: str) -> dict[str, str]:
    """What stands before a card's number for its suit: the letter of the rules, what is on the card, a first letter."""
    suits = game_named(game).declared.suits
    firsts = [plain(words.say(f"suit-{suit}"))[0] for suit in suits]
    letters = {first: suit for first, suit in zip(firsts, suits, strict=True) if firsts.count(first) == 1}
    letters |= {plain(words.say(f"suit-{suit}.label")): suit for suit in suits}
    return letters | {suit.lower(): suit for suit in suits}


def _names(words: Words, game: str) -> Iterator[tuple[str, str]]:
    for prefix in NAMED:
        for key in words.keys(prefix):
            if key not in PATTERNS:
                yield words.say(key), key.removeprefix(prefix)
    for key in words.keys("princess-"):
        yield words.say(f"{key}.inside"), key.removeprefix("princess-")
    suits = game_named(game).declared.suits
    for suit in suits:
        for part in ("", ".one", ".label"):
            yield words.say(f"suit-{suit}{part}"), suit
    if not suits:  # cards are characters
        for card in _characters(words):
            yield words.card(card), card


def _characters(words: Words) -> Iterator[str]:
    for key in words.keys("character-"):
        if key not in PATTERNS:
            character = key.removeprefix("character-")
            yield from (
                character,
                *(f"{colour.removeprefix('colour-')}-{character}" for colour in words.keys("colour-")),
            )
