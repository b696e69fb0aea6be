"""Puzzles of Rebel Princess: which games they come from, and their themes.

The first theme that holds is the puzzle's. What is at stake (a power, a Rebel of the Ball, the Frog) goes before how it
is done (emptying a suit, staying under a card, throwing a high one away).
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from coronet.bots.rebel.reasons import spent, suits_emptied, uses_power
from coronet.games.rebel.cards import FROG_CARD, number_of
from coronet.games.rebel.declaration import rounds_of
from coronet.games.rebel.record import EDITIONS, PLAY_CARD
from coronet.kernel.bits import highest
from coronet.puzzles.kind import Found, Kind

POWER_NOW, KEEP_POWER, STOP_REBEL, BE_REBEL = "power-now", "keep-power", "stop-rebel", "be-rebel"
FROG, VOID, DUCK, UNLOAD, COUNT = "frog", "void-a-suit", "duck", "unload", "count"
BY_REASON = {
    "hint-stops-rebel": STOP_REBEL,
    "hint-makes-rebel": BE_REBEL,
    "hint-frog-out": FROG,
    "hint-frog-danger": FROG,
    "hint-void-made": VOID,
}
MOST_ROUNDS = 3


def settings(chance: Random) -> Mapping[str, Any]:
    """A short game with any number of players, any princesses and any round cards, of either edition."""
    edition = chance.choice(EDITIONS)
    rounds = chance.sample(rounds_of(edition), chance.randint(1, MOST_ROUNDS))
    return {"edition": edition, "players": chance.randint(3, 6), "rounds": rounds, "princesses": "random"}


def theme(found: Found) -> str:
    """What the right choice is about."""
    best, other = found.options[0].choice, found.against
    if uses_power(best) != uses_power(other):
        return POWER_NOW if uses_power(best) else KEEP_POWER
    key = found.reason[0]
    if key in BY_REASON:
        return BY_REASON[key]
    gone, kept = spent(best), spent(other)
    if not gone or not kept or gone == kept:
        return COUNT
    return _about_cards(found, gone & ~kept, kept & ~gone)


def _about_cards(found: Found, gone: int, kept: int) -> str:
    """By the cards that the right choice spends and the wrong one does not, and the other way round."""
    hand = found.veiled.hand[found.seat]
    if (gone | kept) & FROG_CARD:
        return FROG
    if suits_emptied(hand, spent(found.options[0].choice)) & ~suits_emptied(hand, spent(found.against)):
        return VOID
    higher = number_of(highest(gone)) > number_of(highest(kept))
    if found.veiled.phase != PLAY_CARD:
        return UNLOAD if higher else COUNT
    if found.veiled.place == 0:
        return COUNT if higher else DUCK
    return UNLOAD if higher else DUCK


KIND = Kind(
    "rebel",
    margin=0.3,  # proposals: a choice that costs more is a slip in a review
    themes=(DUCK, UNLOAD, FROG, VOID, POWER_NOW, KEEP_POWER, STOP_REBEL, BE_REBEL, COUNT),
    settings=settings,
    theme=theme,
)
