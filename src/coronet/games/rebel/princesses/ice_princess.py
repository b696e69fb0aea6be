"""The Ice Princess: a card drawn by chance must be played.

Classic: one of the leader's, turned up. Deluxe: of two of any other seat she freezes one, face down.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.choosing import cards_in
from coronet.games.rebel.choices import POWER, POWER_SEAT
from coronet.games.rebel.hands import cards_in_reach, hidden_cards
from coronet.games.rebel.history import FROZE, LOOKED, TURNED, tell, tell_secretly
from coronet.games.rebel.hooks import hands_out_of_reach
from coronet.games.rebel.record import CLASSIC as CLASSIC_EDITION
from coronet.games.rebel.record import FREEZE_ONE, ICE_EVENT, NO_SEAT, WINDOWS, Round
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 10
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if hands_out_of_reach(record, 0):
        return 0
    if record.edition == CLASSIC_EDITION:
        return int(record.leader != seat and not record.suits_named and hidden_cards(record, record.leader) > 0)
    return int(power_seats(record, seat, 0) > 0)


@rule
def power_form(record: Round, seat: int, form: int) -> int:
    return POWER if record.edition == CLASSIC_EDITION else POWER_SEAT


@rule
def power_seats(record: Round, seat: int, seats: int) -> int:
    for other in range(record.players):
        if other != seat and hidden_cards(record, other) >= 2:
            seats |= 1 << other
    return seats


@rule
def use_power(record: Round, seat: int, number: int) -> None:
    record.freezer = seat
    if record.edition == CLASSIC_EDITION:
        record.frozen_card = 1 << draw(record, ICE_EVENT, cards_in_reach(record, record.leader))
        record.frozen_seat = record.leader
        tell(record, TURNED, record.leader, 0, record.frozen_card)
        return
    reach = cards_in_reach(record, number)
    record.drawn = 1 << draw(record, ICE_EVENT, reach)
    record.drawn |= 1 << draw(record, ICE_EVENT, reach & ~record.drawn)
    record.drawn_from = number
    tell_secretly(record, LOOKED, seat, number, record.drawn, 1 << seat | 1 << number)
    ask(record, 1 << seat, FREEZE_ONE)


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    record.frozen_card = cards_in(choice)
    record.frozen_seat = record.drawn_from
    tell_secretly(record, FROZE, seat, record.frozen_seat, record.frozen_card, 1 << seat | 1 << record.frozen_seat)
    record.drawn = 0
    record.drawn_from = NO_SEAT
