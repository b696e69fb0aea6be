"""What is compiled of Woo the Princess, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game
from coronet.games.woo import flow, score
from coronet.games.woo.game import GAME
from coronet.games.woo.imagined import at_random, imagine, study
from coronet.games.woo.learnt import actions, observation
from coronet.kernel.compiled import Entry, unit

ENTRIES = {
    **of_game(GAME, go_on=flow.go_on, total_of=score.total_of, actions=actions, observation=observation),
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
