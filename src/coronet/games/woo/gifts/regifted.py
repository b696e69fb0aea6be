"""Regifted: it is discarded at once; its player draws two, plays one of them and discards the other face down."""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.woo.cards import NO_CARD
from coronet.games.woo.history import DREW_GIFTS, GAVE, tell
from coronet.games.woo.record import GIFT, REGIFTED, REGIFTED_EVENT, Courtship
from coronet.games.woo.trick import discard_from_play
from coronet.kernel.bits import count
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 4


@rule
def take_effect(record: Courtship, card: int, seat: int) -> None:
    discard_from_play(record, card)
    record.phase = REGIFTED


@rule
def ask_player(record: Courtship, card: int, seat: int) -> None:
    """With an empty deck there is nothing to ask."""
    if _draw_gifts(record, seat) != NO_CARD:
        ask(record, 1 << seat, GIFT)


@rule
def ghost_choice(record: Courtship, card: int, seat: int, chosen: int) -> int:
    """The Ghost plays what it draws first."""
    return _draw_gifts(record, seat)


@rule
def choose(record: Courtship, card: int, seat: int, chosen: int, played: int) -> int:
    """What was drawn besides the card that is played goes away face down."""
    rest = record.offered & ~(1 << chosen)
    record.buried[seat] |= rest
    record.buried_count[seat] += count(rest)
    record.offered = record.offer_size = 0
    tell(record, GAVE, seat, 0, chosen)
    return chosen


@rule
def _draw_gifts(record: Courtship, seat: int) -> int:
    """Draw two, or what the deck has; the one drawn first, or NO_CARD."""
    first = NO_CARD
    for _ in range(min(record.deck_size, 2)):
        card = draw(record, REGIFTED_EVENT, record.deck)
        record.deck &= ~(1 << card)
        record.deck_size -= 1
        record.offered |= 1 << card
        record.offer_size += 1
        if first == NO_CARD:
            first = card
    tell(record, DREW_GIFTS, seat, record.offer_size, 0)
    return first
