"""Serious card solved: one game in points, by its own rules; so small that nothing is compiled.

A match is not solved as a whole: each game is played for its points.
"""

from __future__ import annotations

from functools import cache

from coronet.bots.box.solve.matrix import MOST, Desk, game_value, open_value
from coronet.bots.box.solve.play import Play
from coronet.games.parlour.serious_card import NO_SEAT, OVER, PLAYING, SeriousCard, first_seat, play_round
from coronet.kernel.bits import each

Position = tuple[int, int, int, int, int, int]
"""Both hands, both bonuses, who is spied, and the house rule on the Jester."""


def position_of(record: SeriousCard) -> Position:
    """What decides all that follows in the game at hand."""
    hands, bonus = record.hand, record.bonus
    return hands[0], hands[1], bonus[0], bonus[1], record.spied, record.jester_stops_all


def play_of(record: SeriousCard) -> Play:
    """How the position of a record is played."""
    return solve(position_of(record))


@cache
def solve(position: Position) -> Play:
    """How a position is played, in points of seat 0 less those of seat 1."""
    record = record_at(position)
    choices = ([*each(record.hand[0])], [*each(record.hand[1])])
    matrix = [[_worth(position, one, other) for other in choices[1]] for one in choices[0]]
    desk = Desk()
    for at, row in enumerate(matrix):
        for column, worth in enumerate(row):
            desk.matrix[at * MOST + column] = worth
    rows, columns = len(choices[0]), len(choices[1])
    opener = first_seat(record)
    if opener == NO_SEAT:
        value = game_value(desk.matrix, rows, columns, desk.tableau, desk.labels, desk.mix)  # type: ignore[arg-type]
    else:
        open_value(desk.matrix, rows, columns, 1 - opener, desk.mix)  # type: ignore[arg-type]
        value = open_value(desk.matrix, rows, columns, opener, desk.mix)  # type: ignore[arg-type]
    return Play(value, choices, (desk.mixture(0, rows), desk.mixture(1, columns)), matrix)


def states(position: Position) -> int:
    """How many positions can follow, this one among them."""
    found = {position}
    left = [position]
    while left:
        at = left.pop()
        for one in each(at[0]):
            for other in each(at[1]):
                after = following(at, one, other)
                if not isinstance(after, float) and after not in found:
                    found.add(after)
                    left.append(after)
    return len(found)


def following(position: Position, one: int, other: int) -> Position | float:
    """What follows a round with these cards: a position, or the points of a finished game."""
    record = record_at(position)
    play_round(record, one, other)
    return float(record.score[0] - record.score[1]) if record.phase == OVER else position_of(record)


def _worth(position: Position, one: int, other: int) -> float:
    after = following(position, one, other)
    return after if isinstance(after, float) else solve(after).value


def record_at(position: Position) -> SeriousCard:
    """A match of one game in this position."""
    record = SeriousCard()
    record.players, record.games, record.phase = 2, 1, PLAYING
    record.open_seat = record.open_card = NO_SEAT
    *words, record.spied, record.jester_stops_all = position
    record.hand[:], record.bonus[:] = words[:2], words[2:]
    return record
