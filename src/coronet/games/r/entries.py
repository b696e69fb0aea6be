"""What is compiled of R, as one unit: the game itself, and the positions that a solver steps through."""

from __future__ import annotations

from coronet.games.r import actions, at_random, flow, judge, legal, observation, reasons, result, state, veil
from coronet.games.r.record import GAME_OVER, Duel
from coronet.kernel.compiled import Entry, unit
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
    "playouts": Entry(at_random.playouts),
    "judge": Entry(judge.judge, quick=True),
    "pack": Entry(state.pack, quick=True),
    "unpack": Entry(state.unpack, quick=True),
    "options": Entry(state.options, quick=True),
    "after": Entry(state.after, quick=True),
    "successors": Entry(state.successors, quick=True),
    **of_tables(
        Duel,
        go_on=flow.go_on,
        act=flow.act,
        veil=veil.veil,
        total_of=result.total_of,
        over=GAME_OVER,
        actions=actions,
        observation=observation,
    ),
}

rules = unit("r", ENTRIES)
