"""Thumbelina: not leading, plays any card but a Prince or the Frog, whatever must be followed."""

from __future__ import annotations

from coronet.games.rebel.cards import FROG_CARD, PRINCES
from coronet.games.rebel.obstacles import BLOCKED, CARD_IS_FROZEN, LEADING, NEEDLESS, PRINCE_OR_FROG
from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule

NUMBER = 12
CLASSIC, DELUXE = False, True
MOMENTS = ()


@rule
def power_cards(record: Round, seat: int, playable: int) -> int:
    if record.leader == seat or _is_blocked(record) or record.frozen_seat == seat:
        return 0
    return record.hand[seat] & ~playable & ~PRINCES & ~FROG_CARD


@rule
def frees_cards(record: Round, seat: int, answer: int) -> int:
    return 1


@rule
def obstacle(record: Round, seat: int, card: int, why: int) -> int:
    if record.leader == seat:
        return LEADING
    if record.frozen_seat == seat:
        return CARD_IS_FROZEN
    if _is_blocked(record):
        return BLOCKED
    if 1 << card & (PRINCES | FROG_CARD):
        return PRINCE_OR_FROG
    return NEEDLESS


@rule
def play_power(record: Round, seat: int, place: int) -> None:
    record.free_seat = seat


@rule
def _is_blocked(record: Round) -> int:
    return int(record.suits_named > 0 or record.prince_first > 0)
