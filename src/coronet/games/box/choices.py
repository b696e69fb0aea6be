"""A choice of R or a parlour game as an integer, as data, and as words.

An integer holds the kind, a small number (a place, a variant) and the set of cards. The words are those of the rules
page, section 8; they print and parse exactly. A verb with one card is written `verb CARD`; one card named twice is no
choice at all.
"""

from __future__ import annotations

from collections.abc import Mapping

from coronet.games.box.cards import CARDS_BY_NAME, names_of
from coronet.games.choosing import LARGEST_NUMBER, cards_in, choice_of, kind_of, number_in
from coronet.games.contract import Parsed, Said
from coronet.kernel.rule import rule

VERBS = (
    "-",
    "play",
    "sever",
    "swap",
    "keep",
    "place",
    "reveal",
    "draw",
    "reshuffle",
    "take",
    "pass",
    "choose",
    "reveal",
    "stand",
    "discard",
    "stay",
    "fold",
)
(
    PLAY,
    SEVER,
    SWAP,
    KEEP,
    PLACE,
    REVEAL,
    DRAW,
    RESHUFFLE,
    TAKE,
    PASS,
    CHOOSE,
    REVEAL_PLACE,
    STAND,
    DISCARD,
    STAY,
    FOLD,
) = range(1, len(VERBS))
ONE_CARD = (PLAY, SEVER, SWAP, KEEP, PLACE, TAKE)
BARE = (REVEAL, DRAW, RESHUFFLE, PASS, STAND, STAY, FOLD)


@rule
def write_each(out: list[int], written: int, kind: int, cards: int) -> int:
    """Write a choice of this kind for every card; how many are written by then."""
    left = cards
    while left:
        card = left & -left
        out[written] = choice_of(kind, 0, card)
        written += 1
        left ^= card
    return written


def said(choice: int, names: Mapping[int, str]) -> Said:
    """A choice as data; `names` gives the variants by number."""
    kind, number = kind_of(choice), number_in(choice)
    if kind == CHOOSE:
        return Said(VERBS[kind], name=names[number])
    if kind == REVEAL_PLACE:
        return Said(VERBS[kind], number=number)
    return Said(VERBS[kind], tuple(names_of(cards_in(choice))))


def parse(text: str, kinds: int, names: Mapping[str, int]) -> Parsed | None:
    """The choice that these words say in a game with these kinds of choice, or None."""
    verb, *rest = text.split(" ")
    for kind in range(1, len(VERBS)):
        if VERBS[kind] != verb or not kinds >> kind & 1:
            continue
        if kind in BARE:
            return Parsed(choice_of(kind, 0, 0)) if not rest else None
        if kind in ONE_CARD or kind == DISCARD:
            return _with_cards(kind, rest)
        if len(rest) == 1:
            return _with_number(kind, rest[0], names)
    return None


def _with_cards(kind: int, names: list[str]) -> Parsed | None:
    cards = 0
    for name in names:
        card = CARDS_BY_NAME.get(name)
        if card is None or cards >> card & 1:
            return None
        cards |= 1 << card
    if not names or (kind != DISCARD and len(names) > 1):
        return None
    return Parsed(choice_of(kind, 0, cards))


def _with_number(kind: int, word: str, names: Mapping[str, int]) -> Parsed | None:
    if kind == CHOOSE:
        return Parsed(choice_of(CHOOSE, names.get(word, LARGEST_NUMBER), 0), named=word)
    if not (word.isascii() and word.isdigit()):
        return None
    return Parsed(choice_of(REVEAL_PLACE, min(int(word[:9]), LARGEST_NUMBER), 0))
