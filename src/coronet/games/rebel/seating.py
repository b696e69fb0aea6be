"""Seats by who they are not."""

from __future__ import annotations

from coronet.games.rebel.record import Round
from coronet.kernel.rule import rule


@rule
def everybody(record: Round) -> int:
    return (1 << record.players) - 1


@rule
def everybody_else(record: Round, seat: int) -> int:
    return everybody(record) & ~(1 << seat)
