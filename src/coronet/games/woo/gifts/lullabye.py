"""Lullabye: if it is in play when the round ends, everything is discarded; who would have won leads."""

from __future__ import annotations

from coronet.games.woo.record import Courtship
from coronet.kernel.rule import rule


@rule
def is_sung(record: Courtship) -> int:
    """Whether a Lullabye is in play."""
    return int(record.in_play & record.lullabye != 0)
