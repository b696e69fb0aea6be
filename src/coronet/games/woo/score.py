"""Who wins a set, and when the game is over (rules, sections 8 and 10)."""

from __future__ import annotations

from coronet.games.woo import hooks
from coronet.games.woo.cards import HIGHEST, NUMBERED
from coronet.games.woo.history import ENDED, EXTRA_SET, SET_UNWON, SET_WON, tell
from coronet.games.woo.record import BEGIN_SET, NO_SEAT, OVER, TEAMS, Courtship
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

EVEN_SEATS = 0b1010101


@rule
def sides(record: Courtship) -> int:
    """How many sides there are."""
    return 2 if record.mode == TEAMS else record.players


@rule
def seats_of(record: Courtship, side: int) -> int:
    """The seats of a side."""
    if record.mode == TEAMS:
        return (EVEN_SEATS << side) & ((1 << record.players) - 1)
    return 1 << side


@rule
def side_of(record: Courtship, seat: int) -> int:
    return seat & 1 if record.mode == TEAMS else seat


@rule
def total_of(record: Courtship, seat: int) -> int:
    """The Princess cards that the seat's side has won."""
    return record.won_count[side_of(record, seat)]


@rule
def pile_of(record: Courtship, side: int) -> int:
    """The cards that a side has collected."""
    if record.mode != TEAMS:
        return record.collected[side]
    pile = 0
    for seat in range(side, record.players):
        if (seat - side) & 1 == 0:
            pile |= record.collected[seat]
    return pile


@rule
def winning_side(record: Courtship) -> int:
    """The side with most cards and without Spurned; ties by 13s, 12s and so on; or NO_SEAT."""
    most = 1
    tied = 0
    for side in range(sides(record)):
        pile = pile_of(record, side)
        size = count(pile)
        if size < most or hooks.is_spurned(record, pile, 0):
            continue
        if size > most:
            most = size
            tied = 0
        tied |= 1 << side
    number = HIGHEST
    while tied & (tied - 1) and number > 0:
        tied = with_most_of(record, tied, NUMBERED[number])
        number -= 1
    if tied == 0 or tied & (tied - 1):
        return NO_SEAT
    return lowest(tied)


@rule
def with_most_of(record: Courtship, tied: int, cards: int) -> int:
    """Those of the tied sides that have most of these cards."""
    most = 0
    best = 0
    for side in range(sides(record)):
        if tied >> side & 1:
            number = count(pile_of(record, side) & cards)
            if number > most:
                most = number
                best = 0
            if number == most:
                best |= 1 << side
    return best


@rule
def end_set(record: Courtship) -> None:
    """The Princess card goes to whoever has won it, or to the bottom; then the next set, or the end."""
    side = winning_side(record)
    record.sets += 1
    record.wooing_before = record.wooing
    record.playing_before = record.playing
    for seat in range(record.players):
        record.collected_before[seat] = record.collected[seat]
    if side == NO_SEAT:
        record.set_winners = 0
        record.bottom |= record.wooing << 2 * record.bottom_count
        record.bottom_count += 1
        tell(record, SET_UNWON, 0, 0, record.wooing)
    else:
        record.set_winners = seats_of(record, side)
        record.won[side] |= record.wooing << 2 * record.won_count[side]
        record.won_count[side] += 1
        tell(record, SET_WON, side, 0, record.wooing)
    go_on_or_end(record)


@rule
def go_on_or_end(record: Courtship) -> None:
    most = 0
    total = 0
    leading = 0
    seats = 0
    for side in range(sides(record)):
        number = record.won_count[side]
        total += number
        if number > most:
            most = number
            leading = 0
            seats = 0
        if number == most and most > 0:
            leading += 1
            seats |= seats_of(record, side)
    is_won = int(total >= record.goal)
    if (is_won and leading == 1) or record.sets >= record.max_sets:
        record.winners = seats
        tell(record, ENDED, 0, 0, 0)
        record.phase = OVER
        return
    if is_won:
        record.playing = seats
        tell(record, EXTRA_SET, 0, 0, 0)
    record.phase = BEGIN_SET
