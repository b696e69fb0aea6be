"""Opponents: the same choice for the same seed and the same point of the game.

In Rebel Princess they choose at random among their legal choices; asked whether they use a power or haggle they say no
half of the time, so that powers are seen. In the other games they play by rules of thumb from what their seat sees.
"""

from __future__ import annotations

from random import Random

from coronet.bots.levels import choose
from coronet.table.catalogue import game_named
from coronet.table.table import Table

DECLINE = "no"
LEVEL = "good"


def pick(table: Table, seat: int) -> str:
    """The choice of a seat; a game that goes on from its log gets the same choices as without the break."""
    log = table.log
    chance = Random(f"{log.header.seed or 0} {len(log.lines)} {seat}")  # noqa: S311 - for play, not for secrets
    if table.game != "rebel":
        return game_named(table.game).text_of(choose(table.veiled(seat), seat, LEVEL, chance.getrandbits(32)))
    choices = table.choices(seat)
    if DECLINE in choices and len(choices) > 1:
        if chance.random() < 0.5:
            return DECLINE
        choices.remove(DECLINE)
    return chance.choice(choices)
