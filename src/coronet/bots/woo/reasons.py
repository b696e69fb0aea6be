"""Why one option of Woo the Princess is better than the next, as a key with arguments."""

from __future__ import annotations

from coronet.bots.values.sample import Outcomes, mean
from coronet.bots.woo.outcomes import CARDS, SET, SPURNED
from coronet.games.contract import Line
from coronet.games.woo.cards import CARD_NAMES, NO_SUIT, NUMBER_OF, suit_of
from coronet.games.woo.cards import SPURNED as SPURNED_CARD
from coronet.games.woo.choices import EXCHANGE_CARD, KEEP, PLAY_CARD, REMOVE_CARD, card_in, kind_of
from coronet.games.woo.record import Courtship
from coronet.games.woo.trick import best_of

SMALL = 0.004  # of the chance to win: a difference that is not worth naming
OF_ONE_CARD = {EXCHANGE_CARD: "hint-woo-exchange", REMOVE_CARD: "hint-woo-remove"}
OFTEN = 0.03  # how much more often something happens, to be the reason


def reason(own: Courtship, seat: int, best: Outcomes, second: Outcomes) -> Line:
    """The reason for an option against another."""
    if mean(best.worths) - mean(second.worths) < SMALL:
        return "hint-even", {}
    spurned = _share(second, SPURNED) - _share(best, SPURNED)
    if spurned > OFTEN:
        return "hint-woo-spurned", {"percent": round(100 * spurned)}
    kind, card, other = kind_of(best.choice), card_in(best.choice), card_in(second.choice)
    if kind == KEEP:
        return "hint-woo-keep", {}
    if kind in OF_ONE_CARD:
        return OF_ONE_CARD[kind], {"card": CARD_NAMES[card]}
    if kind == PLAY_CARD and (named := _about_cards(own, best, second, card, other)):
        return named
    more = round(100 * (_share(best, SET) - _share(second, SET)))
    return ("hint-woo-set", {"percent": more}) if more > 0 else ("hint-later", {})


def _about_cards(own: Courtship, best: Outcomes, second: Outcomes, card: int, other: int) -> Line | None:
    """What the two cards are: one is saved, or one collects this round; or more comes of it in the whole set."""
    if card == SPURNED_CARD:
        return "hint-woo-give-spurned", {}
    if other != SPURNED_CARD and _strength(own, other) > _strength(own, card):
        return "hint-woo-saves", {"card": CARD_NAMES[other]}
    if _share(best, CARDS) - _share(second, CARDS) <= 0.5:
        return None
    return ("hint-woo-takes", {"card": CARD_NAMES[card]}) if _is_winning(own, card) else ("hint-woo-cards", {})


def _is_winning(own: Courtship, card: int) -> bool:
    """Whether a card would be the best of the round so far; whoever leads has that."""
    return own.lead == NO_SUIT or best_of(own, own.in_play | 1 << card) == card


def _strength(own: Courtship, card: int) -> int:
    return NUMBER_OF[card] + 14 * int(suit_of(card) == own.wooing)


def _share(one: Outcomes, field: int) -> float:
    return mean([row[field] for row in one.rows])
