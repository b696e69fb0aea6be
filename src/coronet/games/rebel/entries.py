"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game
from coronet.games.rebel import flow, score
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined import at_random, imagine
from coronet.games.rebel.learnt import actions, observation
from coronet.kernel.compiled import Entry, unit

ENTRIES = {
    **of_game(GAME, go_on=flow.go_on, total_of=score.total_of, actions=actions, observation=observation),
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
