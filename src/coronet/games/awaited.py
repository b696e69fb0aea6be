"""Prompts that all games have: whom everybody waits for."""

from __future__ import annotations

from coronet.games.contract import Line
from coronet.games.defaults import Played
from coronet.kernel.bits import each


def for_others(veiled: Played) -> Line:
    """That some seats must choose."""
    return "prompt-waiting", {"seats": list(each(veiled.waiting))}


def of_seat(veiled: Played, seat: int, public: Line) -> Line | None:
    """For a seat that is not asked: whom it waits for; None for one that is."""
    if veiled.waiting >> seat & 1:
        return None
    if veiled.pending[seat]:
        return "prompt-chosen", {"seats": list(each(veiled.waiting))}
    return public
