"""What is compiled of Crowns, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game
from coronet.kernel.compiled import unit
from examples.crowns.game import GAME
from examples.crowns.learnt import actions, observation
from examples.crowns.rules import go_on, total_of

ENTRIES = of_game(GAME, go_on=go_on, total_of=total_of, actions=actions, observation=observation)

rules = unit("crowns", ENTRIES)
