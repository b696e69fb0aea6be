"""What is compiled of R, as one unit: the game itself, and the positions that a solver steps through."""

from __future__ import annotations

from coronet.games.r import actions, at_random, flow, judge, legal, observation, reasons, result, state, veil
from coronet.games.r.record import GAME_OVER, Duel
from coronet.kernel.compiled import Entry, unit
from coronet.kernel.game_entries import of_game

ENTRIES = {
    **of_game(
        Duel,
        go_on=flow.go_on,
        act=flow.act,
        choices=legal.choices,
        why_not=reasons.why_not,
        veil=veil.veil,
        total_of=result.total_of,
        over=GAME_OVER,
        actions=actions,
        observation=observation,
    ),
    "playouts": Entry(at_random.playouts),
    "judge": Entry(judge.judge, quick=True),
    "pack": Entry(state.pack, quick=True),
    "unpack": Entry(state.unpack, quick=True),
    "options": Entry(state.options, quick=True),
    "after": Entry(state.after, quick=True),
    "successors": Entry(state.successors, quick=True),
}

rules = unit("r", ENTRIES)
