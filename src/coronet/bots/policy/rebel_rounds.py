"""What single round cards turn round in the worth of a hand. A card that is not named here is played as it says.

Whatever a card changes in the trick at hand, who may play what, who wins and what it costs, is asked of the rules.
"""

from __future__ import annotations

from coronet.games.rebel.cards import QUEEN, number_of
from coronet.games.rebel.record import Round
from coronet.games.rebel.rounds import (
    always_the_bridesmaid,
    pass_the_bouquet,
    poisoned_apple,
    royal_decree,
    sisterhood,
)
from coronet.kernel.bits import count

CERTAIN = 1000
VOID_COST = -12  # of a void, for each of the tricks to come
UNLED = 300  # the share of its danger that a card keeps when lower ones last as long as the suit is led


def void_cost(record: Round) -> int:
    """What a void costs for each trick to come: below 0 where one can throw bad cards by it."""
    if record.round == poisoned_apple.NUMBER:
        return 15  # a void seat wins
    if record.round == pass_the_bouquet.NUMBER:
        return 0  # a thrown card leads
    return VOID_COST


def danger_unled(record: Round, suit: int) -> int:
    """The share of its danger that a card keeps when lower ones last as long as its suit is led."""
    if record.round == royal_decree.NUMBER and suit == QUEEN:
        return 700  # a Queen wins wherever it falls
    return UNLED


def chance_to_take(record: Round, card: int, out: int, others: int) -> int:
    """The chance that a card takes a trick of its suit, of which `out` are unseen; all follow and stay below."""
    size = count(out)
    if record.round == sisterhood.NUMBER:
        return 80 * abs(2 * number_of(card) - 11)  # both ends take, the middle does not
    if size == 0:
        return CERTAIN
    above = CERTAIN * count(out >> card) // size
    if record.round == always_the_bridesmaid.NUMBER:
        return others * above // CERTAIN * chance_of_all(CERTAIN - above, others - 1) + 100
    forced = chance_of_all(above, max(1, (size + others // 2) // others))
    return chance_of_all(CERTAIN - forced, min(others, size))


def chance_of_all(chance: int, times: int) -> int:
    """A chance that must come true so many times."""
    result = CERTAIN
    for _ in range(times):
        result = result * chance // CERTAIN
    return result
