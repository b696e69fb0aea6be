"""What the leader may play (rules, section 5), line by line."""

from __future__ import annotations

from coronet.games.rebel import hooks
from coronet.games.rebel.cards import ABOVE_FIVE as CARDS_ABOVE_FIVE
from coronet.games.rebel.cards import NO_SUIT, PRINCES, cards_of
from coronet.games.rebel.codes import ABOVE_FIVE, EXTREMES, FORCED_SUIT, MUST_LEAD_PRINCE, PRINCES_NOT_IN
from coronet.games.rebel.record import NO_SEAT, Round
from coronet.kernel.rule import rule


@rule
def cards_to_lead(record: Round, seat: int, last: int) -> int:
    """The cards left when the lines up to the reason code `last` have been applied."""
    hand = record.hand[seat]
    if record.frozen_seat == seat:
        return record.frozen_card
    cards = hand
    obeyed = 0
    if last >= MUST_LEAD_PRINCE and record.prince_first and hand & PRINCES:
        cards = hand & PRINCES
        obeyed = 1
    if last >= FORCED_SUIT and record.forced_suit != NO_SUIT and hand & cards_of(record.forced_suit):
        cards = hand & cards_of(record.forced_suit)
        obeyed = 1
    if last >= PRINCES_NOT_IN and not obeyed and not record.princes_in and hand & ~PRINCES:
        cards = hand & ~PRINCES
    if last >= ABOVE_FIVE:
        cards = above_five(record, seat, cards)
    if last >= EXTREMES:
        cards = hooks.extremes(record, seat, cards)
    return cards


@rule
def above_five(record: Round, seat: int, cards: int) -> int:
    """The cards above 5, if the Pea Princess asks this seat for them and any are left."""
    if record.pea_seat in (NO_SEAT, seat):
        return cards
    above = cards & CARDS_ABOVE_FIVE
    return above if above else cards
