"""Choices by chance, and whole games played with them."""

from __future__ import annotations

from coronet.games.woo.choices import EXCHANGE_CARD, GIVE, KEEP, PLAY_CARD, REMOVE_CARD, choice_of
from coronet.games.woo.flow import act, go_on
from coronet.games.woo.legal import cards_for
from coronet.games.woo.record import EXCHANGE, GIFT, MAX_SEATS, OVER, PLAY, Courtship
from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.generator import below, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

CHOICES, SETS = MAX_SEATS, MAX_SEATS + 1  # in a tally of playouts, after the victories of the seats
TALLY = MAX_SEATS + 2


@rule
def choose_at_random(record: Courtship, seat: int) -> int:
    """One of the seat's legal choices, all equally likely, by the record's own generator."""
    cards = cards_for(record, seat)
    if record.phase == PLAY:
        return choice_of(PLAY_CARD, pick(cards, below(record, count(cards))))
    if record.phase == EXCHANGE:
        position = below(record, count(cards) + 1)
        if position == count(cards):
            return choice_of(KEEP, 0)
        return choice_of(EXCHANGE_CARD, pick(cards, position))
    kind = GIVE if record.phase == GIFT else REMOVE_CARD
    return choice_of(kind, pick(cards, below(record, count(cards))))


@rule
def play_game_at_random(record: Courtship) -> int:
    """Play on until the game is over; how many choices that took."""
    choices = 0
    go_on(record)
    while record.phase != OVER:
        seat = lowest(record.waiting)
        act(record, seat, choose_at_random(record, seat))
        choices += 1
    return choices


@rule
def playouts(start: Courtship, record: Courtship, number: int, first_seed: int, tally: list[int]) -> None:
    """Play `start` to the end of its game again and again in `record`.

    `tally` adds up the victories of the seats, then the choices, then the sets. Each playout has a seed of its own, so
    it does not matter how many threads share the work.
    """
    for playout in range(number):
        overwrite(record, start)
        seed(record, first_seed + playout)
        tally[CHOICES] += play_game_at_random(record)
        tally[SETS] += record.sets - start.sets
        for seat in range(record.players):
            tally[seat] += record.winners >> seat & 1
