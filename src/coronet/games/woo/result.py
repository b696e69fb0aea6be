"""Scores, totals and winners."""

from __future__ import annotations

from coronet.games.woo.declaration import GIFT
from coronet.games.woo.record import MODES, NOT_YET, Courtship
from coronet.games.woo.score import total_of
from coronet.games.woo.specials import EFFECTS
from coronet.kernel.bits import each


def result(record: Courtship) -> tuple[list[int], list[int], list[int]]:
    """Who won the last finished set, 1 or 0 by seat; Princess cards by seat; the winners once the game is over."""
    won = 0 if record.set_winners == NOT_YET else record.set_winners
    seats = range(record.players)
    totals = [total_of(record, seat) for seat in seats]
    return [won >> seat & 1 for seat in seats], totals, list(each(record.winners))


def finished(record: Courtship) -> int:
    """How many sets are over."""
    return record.sets


def danced(record: Courtship) -> dict[str, list[str]]:
    """The effects of special gifts."""
    return {GIFT: [effect for effect in EFFECTS if getattr(record, effect)]}


def form(record: Courtship) -> str:
    """Each for themselves, with the Ghost, or in teams."""
    return MODES[record.mode]
