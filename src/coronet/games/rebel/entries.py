"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from coronet.games.rebel import flow, legal, reasons, veil
from coronet.kernel import compiled
from coronet.kernel.compiled import Entry

ENTRIES = {
    "act": Entry(flow.act),
    "choices": Entry(legal.choices),
    "why_not": Entry(reasons.why_not),
    "veil": Entry(veil.veil),
}


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load("rebel", ENTRIES)
