"""Watched from outside: at normal pace every trick stands for as long as it takes to read, in whole rounds of four."""

from __future__ import annotations

import itertools
import random

import pytest

from coronet.table.table import Table
from tests.browser.film import FRAME_MS

READER = 0
PLAYERS = 4
ANSWER_MS = 700  # the quickest bot at a table of normal pace
LEAST_MS = 1000
GAMES = {"rebel": {"rounds": ["royal-decree"], "princesses": "random"}, "woo": {}}


@pytest.mark.parametrize("game", GAMES)
def test_no_complete_trick_stands_under_a_second_unless_somebody_presses(camera, game):
    rng = random.Random(1)
    table = Table.new(game, players=PLAYERS, seed=5, **GAMES[game])
    film, tricks = [], 0
    camera.show(table)
    while not table.finished:  # bots answer as soon as they may, the reader as soon as the page asks; nobody presses
        others = [seat for seat in table.to_act if seat != READER]
        if not others and not (film and film[-1].seen["asked"]):
            film += camera.roll(10 * FRAME_MS)
            continue
        seat = rng.choice(others or [READER])
        film += camera.film(ANSWER_MS, f"{seat} {rng.choice(table.choices(seat))}")
        tricks += [kind for kind, _ in table.happened()].count("trick")
    film += camera.roll(5000)
    stands = ((len(frame.seen["trick"]) == PLAYERS and not frame.seen["leaving"]) for frame in film)
    stood = [FRAME_MS * len(list(frames)) for is_whole, frames in itertools.groupby(stands) if is_whole]
    assert len(stood) == tricks
    assert min(stood) >= LEAST_MS
