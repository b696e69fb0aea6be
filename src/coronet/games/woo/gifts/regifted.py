"""Regifted: it is discarded at once; its player draws two, plays one of them and discards the other face down."""

from __future__ import annotations

from coronet.games.woo.asking import ask
from coronet.games.woo.history import DREW_GIFTS, tell
from coronet.games.woo.record import GIFT, NEXT_TURN, REGIFTED_EVENT, Courtship
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule


@rule
def draw_gifts(record: Courtship, seat: int) -> int:
    """Draw two, or what the deck has; the one drawn first, or -1."""
    first = -1
    for _ in range(min(record.deck_size, 2)):
        card = draw(record, REGIFTED_EVENT, record.deck)
        record.deck &= ~(1 << card)
        record.deck_size -= 1
        record.offered |= 1 << card
        record.offer_size += 1
        if first < 0:
            first = card
    tell(record, DREW_GIFTS, seat, record.offer_size, 0)
    return first


@rule
def take_effect(record: Courtship, seat: int) -> None:
    """Ask which of the cards drawn is played; with an empty deck there is nothing to ask."""
    if draw_gifts(record, seat) < 0:
        record.phase = NEXT_TURN
    else:
        ask(record, seat, GIFT)


@rule
def bury_rest(record: Courtship, seat: int, card: int) -> None:
    """What was drawn besides the card that is played goes away face down."""
    rest = record.offered & ~(1 << card)
    record.buried[seat] |= rest
    record.buried_count[seat] += count(rest)
    record.offered = record.offer_size = 0
