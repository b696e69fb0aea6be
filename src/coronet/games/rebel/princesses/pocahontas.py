"""Pocahontas: names who leads. Classic: the next trick, having won one; deluxe: the trick about to begin."""

from __future__ import annotations

from coronet.games.rebel.choices import POWER_SEAT
from coronet.games.rebel.record import CLASSIC as CLASSIC_EDITION
from coronet.games.rebel.record import TRICK_SETTLED, WINDOWS, Round
from coronet.games.rebel.seating import everybody_else
from coronet.kernel.rule import rule

NUMBER = 4
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS, TRICK_SETTLED)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if record.edition == CLASSIC_EDITION:
        trick_follows = record.hand_size[seat] > 0 or record.aside_size[seat] > 0
        return int(record.phase == TRICK_SETTLED and trick_follows)
    return int(record.phase == WINDOWS and not record.suits_named and not record.prince_first)


@rule
def power_form(record: Round, seat: int, form: int) -> int:
    return POWER_SEAT


@rule
def power_seats(record: Round, seat: int, seats: int) -> int:
    if record.edition == CLASSIC_EDITION:
        return everybody_else(record, seat)
    return everybody_else(record, record.leader)


@rule
def put_in_force(record: Round, seat: int, number: int) -> None:
    if record.edition == CLASSIC_EDITION:
        record.next_leader = number
    else:
        record.leader = number
