"""Every question that a special gift may answer. The body is the answer when no gift does.

A question about one card is answered by the gift that this card carries; the others are put to all gifts in turn. Which
cards carry a gift stands in the record under its name. A gift that is a card of its own, like Spurned, carries itself.
"""

from __future__ import annotations

from coronet.games.woo import gifts
from coronet.games.woo.cards import CARDS_BY_NAME
from coronet.games.woo.record import Courtship
from coronet.kernel.dispatch import cards_in, changed_by_sets, hooks, put_to_all, refuse_strangers, set_by_number

GIFTS = cards_in(gifts)
GIFT_NAMES = tuple(str(gift.__name__).rsplit(".", 1)[-1] for gift in GIFTS)
EFFECTS = tuple(name for name in GIFT_NAMES if name not in CARDS_BY_NAME)
_SETS = [str(1 << CARDS_BY_NAME[name]) if name in CARDS_BY_NAME else f"record.{name}" for name in GIFT_NAMES]
_OTHER_QUESTIONS = len(hooks)

gifts_of = set_by_number([f"record.{effect}" for effect in EFFECTS])
"""The cards of an effect, by its place in EFFECTS."""


@changed_by_sets(GIFTS, _SETS)
def take_effect(record: Courtship, card: int, seat: int) -> None:
    """What happens when a seat plays the card."""


@changed_by_sets(GIFTS, _SETS)
def ask_player(record: Courtship, card: int, seat: int) -> None:
    """Ask who played the card for what its effect lets choose, if there is anything."""


@changed_by_sets(GIFTS, _SETS)
def ghost_choice(record: Courtship, card: int, seat: int, chosen: int) -> int:
    """What the Ghost, which is not asked, chooses instead; or NO_CARD."""
    return chosen


@changed_by_sets(GIFTS, _SETS)
def cards_to_choose(record: Courtship, card: int, cards: int) -> int:
    """What may be chosen for the card played last; given what was drawn for it."""
    return cards


@changed_by_sets(GIFTS, _SETS)
def choose(record: Courtship, card: int, seat: int, chosen: int, played: int) -> int:
    """What the choice does; the card that comes into play by it, or NO_CARD."""
    return played


@changed_by_sets(GIFTS, _SETS)
def leave_play(record: Courtship, card: int, seat: int, mine: int) -> None:
    """What follows when a seat has taken the card out of play; `mine` are all cards of this gift."""


@put_to_all(GIFTS, _SETS)
def is_all_discarded(record: Courtship, mine: int, answer: int) -> int:
    """Whether everything in play is discarded when the round ends; `mine` are the cards of the gift that is asked."""
    return answer


@put_to_all(GIFTS, _SETS)
def may_lead(record: Courtship, mine: int, hand: int, cards: int) -> int:
    """The cards of a hand that may lead."""
    return cards


@put_to_all(GIFTS, _SETS)
def is_spurned(record: Courtship, mine: int, pile: int, answer: int) -> int:
    """Whether who has this pile cannot win the set."""
    return answer


refuse_strangers(GIFTS, [name for name, _, _ in hooks[_OTHER_QUESTIONS:]])
