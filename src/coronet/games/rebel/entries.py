"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from coronet.games.rebel import actions, arrays, at_random, flow, imagine, legal, observation, reasons, step, veil
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
    "step": Entry(step.step, quick=True),
    "choose_at_random": Entry(at_random.choose_at_random, quick=True),
    "playouts": Entry(at_random.playouts),
    "begin_study": Entry(imagine.begin_study),
    "imagine": Entry(imagine.imagine),
    "imagine_many": Entry(imagine.imagine, stepped=("world",)),
    "act_many": Entry(flow.act, stepped=("record", "seat", "choice")),
    "choose_many": Entry(at_random.choose_at_random, stepped=("record", "seat")),
    "play_rounds": Entry(at_random.play_round_at_random, stepped=("record",)),
    **{f"tables_{name}": entry for name, entry in of_tables(arrays).items()},
}


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load("rebel", ENTRIES)
