"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from coronet.games.rebel import actions, at_random, flow, imagine, legal, observation, reasons, score, veil
from coronet.games.rebel.record import GAME_OVER, Round
from coronet.kernel.compiled import Entry, unit
from coronet.kernel.game_entries import of_game

ENTRIES = {
    **of_game(
        Round,
        go_on=flow.go_on,
        act=flow.act,
        choices=legal.choices,
        why_not=reasons.why_not,
        veil=veil.veil,
        total_of=score.total_of,
        over=GAME_OVER,
        actions=actions,
        observation=observation,
    ),
    "choose_at_random": Entry(at_random.choose_at_random, quick=True),
    "playouts": Entry(at_random.playouts),
    "begin_study": Entry(imagine.begin_study),
    "imagine": Entry(imagine.imagine),
    "imagine_many": Entry(imagine.imagine, stepped=("world",)),
    "act_many": Entry(flow.act, stepped=("record", "seat", "choice")),
    "choose_many": Entry(at_random.choose_at_random, stepped=("record", "seat")),
    "play_rounds": Entry(at_random.play_round_at_random, stepped=("record",)),
}

rules = unit("rebel", ENTRIES)
