"""What is measured of OpenSpiel's Goofspiel with 8 cards: whole games at random, from Python and in C++.

It is the nearest to R that OpenSpiel has: two hands of eight, both choose at once. Prizes come in a fixed order, so
that no time goes into chance. Rollouts in C++ are had as for Hearts, by a search of one simulation (`openspiel.py`).
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import pyspiel

from coronet.bench.frame import Found, Measure, Rate, now

NAME = "goofspiel(num_cards=8,imp_info=false,points_order=descending,players=2)"
GAMES = 1000
ROLLOUTS = 20_000
MEMORY_MB = 100

_goofspiel = pyspiel.load_game(NAME)


def stepping(lap: int) -> Mapping[str, Found]:
    """Games whose choices are made from Python, both seats in one call."""
    rng = random.Random(lap)
    begun = now()
    for _ in range(GAMES):
        state = _goofspiel.new_initial_state()
        while not state.is_terminal():
            first, second = state.legal_actions(0), state.legal_actions(1)
            state.apply_actions([first[int(rng.random() * len(first))], second[int(rng.random() * len(second))]])
    return {"openspiel_goofspiel_games_per_s": Rate(GAMES, now() - begun)}


def rollouts(lap: int) -> Mapping[str, Found]:
    """Whole games played in C++, seats one after the other as a search wants it."""
    game = pyspiel.convert_to_turn_based(_goofspiel)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=lap)
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, MEMORY_MB, False, lap, False)
    state = game.new_initial_state()
    begun = now()
    search.mcts_search(state)
    return {"openspiel_goofspiel_rollouts_per_s": Rate(ROLLOUTS, now() - begun)}


MEASURES = (Measure("openspiel-goofspiel", stepping), Measure("openspiel-goofspiel-rollouts", rollouts))
