"""Bodies of answers are what the page's types say of them."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from coronet import GAMES, Table
from coronet.bots.budget import Budget
from coronet.bots.review import review
from coronet.bots.values import hint
from coronet.server.wire import bodies
from coronet.server.wire.protocol import ToPage
from coronet.server.work import replays
from coronet.table.log import parse_log
from tests.server.fitting import unknown_fields

SOLVED = {"r": {}, "serious-card": {}}


def played(game: str, most: int = 400, **settings: Any) -> Table:
    """A game by chance, to its end or almost."""
    table, rng = Table.new(game, seed=7, **settings), random.Random(7)
    for _ in range(most):
        if table.over:
            break
        seat = rng.choice(table.to_act)
        table.act(seat, rng.choice(table.choices(seat)))
    return table


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_replay_is_a_step(game):
    log = parse_log(played(game).log.to_text().encode())
    for line in replays._step_lines(log):
        assert unknown_fields(json.loads(line), bodies.Step) == []


@pytest.mark.parametrize("change", [("", ""), ('"seed":7', '"seed":8'), ('"rules":2', '"rules":99')])
def test_every_check_of_a_log_is_a_check(change):
    log = parse_log(played("rebel").log.to_text().replace(*change).encode())
    assert unknown_fields(json.loads(replays._checks(log)), list[bodies.Checked]) == []


@pytest.mark.parametrize(("game", "settings"), SOLVED.items())
def test_a_hint_and_a_review_are_what_they_are_called(game, settings):
    table = played(game, **settings)
    asked = Table.new(game, seed=7, **settings)
    budget = Budget(milliseconds=50)
    found = json.loads(json.dumps(hint(asked.veiled(0), 0, budget, 1).to_data()))
    assert unknown_fields(found, bodies.HintBody) == []
    reviewed = json.loads(json.dumps(review(parse_log(table.log.to_text().encode()), 0, budget=budget).to_data()))
    assert reviewed["decisions"]
    assert unknown_fields(reviewed, bodies.Review) == []


def test_a_field_that_no_struct_knows_is_found():
    assert unknown_fields({"t": "ack", "id": "a", "news": 1}, ToPage) == [".news"]
