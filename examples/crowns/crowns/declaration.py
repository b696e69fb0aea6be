"""Crowns as it is declared: its settings and what is true of every game of it."""

from __future__ import annotations

from coronet.games.declaration import Declaration, Kind, Setting
from crowns.record import HAND, MAX_SEATS

DECLARED = Declaration(
    name="crowns",
    box="crowns",
    part="round",
    settings=(
        Setting("players", Kind.NUMBER, 2, range(2, MAX_SEATS + 1)),
        Setting("cards", Kind.NUMBER, HAND, range(1, HAND + 1)),
        Setting("lowest", Kind.FLAG, default=False),
    ),
    points_decide=True,
    at_once=True,
    most_points=HAND,
    most_actions=HAND * MAX_SEATS,
)
