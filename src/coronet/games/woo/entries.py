"""What is compiled of Woo the Princess, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game, of_worlds
from coronet.games.woo import flow, score
from coronet.games.woo.game import GAME
from coronet.games.woo.imagined import at_random, imagine, study
from coronet.games.woo.learnt import actions, observation
from coronet.kernel.compiled import Entry, unit

ENTRIES = {
    **of_game(GAME, go_on=flow.go_on, total_of=score.total_of, actions=actions, observation=observation),
    **of_worlds(GAME, at_random=at_random, begin_study=study.begin_study, imagine=imagine.imagine),
    "play_games": Entry(at_random.play_game_at_random, stepped=("record",)),
}

rules = unit("woo", ENTRIES)
