"""Opponents: bots of a level, the same choices for the same seed and the same point of the game.

In a game that has no bots yet they choose at random, and say no half of the time where they may.
"""

from __future__ import annotations

from random import Random

from coronet.bots import levels
from coronet.table.catalogue import game_named
from coronet.table.table import Table

DECLINE = "no"
USUAL = "good"


def pick(table: Table, seat: int, level: str = USUAL) -> str:
    """The choice of a seat; a game that goes on from its log gets the same choices as without the break."""
    log = table.log
    chance = Random(f"{log.header.seed or 0} {len(log.lines)} {seat}")  # noqa: S311 - for play, not for secrets
    if table.game in levels.GAMES:
        choice = levels.choose(table.veiled(seat), seat, level, chance.getrandbits(60))
        return game_named(table.game).text_of(choice)
    choices = table.choices(seat)
    if DECLINE in choices and len(choices) > 1:
        if chance.random() < 0.5:
            return DECLINE
        choices.remove(DECLINE)
    return chance.choice(choices)
