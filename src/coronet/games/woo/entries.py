"""What is compiled of Woo the Princess, as one unit."""

from __future__ import annotations

from coronet.games.woo import actions, at_random, flow, imagine, legal, observation, reasons, score, study, veil
from coronet.games.woo.record import OVER, Courtship
from coronet.kernel.compiled import Entry, unit
from coronet.kernel.game_entries import of_game

ENTRIES = {
    **of_game(
        Courtship,
        go_on=flow.go_on,
        act=flow.act,
        choices=legal.choices,
        why_not=reasons.why_not,
        veil=veil.veil,
        total_of=score.total_of,
        over=OVER,
        actions=actions,
        observation=observation,
    ),
    "choose_at_random": Entry(at_random.choose_at_random, quick=True),
    "playouts": Entry(at_random.playouts),
    "begin_study": Entry(study.begin_study),
    "imagine": Entry(imagine.imagine),
    "imagine_many": Entry(imagine.imagine, stepped=("world",)),
    "act_many": Entry(flow.act, stepped=("record", "seat", "choice")),
    "choose_many": Entry(at_random.choose_at_random, stepped=("record", "seat")),
    "play_games": Entry(at_random.play_game_at_random, stepped=("record",)),
}

rules = unit("woo", ENTRIES)
