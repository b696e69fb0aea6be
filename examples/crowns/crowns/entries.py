"""What is compiled of Crowns, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game
from coronet.kernel.compiled import unit
from crowns.game import GAME
from crowns.learnt import actions, observation
from crowns.rules import go_on, total_of

ENTRIES = of_game(GAME, go_on=go_on, total_of=total_of, actions=actions, observation=observation)

rules = unit("crowns", ENTRIES)
