"""A bot that is not patient does not keep a table waiting while its game is being solved."""

from __future__ import annotations

import pytest

from coronet import Table
from coronet.bots import levels

solved = pytest.importorskip("coronet.bots.box.solve.solved", reason="the extra `fast` is not installed")


def test_until_the_game_is_solved_rules_of_thumb_choose(monkeypatch):
    monkeypatch.setattr(solved, "_known", {})
    monkeypatch.setattr(solved, "solution_of", lambda *_: pytest.fail("it waits for the solution"))
    table = Table.new("r", seed=1)
    veiled = table.veiled(0)
    assert veiled.to_words() == table.veiled(0).to_words()
    chosen = {levels.choose(veiled, 0, "expert", seed, patient=False) for seed in range(5)}
    assert {table._game.text_of(choice) for choice in chosen} <= set(table.choices(0))


def test_a_game_without_a_solution_has_nothing_to_prepare(monkeypatch):
    monkeypatch.setattr(solved, "solution_of", lambda *_: pytest.fail("there is nothing to solve"))
    for game, settings in (("seeker", {}), ("r", {"variants": ["three-card"]})):
        levels.prepare(Table.new(game, seed=1, **settings).veiled(0))
