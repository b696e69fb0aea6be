"""Choices by chance, and whole games played with them."""

from __future__ import annotations

from coronet.games.box.choices import CHOOSE, PLAY
from coronet.games.choosing import choice_of, kind_of
from coronet.games.r import hooks
from coronet.games.r.flow import act, go_on
from coronet.games.r.legal import CARD_KINDS, asked_kinds, cards_for
from coronet.games.r.record import GAME_OVER, SEATS, Duel
from coronet.kernel.bits import count, lowest, pick
from coronet.kernel.generator import below, seed
from coronet.kernel.record import overwrite
from coronet.kernel.rule import rule

CARDS, CHOICES = SEATS, SEATS + 1  # in a tally of playouts, after the games won by each seat
TALLY = SEATS + 2
CHOSEN = sum(1 << number for number in hooks.CHOSEN_NAMES)
"""The games that can be named in a match, as a set."""


@rule
def choose_at_random(record: Duel, seat: int) -> int:
    """One of the seat's legal choices, all equally likely, by the record's own generator."""
    kinds = asked_kinds(record, seat)
    total = 0
    for kind in range(1, CHOOSE + 1):
        if kinds >> kind & 1:
            total += count(named_by(record, seat, kind))
    position = below(record, total)
    kind = lowest(kinds)
    found = named_by(record, seat, kind)
    while position >= count(found):
        position -= count(found)
        kinds &= kinds - 1
        kind = lowest(kinds)
        found = named_by(record, seat, kind)
    named = pick(found, position)
    if CARD_KINDS >> kind & 1:
        return choice_of(kind, 0, 1 << named)
    return choice_of(kind, named, 0)


@rule
def named_by(record: Duel, seat: int, kind: int) -> int:
    """What a choice of this kind may name now: cards, games; a choice that names nothing counts as one."""
    if CARD_KINDS >> kind & 1:
        return cards_for(record, seat, kind)
    return CHOSEN if kind == CHOOSE else 1


@rule
def playouts(start: Duel, record: Duel, number: int, first_seed: int, tally: list[int]) -> None:
    """Play `start` to the end of its game again and again in `record`.

    `tally` adds up the games won by each seat, then the cards that were named to be played, then the choices. Each
    playout has a seed of its own, so it does not matter how many threads share the work.
    """
    for playout in range(number):
        overwrite(record, start)
        seed(record, first_seed + playout)
        go_on(record)
        while record.phase != GAME_OVER:
            seat = lowest(record.waiting)
            choice = choose_at_random(record, seat)
            tally[CARDS] += int(kind_of(choice) == PLAY)
            tally[CHOICES] += 1
            act(record, seat, choice)
        for seat in range(SEATS):
            tally[seat] += record.winners >> seat & 1
