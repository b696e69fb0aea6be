"""What is compiled of R, as one unit: the game itself, and the positions that a solver steps through."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from coronet.games.r import actions, arrays, at_random, flow, judge, legal, observation, reasons, state, veil
from coronet.kernel import compiled
from coronet.kernel.compiled import Entry
from coronet.kernel.tables import of_tables

ENTRIES = {
    "act": Entry(flow.act, quick=True),
    "choices": Entry(legal.choices, quick=True),
    "why_not": Entry(reasons.why_not, quick=True),
    "veil": Entry(veil.veil, quick=True),
    "mask": Entry(actions.mask, quick=True),
    "choice_after": Entry(actions.choice_after, quick=True),
    "is_whole": Entry(actions.is_whole, quick=True),
    "observe": Entry(observation.observe, quick=True),
    "playouts": Entry(at_random.playouts),
    "judge": Entry(judge.judge, quick=True),
    "pack": Entry(state.pack, quick=True),
    "unpack": Entry(state.unpack, quick=True),
    "options": Entry(state.options, quick=True),
    "after": Entry(state.after, quick=True),
    "successors": Entry(state.successors, quick=True),
    **{f"tables_{name}": entry for name, entry in of_tables(arrays).items()},
}


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load("r", ENTRIES)
