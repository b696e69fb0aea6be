"""Lullabye: if it is in play when the round ends, everything is discarded; who would have won leads."""

from __future__ import annotations

from coronet.games.woo.record import Courtship
from coronet.kernel.rule import rule

NUMBER = 3


@rule
def is_all_discarded(record: Courtship, mine: int, answer: int) -> int:
    return int(answer or record.in_play & mine != 0)
