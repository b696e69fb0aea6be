"""Sleeping Beauty: everybody gives her a card; she keeps one and the rest goes back to the others.

Classic: by chance, and she does not see whose each was. Deluxe: she sees it and deals the rest as she likes.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.choosing import cards_in
from coronet.games.rebel.hands import add_to_hand, leave_hidden, next_portion
from coronet.games.rebel.history import GAVE, GOT, SAW, tell_secretly
from coronet.games.rebel.hooks import hands_out_of_reach
from coronet.games.rebel.record import CLASSIC as CLASSIC_EDITION
from coronet.games.rebel.record import (
    DEAL_OUT,
    EARLY_WINDOWS,
    GIVE_TO_BEAUTY,
    KEEP_ONE,
    NO_SEAT,
    SPINDLE_EVENT,
    WINDOWS,
    Round,
)
from coronet.games.rebel.seating import everybody
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 5
CLASSIC, DELUXE = True, True
MOMENTS = (EARLY_WINDOWS, WINDOWS)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    moment = EARLY_WINDOWS if record.gifts_due else WINDOWS
    if record.phase != moment or hands_out_of_reach(record, 0):
        return 0
    if record.suits_named or record.prince_first or record.freezer != NO_SEAT:
        return 0
    for other in range(record.players):
        if record.hand_size[other] == 0:
            return 0
    return 1


@rule
def use_power(record: Round, seat: int, number: int) -> None:
    ask(record, everybody(record), GIVE_TO_BEAUTY)


@rule
def all_gave(record: Round, seat: int) -> None:
    for giver in range(record.players):
        card = cards_in(record.pending[giver])
        leave_hidden(record, giver, card)
        record.given[giver] = card
        record.pool |= card
        tell_secretly(record, GAVE, giver, seat, card, _who_sees(record, seat, giver))
    tell_secretly(record, SAW, seat, seat, record.pool, 1 << seat)
    ask(record, 1 << seat, KEEP_ONE)


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    to = seat if record.phase == KEEP_ONE else next_portion(record, seat)
    _put(record, to, cards_in(choice))
    if record.edition != CLASSIC_EDITION and record.pool & (record.pool - 1):
        ask(record, 1 << seat, DEAL_OUT)
        return
    for other in range(record.players):
        if not record.portioned >> other & 1:
            _put(record, other, 1 << draw(record, SPINDLE_EVENT, record.pool))
    for other in range(record.players):
        add_to_hand(record, other, record.portion[other])
        tell_secretly(record, GOT, other, seat, record.portion[other], _who_sees(record, seat, other))
        record.given[other] = 0
        record.portion[other] = 0
    record.portioned = 0


@rule
def _put(record: Round, seat: int, card: int) -> None:
    record.portion[seat] = card
    record.portioned |= 1 << seat
    record.pool &= ~card


@rule
def _who_sees(record: Round, beauty: int, seat: int) -> int:
    if record.edition == CLASSIC_EDITION:
        return 1 << seat
    return 1 << seat | 1 << beauty
