"""Functions of the compiled subset, to be tried in every way that there is to run them."""

from __future__ import annotations

from typing import Annotated

from coronet.kernel.bits import count, highest, lowest, pick
from coronet.kernel.record import Record, overwrite, record

TABLE = (5, 7, 11)
NUMBERS = (-9, -4, -1, 0, 1, 2, 3, 7, 12)
SETS = (1, 0b1011, 1 << 61, (1 << 48) - 1, 0x0F0F_0000_00F1)


@record
class Pair(Record):
    """Two fields."""

    seat: int
    hands: Annotated[list[int], 3]


def signs(a: int, b: int) -> int:
    return (a + b) * 3 - (a ^ b) + (a & b) - (a | b) + (a >> 1) + ~b + -a


def divided(a: int, b: int) -> int:
    return a // b * 1000 + a % b


def judged(a: int, b: int) -> int:
    return int(a < b) + 2 * int(a <= b < 7) + 4 * (a in (1, 2, b)) + 8 * (a not in (3, b)) + 16 * (not a)


def either(a: int, b: int) -> int:
    return (a and b) * 100 + (a or b)


def chosen(a: int, b: int) -> int:
    best = a if a > b else b
    return best * 10 + min(a, b, 2) + max(a, 0) + abs(b)


def looped(a: int, b: int) -> int:
    total = 0
    for at in range(a, b):
        if at == 2:
            continue
        if at > 8:
            break
        total += at
    for at in range(b, a, -1):
        total -= at
    for item in (a, b, a + b):
        total = total * 2 + item
    while total > 50:
        total //= 3
    return total


def looked_up(a: int, b: int) -> int:
    return TABLE[(a + b) % 3]


PLAIN = (signs, divided, judged, either, chosen, looped, looked_up)


def measured(items: int, position: int) -> int:
    return count(items) + 100 * lowest(items) + 10000 * highest(items) + 1000000 * pick(items, position)


def moved(pair: Pair, other: Pair, row: list[int], shift: int) -> int:
    overwrite(other, pair)
    other.seat = other.hands[1] = shift
    other.hands[2] += row[0]
    row[1] = other.hands[2]
    return pair.seat


def mean(row: list[float], wanted: int) -> float:
    total = 0.0
    for at in range(wanted):
        total += row[at] * 2
    return total / wanted if total > 1 else -total


def added(pair: Pair, number: int, bonus: int) -> int:
    pair.seat += number
    return pair.seat + bonus


def read(row: list[int], at: int) -> int:
    return row[at]
