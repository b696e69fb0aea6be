"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from coronet.games.rebel import actions, at_random, flow, imagine, legal, observation, reasons, score, veil
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.kernel.compiled import Entry, unit
from coronet.kernel.step import step_of
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
    "step": Entry(step_of(Round, flow.act, legal.choices), quick=True),
    "choose_at_random": Entry(at_random.choose_at_random, quick=True),
    "playouts": Entry(at_random.playouts),
    "begin_study": Entry(imagine.begin_study),
    "imagine": Entry(imagine.imagine),
    "imagine_many": Entry(imagine.imagine, stepped=("world",)),
    "act_many": Entry(flow.act, stepped=("record", "seat", "choice")),
    "choose_many": Entry(at_random.choose_at_random, stepped=("record", "seat")),
    "play_rounds": Entry(at_random.play_round_at_random, stepped=("record",)),
    **of_tables(
        Round,
        go_on=flow.go_on,
        act=flow.act,
        veil=veil.veil,
        total_of=score.total_of,
        over=GAME_OVER,
        actions=actions,
        observation=observation,
    ),
}

rules = unit("rebel", ENTRIES)
