"""The compiled part of solving layer by layer: all positions in which both seats hold the same number of cards.

Without last-chance a position is a pair of hands and a situation (victories, rounds on hold, what is in force), and how
a round changes the situation does not depend on the hands. So the rules are asked once for each situation and pair of
cards, `moves`; and which situations occur with a pair of hands is a row of marks, `marks`: 32 situations to a word,
above them the number of positions before this word.
"""

from __future__ import annotations

from coronet.bots.box.solve.matrix import MOST, game_value, open_value
from coronet.games.box.cards import PLAIN
from coronet.games.r.duel import first_seat
from coronet.games.r.record import NO_SEAT, Duel
from coronet.games.r.state import CARDS_AT, after, unpack, value_of
from coronet.kernel.bits import count, lowest
from coronet.kernel.rule import rule

MARKS = 32  # situations to a word
ALL_MARKS = (1 << MARKS) - 1
SITUATION = (1 << CARDS_AT) - 1
NEVER = -9  # no hands with this situation have these two cards


@rule
def write_children(hands: list[int], number: int, width: int, out: list[int]) -> None:
    """Each pair of hands without one card of each seat, pair by pair."""
    written = 0
    for pair in range(number):
        first = hands[pair] & ((1 << width) - 1)
        while first:
            second = hands[pair] >> width
            while second:
                played = (first & -first) | (second & -second) << width
                out[written] = hands[pair] & ~played
                written += 1
                second &= second - 1
            first &= first - 1


@rule
def join_hands(hands: list[int], number: int, marks: list[int], stride: int, joined: list[int]) -> None:
    """For each situation all cards that a seat holds in it somewhere."""
    for pair in range(number):
        for word in range(stride):
            left = marks[pair * stride + word] & ALL_MARKS
            while left:
                joined[MARKS * word + lowest(left)] |= hands[pair]
                left &= left - 1


@rule
def write_moves(
    record: Duel, situations: list[int], number: int, joined: list[int], width: int, cards: int, moves: list[int]
) -> None:
    """The situation after each pair of cards, or the verdict, as the rules say; `cards` is how many a seat holds."""
    shift = 0 if record.coloured else PLAIN
    for at in range(number):
        first = joined[at] & ((1 << width) - 1)
        while first:
            one = lowest(first)
            second = joined[at] >> width
            while second:
                other = lowest(second)
                hands = joined[at] if cards > 1 else 1 << one | 1 << other + width
                following = after(record, situations[at] | hands << CARDS_AT, one + shift, other + shift)
                moves[(at * width + one) * width + other] = following & SITUATION if following >= 0 else following
                second &= second - 1
            first &= first - 1


@rule
def write_openers(record: Duel, situations: list[int], number: int, openers: list[int]) -> None:
    """Who plays openly first in each situation."""
    for at in range(number):
        unpack(record, situations[at])
        openers[at] = first_seat(record)


@rule
def spread(
    hands: list[int],
    number: int,
    width: int,
    marks: list[int],
    stride: int,
    moves: list[int],
    children: list[int],
    next_marks: list[int],
    next_stride: int,
) -> None:
    """Mark every situation that can follow, in the layer with one card less."""
    at = 0
    for pair in range(number):
        first = hands[pair] & ((1 << width) - 1)
        while first:
            second = hands[pair] >> width
            while second:
                played = lowest(first) * width + lowest(second)
                start = children[at] * next_stride
                for word in range(stride):
                    left = marks[pair * stride + word] & ALL_MARKS
                    while left:
                        following = moves[(MARKS * word + lowest(left)) * width * width + played]
                        if following >= 0:
                            next_marks[start + (following >> 5)] |= 1 << (following & 31)
                        left &= left - 1
                at += 1
                second &= second - 1
            first &= first - 1


@rule
def number_positions(marks: list[int], words: int) -> int:
    """Write above the marks of each word how many come before it; how many there are in all."""
    total = 0
    for word in range(words):
        found = count(marks[word])
        marks[word] |= total << MARKS
        total += found
    return total


@rule
def solve_pairs(
    begin: int,
    end: int,
    hands: list[int],
    width: int,
    marks: list[int],
    stride: int,
    moves: list[int],
    openers: list[int],
    children: list[int],
    next_marks: list[int],
    next_stride: int,
    next_values: list[float],
    values: list[float],
    played: list[int],
    starts: list[int],
    matrix: list[float],
    tableau: list[float],
    labels: list[int],
    mix: list[float],
) -> None:
    """The value of every position with these pairs of hands; the layer with one card less is solved."""
    for pair in range(begin, end):
        rows = count(hands[pair] & ((1 << width) - 1))
        columns = count(hands[pair] >> width)
        note_children(hands[pair], width, rows * columns * pair, children, next_stride, played, starts)
        for word in range(stride):
            left = marks[pair * stride + word] & ALL_MARKS
            position = marks[pair * stride + word] >> MARKS
            while left:
                situation = MARKS * word + lowest(left)
                move = situation * width * width
                for row in range(rows):
                    for column in range(columns):
                        at = row * columns + column
                        following = moves[move + played[at]]
                        worth = 0.0
                        if following < 0:
                            worth = float(value_of(following))
                        else:
                            found = next_marks[starts[at] + (following >> 5)]
                            before = count(found & ((1 << (following & 31)) - 1))
                            worth = next_values[(found >> MARKS) + before]
                        matrix[row * MOST + column] = worth
                if openers[situation] == NO_SEAT:
                    values[position] = game_value(matrix, rows, columns, tableau, labels, mix)
                else:
                    values[position] = open_value(matrix, rows, columns, openers[situation], mix)
                position += 1
                left &= left - 1


@rule
def note_children(
    hands: int, width: int, at: int, children: list[int], next_stride: int, played: list[int], starts: list[int]
) -> None:
    """The pairs of cards of these hands, and where the marks of the hands after each begin."""
    pair = 0
    first = hands & ((1 << width) - 1)
    while first:
        second = hands >> width
        while second:
            played[pair] = lowest(first) * width + lowest(second)
            starts[pair] = children[at + pair] * next_stride
            pair += 1
            second &= second - 1
        first &= first - 1


@rule
def write_keys(
    hands: list[int], number: int, marks: list[int], stride: int, situations: list[int], keys: list[int]
) -> None:
    """Every position of a layer in one word, in the order of its values, which is upwards."""
    position = 0
    for pair in range(number):
        for word in range(stride):
            left = marks[pair * stride + word] & ALL_MARKS
            while left:
                keys[position] = situations[MARKS * word + lowest(left)] | hands[pair] << CARDS_AT
                position += 1
                left &= left - 1
