"""The Little Mermaid: before a trick that another seat leads, names the suit to lead.

Deluxe: if the leader has none of it, all see that, and she names on until one fits; the last suit by itself.
"""

from __future__ import annotations

from coronet.games.asking import ask
from coronet.games.choosing import number_in
from coronet.games.rebel.cards import PRINCE, cards_of
from coronet.games.rebel.choices import POWER_SUIT
from coronet.games.rebel.history import HELD_NONE, HELD_SOME, tell
from coronet.games.rebel.record import CLASSIC as CLASSIC_EDITION
from coronet.games.rebel.record import NAME_AGAIN, WINDOWS, Round
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

NUMBER = 3
CLASSIC, DELUXE = True, True
MOMENTS = (WINDOWS,)


ALL_SUITS, ALL_BUT_PRINCES = 0b1111, 0b0111


@rule
def is_asked(record: Round, seat: int, answer: int) -> int:
    if record.leader == seat or record.hand_size[record.leader] < 2:
        return 0
    return int(record.frozen_seat != record.leader and not record.prince_first)


@rule
def power_form(record: Round, seat: int, form: int) -> int:
    return POWER_SUIT


@rule
def power_suits(record: Round, seat: int, suits: int) -> int:
    allowed = ALL_SUITS if record.prince_played else ALL_BUT_PRINCES
    return allowed & ~record.suits_named


@rule
def put_in_force(record: Round, seat: int, number: int) -> None:
    # Classic: whether the leader holds it shows only when the card is led.
    record.suits_named |= 1 << number
    if record.edition == CLASSIC_EDITION:
        record.forced_suit = number


@rule
def use_power(record: Round, seat: int, number: int) -> None:
    put_in_force(record, seat, number)
    if record.edition == CLASSIC_EDITION:
        return
    while record.hand[record.leader] & cards_of(number) == 0:
        tell(record, HELD_NONE, record.leader, number, 0)
        left = power_suits(record, seat, 0)
        if count(left) > 1:
            ask(record, 1 << seat, NAME_AGAIN)
            return
        number = lowest(left) if left else PRINCE
        record.suits_named |= 1 << number
    record.forced_suit = number
    tell(record, HELD_SOME, record.leader, number, 0)


@rule
def take_step(record: Round, seat: int, choice: int) -> None:
    use_power(record, seat, number_in(choice))
