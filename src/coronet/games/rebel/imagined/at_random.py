"""Choices by chance, and whole rounds played with them."""

from __future__ import annotations

from coronet.games.choosing import cards_in, choice_of, kind_of
from coronet.games.rebel import powers
from coronet.games.rebel.choices import (
    CHOOSE,
    GIVE,
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
    TRADE,
)
from coronet.games.rebel.flow import act, go_on
from coronet.games.rebel.follow import playable
from coronet.games.rebel.legal import asked_kinds, cards_wanted, play_with_power, single_cards, suits_held
from coronet.games.rebel.record import GAME_OVER, HAGGLE_AGAIN, MAX_SEATS, PASS_ONE, PLAY_CARD, Round
from coronet.games.rebel.trick import haggle_cards
from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.generator import below, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule, seldom

CARDS, CHOICES = MAX_SEATS, MAX_SEATS + 1  # in a tally of playouts, after the totals of the seats
TALLY = MAX_SEATS + 2


@rule
def choose_at_random(record: Round, seat: int) -> int:
    """One of the seat's legal choices, all equally likely, by the record's own generator."""
    if record.phase == PLAY_CARD:
        return _any_play(record, seat)
    return _any_other(record, seat)


@rule
@seldom
def _any_other(record: Round, seat: int) -> int:
    """The same where no card is to be played."""
    kinds = asked_kinds(record, seat)
    kind = lowest(kinds)
    if kinds >> NO & 1:
        return _any_answer_to_a_window(record, seat, kinds)
    if kind in (PASS, HALF):
        return choice_of(kind, 0, any_of(record, record.hand[seat], cards_wanted(record, seat)))
    if kind == PASS_BOTH:
        left = any_of(record, record.hand[seat], 1)
        return choice_of(PASS_BOTH, lowest(left), any_of(record, record.hand[seat] & ~left, 1))
    if kind == TRADE:
        return _trade_or_return(record, seat)
    if kind == SHOW:
        return _any_number(record, SHOW, suits_held(record, seat))
    if kind == CHOOSE:
        return _any_number(record, CHOOSE, record.offered[seat])
    if kind == POWER_SUIT:
        return _any_number(record, POWER_SUIT, powers.power_suits(record, seat, 0))
    return choice_of(kind, 0, any_of(record, single_cards(record, seat), 1))


@rule
def any_of(record: Round, cards: int, wanted: int) -> int:
    """A set of so many of the cards, all sets equally likely."""
    chosen = 0
    for _ in range(wanted):
        card = 1 << pick(cards, below(record, count(cards)))
        chosen |= card
        cards ^= card
    return chosen


@rule
def _any_number(record: Round, kind: int, numbers: int) -> int:
    return choice_of(kind, pick(numbers, below(record, count(numbers))), 0)


@rule
def _any_play(record: Round, seat: int) -> int:
    cards = playable(record, seat)
    with_power = play_with_power(record, seat)
    position = below(record, count(cards) + count(with_power))
    if position < count(cards):
        return choice_of(PLAY, 0, 1 << pick(cards, position))
    return choice_of(PLAY, 1, 1 << pick(with_power, position - count(cards)))


@rule
def _trade_or_return(record: Round, seat: int) -> int:
    cards = single_cards(record, seat)
    position = below(record, count(cards) + 1)
    if position == 0:
        return choice_of(RETURN, 0, 0)
    return choice_of(TRADE, 0, 1 << pick(cards, position - 1))


@rule
def _any_answer_to_a_window(record: Round, seat: int, kinds: int) -> int:
    if kinds >> SWAP & 1:
        return _swap_or_no(record, seat)
    if kinds >> HAGGLE & 1:
        return _haggle_or_no(record, seat)
    if kinds >> POWER & 1:
        return choice_of(POWER if below(record, 2) else NO, 0, 0)
    kind = POWER_SUIT
    numbers = 0
    if kinds >> POWER_SUIT & 1:
        numbers = powers.power_suits(record, seat, 0)
    else:
        kind = POWER_SEAT
        numbers = powers.power_seats(record, seat, 0)
    position = below(record, count(numbers) + 1)
    if position == 0:
        return choice_of(NO, 0, 0)
    return choice_of(kind, pick(numbers, position - 1), 0)


@rule
def _swap_or_no(record: Round, seat: int) -> int:
    swaps = 0
    for place in range(record.place):
        swaps += count(powers.swap_cards(record, seat, place, 0))
    position = below(record, swaps + 1)
    if position == swaps:
        return choice_of(NO, 0, 0)
    for place in range(record.place):
        cards = powers.swap_cards(record, seat, place, 0)
        if position < count(cards):
            return choice_of(SWAP, record.trick[place], 1 << pick(cards, position))
        position -= count(cards)
    return choice_of(NO, 0, 0)


@rule
def _haggle_or_no(record: Round, seat: int) -> int:
    taken = haggle_cards(record, seat, int(record.phase == HAGGLE_AGAIN))
    position = below(record, count(taken) * record.hand_size[seat] + 1)
    if position == 0:
        return choice_of(NO, 0, 0)
    out = pick(taken, (position - 1) // record.hand_size[seat])
    return choice_of(HAGGLE, out, 1 << pick(record.hand[seat], (position - 1) % record.hand_size[seat]))


@rule
def cards_moved(record: Round, choice: int) -> int:
    """How many cards a choice passes or plays. Gifts, cards set aside and what powers move do not count."""
    kind = kind_of(choice)
    if kind == PLAY:
        return 1
    if kind == PASS_BOTH:
        return 2
    if kind == PASS:
        return count(cards_in(choice))
    return int(kind == GIVE and record.phase == PASS_ONE)


@rule
def play_round_at_random(record: Round) -> int:
    """Play on until the round is over, dealing first if it has not begun; how many choices that took."""
    round_at = record.round_at
    choices = 0
    go_on(record)
    while record.round_at == round_at and record.phase != GAME_OVER:
        seat = lowest(record.waiting)
        act(record, seat, choose_at_random(record, seat))
        choices += 1
    return choices


@rule
def playouts(start: Round, record: Round, number: int, first_seed: int, tally: list[int]) -> None:
    """Play `start` to the end of its round again and again in `record`.

    `tally` adds up the totals of the seats, then the cards passed and played, then the choices. Each playout has a seed
    of its own, so it does not matter how many threads share the work.
    """
    for playout in range(number):
        overwrite(record, start)
        seed(record, first_seed + playout)
        go_on(record)
        while record.round_at == start.round_at and record.phase != GAME_OVER:
            seat = lowest(record.waiting)
            choice = choose_at_random(record, seat)
            tally[CARDS] += cards_moved(record, choice)
            tally[CHOICES] += 1
            act(record, seat, choice)
        for seat in range(record.players):
            tally[seat] += record.total[seat]
