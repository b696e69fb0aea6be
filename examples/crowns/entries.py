"""What is compiled of Crowns, as one unit."""

from __future__ import annotations

from coronet.kernel.compiled import Entry, unit
from coronet.kernel.tables import of_tables
from examples.crowns import actions, observation
from examples.crowns import rules as own
from examples.crowns.record import OVER, Crowns

ENTRIES = {
    "act": Entry(own.act, quick=True),
    "choices": Entry(own.choices, quick=True),
    "veil": Entry(own.veil, quick=True),
    **of_tables(
        Crowns,
        go_on=own.go_on,
        act=own.act,
        veil=own.veil,
        total_of=own.total_of,
        over=OVER,
        actions=actions,
        observation=observation,
    ),
}

rules = unit("crowns", ENTRIES)
