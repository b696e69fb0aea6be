"""Judging a round: two cards and what is in force give the outcome (rules, section 3). Reads no record.

`powers` is the set of characters whose power works in this game, `stops_all` the house rule on the Jester.
"""

from __future__ import annotations

from coronet.games.box.cards import (
    ASSASSIN,
    GENERAL,
    JESTER,
    MAGICIAN,
    MINISTER,
    PRINCE,
    PRINCESS,
    SPY,
    character_of,
    is_other_colour,
    strength_of,
)
from coronet.kernel.rule import rule

ALL_POWERS = 255
BONUS = 2  # on the next card of a seat whose General works

# An outcome: who wins in the two lowest bits, then what else follows from the round. Flags for the first seat; those
# for the second are the next bit.
FIRST_WINS, SECOND_WINS, HELD = range(3)
LOVERS = 1 << 2  # a Princess won over the Prince of the other colour
MINISTER_WORKS = 1 << 3
GENERAL_WORKS = 1 << 5
SPY_WORKS = 1 << 7


@rule
def judge(powers: int, stops_all: int, first: int, second: int, first_bonus: int, second_bonus: int) -> int:
    """The outcome of a round between these cards, with the bonuses that lie on them."""
    one = character_of(first)
    other = character_of(second)
    works = powers >> one & 1
    other_works = powers >> other & 1
    if one == MAGICIAN and works:
        other_works = 0
        if other == MAGICIAN:
            works = 0
    elif other == MAGICIAN and other_works:
        works = 0
    lasting = lasting_powers(one, works) | lasting_powers(other, other_works) << 1
    if (one == JESTER and works) or (other == JESTER and other_works):
        if stops_all:
            lasting &= MINISTER_WORKS | MINISTER_WORKS << 1
        return HELD | lasting
    if one == PRINCESS and works and other == PRINCE and is_other_colour(first, second):
        return FIRST_WINS | LOVERS | lasting
    if other == PRINCESS and other_works and one == PRINCE and is_other_colour(first, second):
        return SECOND_WINS | LOVERS | lasting
    prince = int(one == PRINCE and works == 1)
    if prince != int(other == PRINCE and other_works == 1):
        return lasting | (FIRST_WINS if prince else SECOND_WINS)
    strength = strength_of(first) + first_bonus
    against = strength_of(second) + second_bonus
    if strength == against:
        return HELD | lasting
    lower_wins = int((one == ASSASSIN and works == 1) or (other == ASSASSIN and other_works == 1))
    if int(strength > against) != lower_wins:
        return FIRST_WINS | lasting
    return SECOND_WINS | lasting


@rule
def lasting_powers(character: int, works: int) -> int:
    """The flag of a power that counts after the comparison, for the first seat."""
    if not works:
        return 0
    if character == MINISTER:
        return MINISTER_WORKS
    if character == GENERAL:
        return GENERAL_WORKS
    if character == SPY:
        return SPY_WORKS
    return 0


@rule
def spied_seats(outcome: int) -> int:
    """The seats whose opponent's Spy works in the coming round; two Spies cancel."""
    first_spies = int(outcome & SPY_WORKS > 0)
    second_spies = int(outcome & SPY_WORKS << 1 > 0)
    if first_spies == second_spies:
        return 0
    return 2 if first_spies else 1
