"""What is measured of PettingZoo's card environments: whole games at random, stepped as its documentation shows.

Each step asks for the observation, in which the action mask is, and takes one of the allowed actions at random.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo.classic import hanabi_v5, texas_holdem_v4

from coronet.bench.frame import Found, Measure, Rate, now

STEPS = 1500


def environments(lap: int) -> Mapping[str, Found]:
    """Hanabi and Texas Hold'em, and the faster of the two."""
    hanabi, holdem = _rate(hanabi_v5.env(), lap), _rate(texas_holdem_v4.env(), lap)
    return {
        "pettingzoo_hanabi_steps_per_s": hanabi,
        "pettingzoo_texas_holdem_steps_per_s": holdem,
        "pettingzoo_steps_per_s": max(hanabi, holdem, key=lambda rate: rate.number / rate.seconds),
    }


def _rate(environment: Any, lap: int) -> Rate:
    rng = random.Random(lap)
    steps = 0
    begun = now()
    while steps < STEPS:
        environment.reset(seed=lap + steps)
        for _ in environment.agent_iter():
            observation, _, is_over, is_cut, _ = environment.last()
            if is_over or is_cut:
                environment.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            environment.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return Rate(steps, now() - begun)


MEASURES = (Measure("pettingzoo", environments),)
