"""Measurements of the table: what a step costs with its story and all views."""

from __future__ import annotations

import random
import statistics
import time

from coronet.table.table import Table

REPEATS = 5
STEPS = 600


def table_step_ms(seed: int = 7) -> float:
    """Milliseconds for one choice at a deluxe table of four, with the story and the view of everybody and a spectator.

    The median of several runs over whole games with all powers, interpreted, on one core.
    """
    return statistics.median(_one_run(random.Random(seed + run)) for run in range(REPEATS))


def _one_run(rng: random.Random) -> float:
    spent, steps = 0.0, 0
    while steps < STEPS:
        table = Table.new("rebel", edition="deluxe", players=4, rounds="anything", seed=rng.getrandbits(60))
        while not table.over and steps < STEPS:
            seat = rng.choice(table.to_act)
            choice = rng.choice(table.choices(seat))
            start = time.perf_counter()
            table.act(seat, choice)
            table.public_view()
            table.told(None)
            for viewer in range(table.players):
                table.own_view(viewer)
                table.told(viewer)
            spent += time.perf_counter() - start
            steps += 1
    return 1000 * spent / steps
