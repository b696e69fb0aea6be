"""Legal choices: which kinds answer now, and which cards (rules, sections 5 to 7 and 11)."""

from __future__ import annotations

from coronet.games.woo import hooks
from coronet.games.woo.cards import NO_SUIT, cards_of
from coronet.games.woo.choices import EXCHANGE_CARD, GIVE, KEEP, PLAY_CARD, REMOVE_CARD, choice_of, write_each
from coronet.games.woo.record import EXCHANGE, GIFT, OVER, PLAY, REMOVE, Courtship
from coronet.games.woo.trick import last_card
from coronet.kernel.rule import rule

MOST_CHOICES = 54
_KINDS = {
    EXCHANGE: 1 << EXCHANGE_CARD | 1 << KEEP,
    PLAY: 1 << PLAY_CARD,
    REMOVE: 1 << REMOVE_CARD,
    GIFT: 1 << GIVE,
}
KINDS_BY_PHASE = tuple(_KINDS.get(phase, 0) for phase in range(OVER + 1))


@rule
def asked_kinds(record: Courtship, seat: int) -> int:
    """The kinds of choice that answer the question put to this seat, as a set."""
    return KINDS_BY_PHASE[record.phase]


@rule
def playable(record: Courtship, seat: int) -> int:
    """The cards that a seat on turn may play."""
    hand = record.hand[seat]
    if record.trick_count == 0:
        return hooks.may_lead(record, hand, hand)
    if record.lead == NO_SUIT:
        return hand
    following = hand & cards_of(record.lead)
    return following if following else hand


@rule
def cards_for(record: Courtship, seat: int) -> int:
    """The cards that a choice may name now."""
    if record.phase == PLAY:
        return playable(record, seat)
    if record.phase == EXCHANGE:
        return record.hand[seat]
    return hooks.cards_to_choose(record, last_card(record), record.offered)


@rule
def choices(record: Courtship, seat: int, out: list[int]) -> int:
    """Write all legal choices of a seat that must choose into `out`; their number."""
    if record.waiting >> seat & 1 == 0:
        return 0
    cards = cards_for(record, seat)
    if record.phase == PLAY:
        return write_each(out, PLAY_CARD, cards)
    if record.phase == REMOVE:
        return write_each(out, REMOVE_CARD, cards)
    if record.phase == GIFT:
        return write_each(out, GIVE, cards)
    written = write_each(out, EXCHANGE_CARD, cards)
    out[written] = choice_of(KEEP, 0)
    return written + 1
