"""R, the parlour games and Woo the Princess, each played to its end through the page by one who knows no rule."""

from __future__ import annotations

import random

import pytest

from coronet.table.catalogue import GAMES
from coronet.table.table import Table

OTHERS = [game for game in GAMES if game != "rebel"]
OFFERED = (
    "[data-testid=main-action]:not([aria-disabled]), [data-testid=table] [data-choice], "
    "[data-testid=hand] button[data-legal=yes]:not([data-sent])"
)


def play_on(stage, seed=1, most=400):
    """Press what the page offers and let the other seats choose by chance, until the end is shown."""
    rng = random.Random(seed)
    table = stage.table
    for _ in range(most):
        if table.over:
            break
        others = [seat for seat in table.to_act if seat != stage.seat]
        if others and stage.info["state"] == "playing":
            seat = rng.choice(others)
            stage.play(f"{seat} {rng.choice(table.choices(seat))}")
            continue
        offered = stage.page.locator(OFFERED)
        number = offered.count()
        assert number > 0, stage.look()
        offered.nth(rng.randrange(number)).click(position={"x": 12, "y": 12}, timeout=3000)
        stage._settled()
    assert stage.look()["over"]


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_by_click(stage, game):
    stage.show(Table.new(game, seed=5))
    play_on(stage)
