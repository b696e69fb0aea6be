"""The Pea Princess: the others must play above 5 if they can.

Classic: with her card, on those who play after her. Deluxe: before a trick, on all others.
"""

from __future__ import annotations

from coronet.games.rebel.hooks import cards_a_trick
from coronet.games.rebel.obstacles import LAST_CARD
from coronet.games.rebel.record import CLASSIC as CLASSIC_EDITION
from coronet.games.rebel.record import WINDOWS, Round
from coronet.kernel.rule import rule

NUMBER = 9
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    return int(record.edition != CLASSIC_EDITION)


@rule
def put_in_force(record: Round, seat: int, number: int) -> None:
    record.pea_seat = seat


@rule
def power_cards(record: Round, seat: int, playable: int) -> int:
    is_last = record.place == record.players * cards_a_trick(record, 1) - 1
    if record.edition != CLASSIC_EDITION or is_last:
        return 0
    return playable


@rule
def obstacle(record: Round, seat: int, card: int, why: int) -> int:
    return LAST_CARD if record.edition == CLASSIC_EDITION else why


@rule
def play_power(record: Round, seat: int, place: int) -> None:
    record.pea_seat = seat
