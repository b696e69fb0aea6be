"""What is compiled of Rebel Princess, as one unit."""

from __future__ import annotations

from coronet.games.entries import of_game, of_worlds
from coronet.games.rebel import flow, score
from coronet.games.rebel.game import GAME
from coronet.games.rebel.imagined import at_random, imagine
from coronet.games.rebel.learnt import actions, observation
from coronet.kernel.compiled import Entry, unit

ENTRIES = {
    **of_game(GAME, go_on=flow.go_on, total_of=score.total_of, actions=actions, observation=observation),
    **of_worlds(GAME, at_random=at_random, begin_study=imagine.begin_study, imagine=imagine.imagine),
    "play_rounds": Entry(at_random.play_round_at_random, stepped=("record",)),
}

rules = unit("rebel", ENTRIES)
