"""A fixed list of actions for programs that learn: every choice of Rebel Princess as one or several of them.

An action names a card, suit, seat or princess; the question that is asked says what is done with it. Most choices are
one action. A choice of several cards is made card by card: cards to pass or halves in any order; where two cards have
places, first the one that goes left, or out of the trick, then the other. What has been picked so far is `begun`, a
choice without the rest of its cards; 0 before the first. Seats are counted from the one that acts, to the left.
"""

from __future__ import annotations

from coronet.games.choosing import cards_in, choice_of, kind_of, number_in
from coronet.games.rebel import powers
from coronet.games.rebel.cards import CARD_NAMES, SUITS
from coronet.games.rebel.choices import (
    CHOOSE,
    HAGGLE,
    HALF,
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
)
from coronet.games.rebel.follow import playable
from coronet.games.rebel.legal import asked_kinds, cards_wanted, play_with_power, single_cards, suits_held
from coronet.games.rebel.powers import PRINCESS_NAMES
from coronet.games.rebel.record import HAGGLE_AGAIN, MAX_SEATS, Round
from coronet.games.rebel.trick import haggle_cards
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

CARDS = 48
LAST_PRINCESS = max(PRINCESS_NAMES)
CARD_AT = 0
WITH_POWER_AT = CARDS
SUIT_AT = WITH_POWER_AT + CARDS
SEAT_AT = SUIT_AT + len(SUITS)
PRINCESS_AT = SEAT_AT + MAX_SEATS - 1  # they are numbered from 1
POWER_AT = PRINCESS_AT + LAST_PRINCESS + 1
NO_AT = POWER_AT + 1
RETURN_AT = NO_AT + 1
ACTIONS = RETURN_AT + 1
NAMES = (
    *(f"card {name}" for name in CARD_NAMES),
    *(f"card {name} with power" for name in CARD_NAMES),
    *(f"suit {suit}" for suit in SUITS),
    *(f"seat {place} to the left" for place in range(MAX_SEATS)),
    *(f"princess {PRINCESS_NAMES[number]}" for number in range(1, LAST_PRINCESS + 1)),
    "power",
    "no",
    "return",
)
IN_PLACES = 1 << PASS_BOTH | 1 << SWAP | 1 << HAGGLE  # two cards, each with its place


@rule
def mask(record: Round, seat: int, begun: int, out: list[int]) -> int:
    """Write 1 for every action that the seat may take now and 0 for all others; how many it may take."""
    for action in range(ACTIONS):
        out[action] = 0
    if record.waiting >> seat & 1 == 0:
        return 0
    if begun:
        return _mark(out, CARD_AT, _second_cards(record, seat, begun))
    kinds = asked_kinds(record, seat)
    if kinds >> PLAY & 1:
        marked = _mark(out, CARD_AT, playable(record, seat))
        return marked + _mark(out, WITH_POWER_AT, play_with_power(record, seat))
    marked = _mark(out, NO_AT, kinds >> NO & 1) + _mark(out, RETURN_AT, kinds >> RETURN & 1)
    if kinds >> POWER & 1:
        return marked + _mark(out, POWER_AT, 1)
    if kinds >> POWER_SUIT & 1:
        return marked + _mark(out, SUIT_AT, powers.power_suits(record, seat, 0))
    if kinds >> POWER_SEAT & 1:
        return marked + _mark_seats(record, seat, out)
    if kinds >> SHOW & 1:
        return marked + _mark(out, SUIT_AT, suits_held(record, seat))
    if kinds >> CHOOSE & 1:
        return marked + _mark(out, PRINCESS_AT, record.offered[seat])
    return marked + _mark(out, CARD_AT, _first_cards(record, seat, kinds))


@rule
def _mark(out: list[int], first: int, items: int) -> int:
    """Mark the actions from `first` on that stand for these items; how many."""
    left = items
    while left:
        out[first + lowest(left)] = 1
        left &= left - 1
    return count(items)


@rule
def _mark_seats(record: Round, seat: int, out: list[int]) -> int:
    seats = powers.power_seats(record, seat, 0)
    turned = 0
    for other in range(record.players):
        if seats >> other & 1:
            turned |= 1 << (other - seat) % record.players
    return _mark(out, SEAT_AT, turned)


@rule
def _first_cards(record: Round, seat: int, kinds: int) -> int:
    """The cards with which a choice can begin."""
    if kinds >> HAGGLE & 1:
        return haggle_cards(record, seat, int(record.phase == HAGGLE_AGAIN)) if record.hand[seat] else 0
    if kinds >> SWAP & 1:
        cards = 0
        for place in range(record.place):
            if powers.swap_cards(record, seat, place, 0):
                cards |= 1 << record.trick[place]
        return cards
    if lowest(kinds) in (PASS, PASS_BOTH, HALF):
        return record.hand[seat]
    return single_cards(record, seat)


@rule
def _second_cards(record: Round, seat: int, begun: int) -> int:
    """The cards with which a choice that is begun can go on."""
    kind = kind_of(begun)
    if kind in (PASS, HALF):
        return record.hand[seat] & ~cards_in(begun)
    if kind == PASS_BOTH:
        return record.hand[seat] & ~(1 << number_in(begun))
    if kind == HAGGLE:
        return record.hand[seat]
    for place in range(record.place):
        if record.trick[place] == number_in(begun):
            return powers.swap_cards(record, seat, place, 0)
    return 0


@rule
def choice_after(record: Round, seat: int, begun: int, action: int) -> int:
    """The choice that this action makes of what was begun; not whole yet, it is what is begun now."""
    if begun:
        number = number_in(begun)
        return choice_of(kind_of(begun), number, cards_in(begun) | 1 << action)
    kinds = asked_kinds(record, seat)
    if action < WITH_POWER_AT:
        kind = lowest(kinds & ~(1 << NO))
        if IN_PLACES >> kind & 1:
            return choice_of(kind, action, 0)
        return choice_of(kind, 0, 1 << action)
    if action < SUIT_AT:
        return choice_of(PLAY, 1, 1 << action - WITH_POWER_AT)
    if action < SEAT_AT:
        return choice_of(SHOW if kinds >> SHOW & 1 else POWER_SUIT, action - SUIT_AT, 0)
    if action < SEAT_AT + MAX_SEATS:
        return choice_of(POWER_SEAT, (seat + action - SEAT_AT) % record.players, 0)
    if action < POWER_AT:
        return choice_of(CHOOSE, action - PRINCESS_AT, 0)
    if action == POWER_AT:
        return choice_of(POWER, 0, 0)
    return choice_of(NO if action == NO_AT else RETURN, 0, 0)


@rule
def is_whole(record: Round, seat: int, choice: int) -> int:
    """Whether the choice has all its cards and can be made."""
    kind = kind_of(choice)
    if kind in (PASS, HALF):
        return int(count(cards_in(choice)) == cards_wanted(record, seat))
    return int(IN_PLACES >> kind & 1 == 0 or cards_in(choice) > 0)


@rule
def is_part_of(begun: int, choice: int) -> int:
    """Whether the choice can still come of what is begun."""
    same_cards = cards_in(begun) & ~cards_in(choice) == 0
    return int(kind_of(begun) == kind_of(choice) and number_in(begun) == number_in(choice) and same_cards)
