"""Playouts timed: starts played to their end again and again by compiled rules, on one thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from coronet.bench.frame import now
from coronet.kernel.compiled import Row


class PlayedOut(NamedTuple):
    """How long it took, and what was counted."""

    seconds: float
    tally: Sequence[int]


def played_out(play: Callable[..., Any], starts: Sequence[Row], playouts: int, lap: int, tally: Row) -> PlayedOut:
    """Each of these starts, so many times."""
    scratch = Row.zeros(len(starts[0].numbers))
    begun = now()
    for words in starts:
        play(words, scratch, playouts, lap, tally)
    return PlayedOut(now() - begun, tally.numbers)
