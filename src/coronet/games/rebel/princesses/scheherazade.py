"""Scheherazade: before a trick, draws a hidden card of another hand and trades one of hers for it, or returns it."""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.choosing import cards_in, kind_of
from coronet.games.rebel.choices import POWER_SEAT, TRADE
from coronet.games.rebel.hands import add_to_hand, cards_in_reach, hidden_cards, leave_hidden, take_from_hand
from coronet.games.rebel.history import DREW, RETURNED, TRADED, tell, tell_secretly
from coronet.games.rebel.hooks import hands_out_of_reach
from coronet.games.rebel.record import BARTER_EVENT, NO_SEAT, TRADE_OR_RETURN, WINDOWS, Round
from coronet.kernel.generator import draw
from coronet.kernel.rule import rule

NUMBER = 8
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS,)


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if hands_out_of_reach(record, 0):
        return 0
    holds_a_free_card = record.hand_size[seat] > int(record.frozen_seat == seat)
    return int(holds_a_free_card and power_seats(record, seat, 0) > 0)


@rule
def power_form(record: Round, seat: int, form: int) -> int:
    return POWER_SEAT


@rule
def power_seats(record: Round, seat: int, seats: int) -> int:
    leader_blocked = record.suits_named > 0 or record.prince_first > 0 or record.freezer != NO_SEAT
    for other in range(record.players):
        if other == seat or hidden_cards(record, other) == 0 or (leader_blocked and other == record.leader):
            continue
        seats |= 1 << other
    return seats


@rule
def use_power(record: Round, seat: int, number: int) -> None:
    record.drawn = 1 << draw(record, BARTER_EVENT, cards_in_reach(record, number))
    record.drawn_from = number
    tell_secretly(record, DREW, seat, number, record.drawn, 1 << seat | 1 << number)
    ask(record, 1 << seat, TRADE_OR_RETURN)


@rule
def concerns(record: Round, seat: int, number: int, seats: int) -> int:
    return 1 << number


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    other = record.drawn_from
    if kind_of(choice) == TRADE:
        card = cards_in(choice)
        leave_hidden(record, seat, card)
        take_from_hand(record, other, record.drawn)
        add_to_hand(record, seat, record.drawn)
        add_to_hand(record, other, card)
        tell_secretly(record, TRADED, seat, other, card, 1 << seat | 1 << other)
    else:
        tell(record, RETURNED, seat, other, 0)
    record.drawn = 0
    record.drawn_from = NO_SEAT
