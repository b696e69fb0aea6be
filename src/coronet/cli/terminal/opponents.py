"""Opponents: bots of a level, the same choices for the same seed and the same point of the game; or from outside."""

from __future__ import annotations

from random import Random

from coronet.bots import levels
from coronet.bots.outside import Company
from coronet.games.catalogue import game_named
from coronet.table.table import Table

USUAL = "good"


def pick(table: Table, seat: int, level: str = USUAL, company: Company | None = None) -> str:
    """The choice of a seat; a game that goes on from its log gets the same choices as without the break."""
    log = table.log
    chance = Random(f"{log.header.seed or 0} {len(log.lines)} {seat}")  # noqa: S311 - for play, not for secrets
    seed = chance.getrandbits(32)
    if company is not None and seat in company:
        choice = company.choose(table.veiled(seat), seat, seed)
    else:
        choice = levels.choose_in_character(table.veiled(seat), seat, level, seed)
    return game_named(table.game).text_of(choice)
