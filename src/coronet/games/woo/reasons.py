"""why_not: the first reason, in the order of the rules page (section 13), that refuses a choice."""

from __future__ import annotations

from coronet.games.woo.cards import CARDS
from coronet.games.woo.choices import GIVE, KEEP, REMOVE_CARD, card_in, kind_of
from coronet.games.woo.codes import (
    ALREADY_CHOSEN,
    GAME_OVER,
    MUST_FOLLOW,
    NO_SUCH_CARD,
    NOT_AMONG,
    NOT_IN_HAND,
    NOT_YOUR_TURN,
    SPURNED_CANNOT_LEAD,
    WRONG_KIND,
)
from coronet.games.woo.legal import asked_kinds, cards_for
from coronet.games.woo.record import EXCHANGE, OVER, Courtship
from coronet.games.woo.seating import choosers
from coronet.kernel.rule import rule


@rule
def why_not(record: Courtship, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    if record.phase == OVER:
        return GAME_OVER
    if record.waiting >> seat & 1 == 0:
        return ALREADY_CHOSEN if record.phase == EXCHANGE and choosers(record) >> seat & 1 else NOT_YOUR_TURN
    kind = kind_of(choice)
    if asked_kinds(record, seat) >> kind & 1 == 0:
        return WRONG_KIND
    if kind == KEEP:
        return 0
    card = card_in(choice)
    if card >= CARDS:
        return NO_SUCH_CARD
    if cards_for(record, seat) >> card & 1:
        return 0
    if kind in (GIVE, REMOVE_CARD):
        return NOT_AMONG
    if record.hand[seat] >> card & 1 == 0:
        return NOT_IN_HAND
    return SPURNED_CANNOT_LEAD if record.trick_count == 0 else MUST_FOLLOW
