"""What beats what in the betting games: three cards in triangle, two in pair-attack (rules, section 7)."""

from __future__ import annotations

from coronet.games.box.cards import PRINCE, PRINCES, PRINCESS, PRINCESSES, character_of, is_other_colour, strength_of
from coronet.kernel.bits import count, highest, lowest
from coronet.kernel.rule import rule

RANKS = ("null", "pair", "straight", "siblings", "lovers", "royal")
NULL, PAIR, STRAIGHT, SIBLINGS, LOVERS, ROYAL = range(len(RANKS))
TIES = 64  # more than any height or sum
BEST_PAIR = TIES * 8  # 7 and 1


@rule
def triangle_worth(hand: int) -> int:
    """The rank of three cards times TIES, plus what decides between equal ranks; higher is better."""
    princes = count(hand & PRINCES)
    princesses = count(hand & PRINCESSES)
    if princes and princesses:
        if princes + princesses > 2:
            return ROYAL * TIES
        differ = is_other_colour(lowest(hand & PRINCES), lowest(hand & PRINCESSES))
        third = hand & ~(PRINCES | PRINCESSES)
        return (LOVERS if differ else SIBLINGS) * TIES + (strength_of(lowest(third)) if third else 0)
    strengths = 0
    total = 0
    paired = 0
    cards = hand
    while cards:
        strength = strength_of(lowest(cards))
        if strengths >> strength & 1:
            paired = strength + 1
        strengths |= 1 << strength
        total += strength
        cards &= cards - 1
    if paired:
        return PAIR * TIES + paired - 1
    if strengths and strengths >> lowest(strengths) == 7:
        return STRAIGHT * TIES + highest(strengths)
    return NULL * TIES + total


@rule
def pair_worth(hand: int) -> int:
    """Two cards: 7 and 1 best; otherwise by the higher strength, then by a pair, then by the lower."""
    high = strength_of(lowest(hand))
    low = strength_of(highest(hand))
    if character_of(lowest(hand)) == PRINCE and character_of(highest(hand)) == PRINCESS:
        return BEST_PAIR
    return TIES * high + low
