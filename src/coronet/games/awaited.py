"""Prompts that all games have: whom everybody waits for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coronet.games.contract import Line
from coronet.games.defaults import Played
from coronet.kernel.bits import each


def by_all(veiled: Played, *, over: bool, won: str, drawn: str = "") -> Line:
    """That some seats must choose; after the end who has won, or that nobody has, where that can be."""
    if not over:
        return "prompt-waiting", {"seats": list(each(veiled.waiting))}
    if drawn and not veiled.winners:
        return drawn, {}
    return won, {"seats": list(each(veiled.winners))}


def of_seat(veiled: Any, seat: int, public: Callable[[Any], Line]) -> Line | None:
    """For a seat that is not asked: whom it waits for; None for one that is."""
    if veiled.waiting >> seat & 1:
        return None
    if veiled.pending[seat]:
        return "prompt-chosen", {"seats": list(each(veiled.waiting))}
    return public(veiled)
