"""A second, independent judge of a round of R: written from the rules page, sharing no code with the rules."""

from __future__ import annotations

from typing import NamedTuple

STRENGTH = {
    "prince": 7,
    "general": 6,
    "magician": 5,
    "minister": 4,
    "assassin": 3,
    "spy": 2,
    "princess": 1,
    "jester": 0,
}
EVERY_POWER = frozenset(STRENGTH)


class Judged(NamedTuple):
    """What a round brings: who wins (None: held), by lovers, and whose powers go on working."""

    winner: int | None
    lovers: bool
    ministers: set[int]
    generals: set[int]
    spies: set[int]


def judged(
    cards: tuple[str, str],
    bonus: tuple[int, int] = (0, 0),
    *,
    other_colour: bool = True,
    stops_all: bool = False,
    powers: frozenset[str] = EVERY_POWER,
) -> Judged:
    """Section 3 of the rules page, step by step."""
    working = [card in powers for card in cards]
    silenced = [cards[1 - seat] == "magician" and working[1 - seat] for seat in (0, 1)]
    works = [working[seat] and not silenced[seat] for seat in (0, 1)]
    acting = {seat: cards[seat] for seat in (0, 1) if works[seat]}

    def with_power(card: str) -> set[int]:
        return {seat for seat, one in acting.items() if one == card}

    ministers, generals, spies = with_power("minister"), with_power("general"), with_power("spy")
    if with_power("jester"):
        if stops_all:
            generals, spies = set(), set()
        return Judged(None, False, ministers, generals, spies)
    for seat in with_power("princess"):
        if cards[1 - seat] == "prince" and other_colour:
            return Judged(seat, True, ministers, generals, spies)
    princes = with_power("prince")
    if len(princes) == 1:
        return Judged(princes.pop(), False, ministers, generals, spies)
    totals = [STRENGTH[cards[seat]] + bonus[seat] for seat in (0, 1)]
    if totals[0] == totals[1]:
        return Judged(None, False, ministers, generals, spies)
    best = min(totals) if with_power("assassin") else max(totals)
    return Judged(totals.index(best), False, ministers, generals, spies)
