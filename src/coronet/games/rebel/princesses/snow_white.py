"""Snow White: a card of 7 or lower that she plays counts as 0."""

from __future__ import annotations

from coronet.games.rebel.cards import ABOVE_FIVE, numbered
from coronet.games.rebel.obstacles import ABOVE_SEVEN
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 2
CLASSIC, DELUXE = True, True
MOMENTS = ()


HIGH_CARDS = ABOVE_FIVE & ~numbered(6) & ~numbered(7)


@rule
def power_cards(record: Round, seat: int, playable: int) -> int:
    return playable & ~HIGH_CARDS


@rule
def obstacle(record: Round, seat: int, card: int, why: int) -> int:
    return ABOVE_SEVEN


@rule
def play_power(record: Round, seat: int, place: int) -> None:
    record.zero_places |= 1 << place
    record.zero_seat = seat


@rule
def play_after_power(record: Round, seat: int, place: int) -> None:
    """Where everybody plays two cards, her other low card of the trick counts as 0 too."""
    if record.zero_seat == seat and not HIGH_CARDS >> record.trick[place] & 1:
        record.zero_places |= 1 << place
