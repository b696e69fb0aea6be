"""What a follower may play (rules, section 5), line by line."""

from __future__ import annotations

from coronet.games.rebel import hooks
from coronet.games.rebel.cards import FROG_CARD, PRINCES, cards_of
from coronet.games.rebel.codes import ABOVE_FIVE, EXTREMES, MUST_FOLLOW, PARITY
from coronet.games.rebel.lead import above_five, cards_to_lead
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule


@rule
def cards_to_follow(record: Round, seat: int, last: int) -> int:
    """The cards left when the lines up to the reason code `last` have been applied."""
    hand = record.hand[seat]
    if record.frozen_seat == seat:
        return record.frozen_card
    cards = hand
    if last >= MUST_FOLLOW:
        follows = cards_that_follow(record, seat)
        cards = follows if follows else hand
    if last >= ABOVE_FIVE:
        cards = above_five(record, seat, cards)
    if last >= PARITY:
        cards = hooks.same_parity(record, cards)
    if last >= EXTREMES:
        cards = hooks.extremes(record, seat, cards)
    if record.free_seat == seat:
        cards |= hand & ~PRINCES & ~FROG_CARD
    return cards


@rule
def cards_that_follow(record: Round, seat: int) -> int:
    """Those of the cards held that follow suit; none of them means that the seat is void."""
    return record.hand[seat] & hooks.following(record, cards_of(record.led))


@rule
def cards_left(record: Round, seat: int, last: int) -> int:
    """What the seat whose turn it is may play after the lines up to the reason code `last`."""
    if record.place == 0:
        return cards_to_lead(record, seat, last)
    return cards_to_follow(record, seat, last)


@rule
def playable(record: Round, seat: int) -> int:
    """The cards that the seat whose turn it is may play, without using a power with them."""
    return cards_left(record, seat, EXTREMES)
