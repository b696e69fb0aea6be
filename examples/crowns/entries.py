"""What is compiled of Crowns, as one unit."""

from __future__ import annotations

from coronet.kernel.compiled import unit
from coronet.kernel.game_entries import of_game
from examples.crowns import actions, observation
from examples.crowns import rules as own
from examples.crowns.record import OVER, Crowns

ENTRIES = of_game(
    Crowns,
    go_on=own.go_on,
    act=own.act,
    choices=own.choices,
    why_not=own.why_not,
    veil=own.veil,
    total_of=own.total_of,
    over=OVER,
    actions=actions,
    observation=observation,
)

rules = unit("crowns", ENTRIES)
