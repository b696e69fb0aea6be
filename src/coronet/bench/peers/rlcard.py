"""What is measured of RLCard's bridge: its environment as it is used, and the bare game inside it.

The environment's step makes the choice and describes the position for a learner, legal choices included. The bare game
only makes the choice; its legal ones are asked for apart.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import rlcard
from rlcard.games.bridge.game import BridgeGame

from coronet.bench.frame import Found, Measure, Rate, now

ENVIRONMENT_DEALS = 150
BARE_DEALS = 500


def environment(lap: int) -> Mapping[str, Found]:
    """Whole deals, auction and play, by `env.step`."""
    rng = random.Random(lap)
    env = rlcard.make("bridge", config={"seed": lap})
    choices = 0
    begun = now()
    for _ in range(ENVIRONMENT_DEALS):
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rng.random() * len(legal))])
            choices += 1
    return {"rlcard_bridge_env_decisions_per_s": Rate(choices, now() - begun)}


def bare_game(lap: int) -> Mapping[str, Found]:
    """The same on the game object, without the environment around it."""
    rng = random.Random(lap)
    game = BridgeGame()
    game.np_random.seed(lap)
    choices = 0
    begun = now()
    for _ in range(BARE_DEALS):
        game.init_game()
        while not game.is_over():
            legal = game.judger.get_legal_actions()
            game.step(legal[int(rng.random() * len(legal))])
            choices += 1
    return {"rlcard_bridge_bare_decisions_per_s": Rate(choices, now() - begun)}


MEASURES = (Measure("rlcard-environment", environment), Measure("rlcard-bare", bare_game))
