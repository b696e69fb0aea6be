"""Asking: a question put to a seat or to several at once."""

from __future__ import annotations

from typing import Any

from coronet.kernel.bits import lowest
from coronet.kernel.rule import rule


@rule
def ask(record: Any, seats: int, phase: int) -> None:
    """Put a question to all of these seats."""
    record.phase = phase
    record.waiting = seats
    while seats:
        record.asked[lowest(seats)] += 1
        seats &= seats - 1
