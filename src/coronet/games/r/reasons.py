"""why_not: the first reason, in the order of the rules page (section 10), that refuses a choice."""

from __future__ import annotations

from coronet.games.box.cards import COLOURED_CARDS, PLAIN_CARDS
from coronet.games.box.choices import CHOOSE, KEEP, PLACE, TAKE
from coronet.games.box.codes import (
    ALREADY_CHOSEN,
    ALREADY_PLACED,
    GAME_IS_OVER,
    NOT_IN_HAND,
    NOT_IN_PACKET,
    NOT_LOST,
    NOT_YOUR_TURN,
    UNKNOWN_CHOICE,
    UNKNOWN_VARIANT,
    WAIT_FOR_REVEAL,
    WRONG_KIND,
)
from coronet.games.choosing import cards_in, kind_of, number_in
from coronet.games.r import hooks
from coronet.games.r.legal import asked_kinds, cards_for
from coronet.games.r.record import (
    GAME_OVER,
    NO_SEAT,
    PLACE_CARDS,
    PLAY_CARD,
    SEVER_CARD,
    SWAP_CARD,
    Duel,
)
from coronet.kernel.rule import rule


@rule
def why_not(record: Duel, seat: int, choice: int) -> int:
    """The code of the reason against this choice, or 0."""
    cards = cards_in(choice)
    if cards & (PLAIN_CARDS if record.coloured else COLOURED_CARDS):
        return UNKNOWN_CHOICE
    if record.phase == GAME_OVER:
        return GAME_IS_OVER
    if record.waiting >> seat & 1 == 0:
        return why_not_now(record, seat)
    kind = kind_of(choice)
    if asked_kinds(record, seat) >> kind & 1 == 0:
        return WRONG_KIND
    if kind == CHOOSE:
        return 0 if is_chosen(number_in(choice)) else UNKNOWN_VARIANT
    if cards & ~cards_for(record, seat, kind) == 0:
        return 0
    if kind == KEEP:
        return NOT_IN_PACKET
    if kind == TAKE:
        return NOT_LOST
    if kind == PLACE and cards & record.hand[seat]:
        return ALREADY_PLACED
    return NOT_IN_HAND


@rule
def why_not_now(record: Duel, seat: int) -> int:
    """Why a seat that is not asked has to wait."""
    if record.phase in (SEVER_CARD, SWAP_CARD, PLACE_CARDS):
        return ALREADY_CHOSEN
    if record.phase != PLAY_CARD:
        return NOT_YOUR_TURN
    if record.pending[seat] or record.open_seat == seat:
        return ALREADY_CHOSEN
    return WAIT_FOR_REVEAL if record.open_seat == NO_SEAT else NOT_YOUR_TURN


@rule
def is_chosen(number: int) -> int:
    """Whether a game of a match may be played with this variant, or with none."""
    return int(number <= hooks.LAST_NUMBER and hooks.MATCH_VARIANTS >> number & 1 == 0)
