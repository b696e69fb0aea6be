"""What is measured of many tables as arrays: steps with masks and observations, on one thread and on all cores."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

import numpy as np

from coronet.batch import Tables
from coronet.bench.frame import Found, Measure, Rate, now

TABLES = 1024
STEPS = 100  # of every table


def stepping(lap: int) -> Mapping[str, Found]:
    """One thread: every step chooses at random among the allowed actions, steps, masks and observes."""
    return {"batch_steps_per_s": _rate(Tables("rebel", TABLES, seed=lap, threads=1), lap, now)}


def on_all_cores(lap: int) -> Mapping[str, Found]:
    """More tables by the clock on the wall, on one thread and on all cores."""
    one, all_cores = (Tables("rebel", 4 * TABLES, seed=lap, threads=threads) for threads in (1, 0))
    return {
        "batch_one_core_steps_per_s": _rate(one, lap, time.perf_counter),
        "batch_all_cores_steps_per_s": _rate(all_cores, lap, time.perf_counter),
    }


def _rate(tables: Tables, lap: int, clock: Callable[[], float]) -> Rate:
    chance = np.random.default_rng(lap)
    begun = clock()
    for _ in range(STEPS):
        tables.step(tables.at_random(chance))
        tables.observe()
    return Rate(STEPS * len(tables), clock() - begun)


MEASURES = (Measure("array-stepping", stepping), Measure("array-threads", on_all_cores))
