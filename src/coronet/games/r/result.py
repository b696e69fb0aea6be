"""Scores, totals and winners of a game of R."""

from __future__ import annotations

from coronet.games.r import hooks
from coronet.games.r.declaration import VARIANT
from coronet.games.r.record import CHOOSE_GAME, SEATS, Duel
from coronet.games.r.settings import variants_of
from coronet.kernel.bits import each
from coronet.kernel.rule import rule


@rule
def total_of(record: Duel, seat: int) -> int:
    """Totals of the nights, games of a match, or victories."""
    if hooks.counts_nights(record, 0):
        return record.totals[seat]
    if hooks.games_to_win(record, 0):
        return record.games[seat]
    return record.victories[seat]


def result(record: Duel) -> tuple[list[int] | None, list[int], list[int]]:
    """The last finished night's victories (or None); totals of the nights, games of a match, or victories; winners."""
    scores = list(record.last_night) if record.nights else None
    return scores, [total_of(record, seat) for seat in range(SEATS)], list(each(record.winners))


def finished(record: Duel) -> int:
    """The games of a match that are over, or the nights."""
    if hooks.games_to_win(record, 0):
        return record.game_at + (record.phase == CHOOSE_GAME)
    return record.nights


def danced(record: Duel) -> dict[str, list[str]]:
    """The variants, and the match that they may be part of."""
    return {VARIANT: [hooks.VARIANT_NAMES[number] for number in sorted(record.slots) if number]}


def form(record: Duel) -> str:
    """The variants of this game, or none."""
    return "+".join(variants_of(record)) or "standard"
