"""Scores, totals and winners of a game of R."""

from __future__ import annotations

from coronet.games.r import hooks
from coronet.games.r.record import Duel
from coronet.kernel.bits import each


def result(record: Duel) -> tuple[list[int] | None, list[int], list[int]]:
    """The last finished night's victories (or None); totals of the nights, games of a match, or victories; winners."""
    scores = list(record.last_night) if record.nights else None
    totals = record.victories
    if hooks.counts_nights(record, 0):
        totals = record.totals
    elif hooks.games_to_win(record, 0):
        totals = record.games
    return scores, list(totals), list(each(record.winners))
