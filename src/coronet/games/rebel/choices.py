"""A choice as an integer, as data, and as words.

An integer holds the kind, a small number (a seat, suit, princess, second card, or 1 for "with power") and the set of
cards that come from the hand. The words are those of the rules page, section 10; they print and parse exactly.
"""

from __future__ import annotations

from coronet.games.choosing import LARGEST_NUMBER, cards_in, choice_of, kind_of, number_in
from coronet.games.contract import Parsed, Said
from coronet.games.rebel.cards import CARD_NAMES, CARDS_BY_NAME, SUITS, names_of, number_of
from coronet.kernel.bits import each

(
    CHOOSE,
    PASS,
    PASS_BOTH,
    ASIDE,
    SHOW,
    HALF,
    GIFT,
    GIVE,
    PLAY,
    POWER,
    POWER_SUIT,
    POWER_SEAT,
    NO,
    KEEP,
    DEAL,
    FREEZE,
    TRADE,
    RETURN,
    SWAP,
    HAGGLE,
) = range(1, 21)

VERBS = (
    "- choose pass pass aside show half gift give play power power power no keep deal freeze trade return swap haggle"
)
VERB_OF = tuple(VERBS.split())
OF_A_POWER = frozenset({"power", "swap"})  # verbs: a question with one of them may be declined for a round
ONE_CARD = {ASIDE, GIFT, GIVE, KEEP, DEAL, FREEZE, TRADE}


def numbers_played(choice: int) -> list[int]:
    """The numbers on the cards of the hand that a choice names."""
    cards = cards_in(choice)
    if kind_of(choice) == PASS_BOTH:
        cards |= 1 << number_in(choice)
    return [number_of(card) for card in each(cards)]


def said(choice: int, princesses: dict[int, str]) -> Said:
    """A choice as data; `princesses` gives their identifiers by number."""
    kind, number, cards = kind_of(choice), number_in(choice), tuple(names_of(cards_in(choice)))
    verb = VERB_OF[kind]
    if kind == PLAY:
        return Said(verb, cards, power=bool(number))
    if kind == PASS_BOTH:
        return Said(verb, (CARD_NAMES[number], *cards), ways=("left", "right"))
    if kind == SWAP:
        return Said(verb, (CARD_NAMES[number], *cards))
    if kind == HAGGLE:
        return Said(verb, (*cards, CARD_NAMES[number]))
    if kind in (SHOW, POWER_SUIT):
        return Said(verb, suit=SUITS[number])
    if kind == POWER_SEAT:
        return Said(verb, seat=number)
    if kind == CHOOSE:
        return Said(verb, name=princesses[number])
    return Said(verb, cards)


def parse(text: str, princesses: dict[str, int]) -> Parsed | None:
    """The choice that these words say, or None; `princesses` gives their numbers by identifier."""
    match text.split(" "):
        case ["no"]:
            return Parsed(choice_of(NO, 0, 0))
        case ["return"]:
            return Parsed(choice_of(RETURN, 0, 0))
        case ["power"]:
            return Parsed(choice_of(POWER, 0, 0))
        case ["power" | "show" as verb, suit] if len(suit) == 1 and suit in SUITS:
            return Parsed(choice_of(POWER_SUIT if verb == "power" else SHOW, SUITS.index(suit), 0))
        case ["power", number] if number.isascii() and number.isdigit():
            return Parsed(choice_of(POWER_SEAT, min(int(number[:9]), LARGEST_NUMBER), 0))
        case ["choose", name] if name in princesses:
            return Parsed(choice_of(CHOOSE, princesses[name], 0))
        case ["play", card, "power"]:
            return _with_cards(PLAY, [card], 1)
        case ["play", card]:
            return _with_cards(PLAY, [card], 0)
        case ["pass", "left", left, "right", right]:
            return _with_two(PASS_BOTH, number=left, card=right)
        case ["swap", out, card]:
            return _with_two(SWAP, number=out, card=card)
        case ["haggle", card, out]:
            return _with_two(HAGGLE, number=out, card=card)
        case ["pass", *cards] if cards:
            return _with_cards(PASS, cards, 0)
        case ["half", *cards] if cards:
            return _with_cards(HALF, cards, 0)
        case [verb, card] if verb in _ONE_CARD_VERBS:
            return _with_cards(_ONE_CARD_VERBS[verb], [card], 0)
    return None


_ONE_CARD_VERBS = {VERB_OF[kind]: kind for kind in ONE_CARD}


def _with_cards(kind: int, names: list[str], number: int) -> Parsed | None:
    cards, repeated = 0, None
    for name in names:
        card = CARDS_BY_NAME.get(name)
        if card is None:
            return None
        if cards >> card & 1 and repeated is None:
            repeated = name
        cards |= 1 << card
    return Parsed(choice_of(kind, number, cards), repeated)


def _with_two(kind: int, *, number: str, card: str) -> Parsed | None:
    if number not in CARDS_BY_NAME or card not in CARDS_BY_NAME:
        return None
    choice = choice_of(kind, CARDS_BY_NAME[number], 1 << CARDS_BY_NAME[card])
    return Parsed(choice, card if number == card else None)
