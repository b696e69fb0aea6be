"""What is compiled of Crowns, as one unit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from coronet.kernel import compiled
from coronet.kernel.compiled import Entry
from coronet.kernel.tables import of_tables
from examples.crowns import arrays
from examples.crowns import rules as own

ENTRIES = {
    "act": Entry(own.act, quick=True),
    "choices": Entry(own.choices, quick=True),
    "veil": Entry(own.veil, quick=True),
    **{f"tables_{name}": entry for name, entry in of_tables(arrays).items()},
}


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load("crowns", ENTRIES)
