"""What is compiled of R, as one unit: the game itself, and the positions that a solver steps through."""

from __future__ import annotations

from coronet.games.box import judge
from coronet.games.entries import of_game
from coronet.games.r import flow, result, state
from coronet.games.r.game import GAME
from coronet.games.r.imagined import at_random
from coronet.games.r.learnt import actions, observation
from coronet.kernel.compiled import Entry, unit

ENTRIES = {
    **of_game(GAME, go_on=flow.go_on, total_of=result.total_of, actions=actions, observation=observation),
    "playouts": Entry(at_random.playouts),
    "judge": Entry(judge.judge, quick=True),
    "pack": Entry(state.pack, quick=True),
    "unpack": Entry(state.unpack, quick=True),
    "options": Entry(state.options, quick=True),
    "after": Entry(state.after, quick=True),
    "successors": Entry(state.successors, quick=True),
}

rules = unit("r", ENTRIES)
