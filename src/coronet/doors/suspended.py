"""Chance decided from outside: a step that needs a draw is suspended until it is told what was drawn.

The rules draw in the middle of a step. Here the step is tried with the draws known so far; at the first unknown one it
stops and says what it would draw from. Told that, it is tried again from the beginning, one draw further.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from coronet.doors.sitting import Sitting


class Wanted(NamedTuple):
    """A draw that is needed: what for, and from which pool; every item is equally likely."""

    event: int
    pool: int


class _DrawNeeded(Exception):  # noqa: N818 - it is caught here, and says what is needed
    def __init__(self, wanted: Wanted) -> None:
        super().__init__()
        self.wanted = wanted


class _Told:
    """A source of draws that knows the first few."""

    def __init__(self, items: list[int]) -> None:
        self._items, self._at = items, 0

    def pick(self, record: Any, event: int, pool: int) -> int:
        if self._at == len(self._items):
            raise _DrawNeeded(Wanted(event, pool))
        self._at += 1
        return self._items[self._at - 1]

    def copy(self) -> _Told:
        return self


Begin = Callable[[Any], Sitting]


def attempt(begin: Begin, before: Sitting | None, moves: list[tuple[int, int]], items: list[int]) -> Sitting | Wanted:
    """The sitting after these moves (seat, action) with these draws, or the draw that is needed next.

    Without a sitting before, one is begun.
    """
    source = _Told(items)
    try:
        if before is None:
            sitting = begin(source)
        else:
            sitting = before.copy()
            sitting.record.source = source
            for seat, action in moves:
                sitting.take(seat, action)
    except _DrawNeeded as stopped:
        return stopped.wanted
    sitting.record.source = None
    return sitting
