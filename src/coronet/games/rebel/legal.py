"""The choices open to a seat: which kinds are asked, and all of them as a list."""

from __future__ import annotations

from coronet.games.choosing import choice_of
from coronet.games.rebel import powers
from coronet.games.rebel.cards import cards_of
from coronet.games.rebel.choices import (
    ASIDE,
    CHOOSE,
    DEAL,
    FREEZE,
    GIFT,
    GIVE,
    HAGGLE,
    HALF,
    KEEP,
    NO,
    PASS,
    PASS_BOTH,
    PLAY,
    POWER,
    POWER_SEAT,
    POWER_SUIT,
    RETURN,
    SHOW,
    SWAP,
    TRADE,
)
from coronet.games.rebel.deal import cards_to_pass, is_pass_both
from coronet.games.rebel.follow import playable
from coronet.games.rebel.record import (
    ALL_PLAYED,
    CHOOSE_PRINCESS,
    DEAL_OUT,
    FREEZE_ONE,
    GAME_OVER,
    GIVE_GIFTS,
    GIVE_TO_BEAUTY,
    HAGGLE_AGAIN,
    HAGGLE_ONCE,
    KEEP_ONE,
    KEEP_PRINCESS,
    NAME_AGAIN,
    PASS_CARDS,
    PASS_ONE,
    PLAY_CARD,
    SET_ASIDE,
    SHOW_SUIT,
    SPLIT_HAND,
    TRADE_OR_RETURN,
    Round,
)
from coronet.games.rebel.trick import haggle_cards
from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.rule import rule

MOST_CHOICES = 1024  # half of twelve cards: 924

_KINDS = {
    CHOOSE_PRINCESS: 1 << CHOOSE,
    KEEP_PRINCESS: 1 << CHOOSE,
    SET_ASIDE: 1 << ASIDE,
    SHOW_SUIT: 1 << SHOW,
    SPLIT_HAND: 1 << HALF,
    GIVE_GIFTS: 1 << GIFT,
    GIVE_TO_BEAUTY: 1 << GIVE,
    PASS_ONE: 1 << GIVE,
    PLAY_CARD: 1 << PLAY,
    NAME_AGAIN: 1 << POWER_SUIT,
    KEEP_ONE: 1 << KEEP,
    DEAL_OUT: 1 << DEAL,
    FREEZE_ONE: 1 << FREEZE,
    TRADE_OR_RETURN: 1 << TRADE | 1 << RETURN,
    ALL_PLAYED: 1 << SWAP | 1 << NO,
    HAGGLE_ONCE: 1 << HAGGLE | 1 << NO,
    HAGGLE_AGAIN: 1 << HAGGLE | 1 << NO,
}
KINDS_BY_PHASE = tuple(_KINDS.get(phase, 0) for phase in range(GAME_OVER + 1))


@rule
def asked_kinds(record: Round, seat: int) -> int:
    """The kinds of choice that answer the question put to this seat, as a set."""
    kinds = KINDS_BY_PHASE[record.phase]
    if kinds:
        return kinds
    if record.phase == PASS_CARDS:
        return 1 << (PASS_BOTH if is_pass_both(record) else PASS)
    return 1 << powers.power_form(record, seat, POWER) | 1 << NO


@rule
def single_cards(record: Round, seat: int) -> int:
    """The cards allowed where one card is asked for."""
    phase = record.phase
    if phase in (KEEP_ONE, DEAL_OUT):
        return record.pool
    if phase == FREEZE_ONE:
        return record.drawn
    if phase == TRADE_OR_RETURN and record.frozen_seat == seat:
        return record.hand[seat] & ~record.frozen_card
    return record.hand[seat]


@rule
def suits_held(record: Round, seat: int) -> int:
    suits = 0
    for suit in range(4):
        if record.hand[seat] & cards_of(suit):
            suits |= 1 << suit
    return suits


@rule
def cards_wanted(record: Round, seat: int) -> int:
    """How many cards a pass or a half has."""
    if record.phase == PASS_CARDS:
        return cards_to_pass(record)
    return record.hand_size[seat] // 2


@rule
def play_with_power(record: Round, seat: int) -> int:
    """The cards that may be played with the power, if it is unused."""
    cards = powers.power_cards(record, seat, playable(record, seat))
    return 0 if record.used >> seat & 1 else cards


@rule
def choices(record: Round, seat: int, out: list[int]) -> int:
    """Write all legal choices of a seat that must choose into `out`; their number."""
    if record.waiting >> seat & 1 == 0:
        return 0
    kinds = asked_kinds(record, seat)
    kind = lowest(kinds)
    written = 0
    if kinds >> PLAY & 1:
        written = _each_card(out, written, PLAY, 0, playable(record, seat))
        return _each_card(out, written, PLAY, 1, play_with_power(record, seat))
    if kinds >> NO & 1:
        out[written] = choice_of(NO, 0, 0)
        written += 1
    if kinds >> RETURN & 1:
        out[written] = choice_of(RETURN, 0, 0)
        written += 1
    if kind in (PASS, HALF):
        return _each_set(out, written, kind, record.hand[seat], cards_wanted(record, seat))
    if kind == PASS_BOTH:
        return _each_pair(out, written, record.hand[seat])
    if kind == SWAP or kinds >> SWAP & 1:
        return _each_swap(record, seat, out, written)
    if kinds >> HAGGLE & 1:
        return _each_haggle(record, seat, out, written)
    if kinds >> POWER & 1:
        out[written] = choice_of(POWER, 0, 0)
        return written + 1
    if kinds >> POWER_SUIT & 1:
        return _each_number(out, written, POWER_SUIT, powers.power_suits(record, seat, 0))
    if kinds >> POWER_SEAT & 1:
        return _each_number(out, written, POWER_SEAT, powers.power_seats(record, seat, 0))
    if kind == SHOW:
        return _each_number(out, written, SHOW, suits_held(record, seat))
    if kind == CHOOSE:
        return _each_number(out, written, CHOOSE, record.offered[seat])
    return _each_card(out, written, kind, 0, single_cards(record, seat))


@rule
def _each_card(out: list[int], written: int, kind: int, number: int, cards: int) -> int:
    while cards:
        card = cards & -cards
        out[written] = choice_of(kind, number, card)
        written += 1
        cards ^= card
    return written


@rule
def _each_number(out: list[int], written: int, kind: int, numbers: int) -> int:
    for number in range(62):
        if numbers >> number & 1:
            out[written] = choice_of(kind, number, 0)
            written += 1
    return written


@rule
def _each_set(out: list[int], written: int, kind: int, hand: int, wanted: int) -> int:
    """All sets of `wanted` cards of the hand: the next number with as many bits, over positions in the hand."""
    positions = (1 << wanted) - 1
    while positions < 1 << count(hand):
        cards = 0
        for position in range(count(hand)):
            if positions >> position & 1:
                cards |= 1 << pick(hand, position)
        out[written] = choice_of(kind, 0, cards)
        written += 1
        low = positions & -positions
        carried = positions + low
        positions = carried | ((positions ^ carried) // low >> 2)
    return written


@rule
def _each_pair(out: list[int], written: int, hand: int) -> int:
    """One card to the left and another one to the right."""
    left = hand
    while left:
        written = _each_card(out, written, PASS_BOTH, lowest(left), hand & ~(left & -left))
        left &= left - 1
    return written


@rule
def _each_swap(record: Round, seat: int, out: list[int], written: int) -> int:
    for place in range(record.place):
        cards = powers.swap_cards(record, seat, place, 0)
        written = _each_card(out, written, SWAP, record.trick[place], cards)
    return written


@rule
def _each_haggle(record: Round, seat: int, out: list[int], written: int) -> int:
    taken = haggle_cards(record, seat, int(record.phase == HAGGLE_AGAIN))
    while taken:
        written = _each_card(out, written, HAGGLE, lowest(taken), record.hand[seat])
        taken &= taken - 1
    return written
