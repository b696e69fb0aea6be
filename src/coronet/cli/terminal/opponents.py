"""Opponents: a random legal choice, the same for the same seed and the same point of the game.

They see nothing but the choices open to them. Asked whether they use a power or haggle they say no half of the time, so
that powers are seen.
"""

from __future__ import annotations

from random import Random

from coronet.table.table import Table

DECLINE = "no"


def pick(table: Table, seat: int) -> str:
    """The choice of a seat; a game that goes on from its log gets the same choices as without the break."""
    log = table.log
    chance = Random(f"{log.header.seed or 0} {len(log.lines)} {seat}")  # noqa: S311 - for play, not for secrets
    choices = table.choices(seat)
    if DECLINE in choices and len(choices) > 1:
        if chance.random() < 0.5:
            return DECLINE
        choices.remove(DECLINE)
    return chance.choice(choices)
