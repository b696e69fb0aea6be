"""Bots of every level think in worker processes, each by its own level from the first question on."""

from __future__ import annotations

import asyncio

import pytest

from coronet.bots import levels
from coronet.bots.rebel import levels as rebel_levels
from coronet.server.work import botpool, thinking
from coronet.server.work.botpool import BotPool
from coronet.server.work.turns import Asker
from coronet.table.table import Table


def test_every_level_answers_from_a_worker():
    async def ask() -> list[str]:
        pool = BotPool(workers=1)
        try:
            return [await pool.choose(table, seat, level, 3, Asker(1, 1)) for level in levels.LEVELS]
        finally:
            pool.close()

    table = Table.new("rebel", edition="classic", players=3, seed=4)
    seat = table.to_act[0]
    assert all(table.why_not(seat, choice) is None for choice in asyncio.run(ask()))


@pytest.mark.parametrize("level", ["strong", "expert"])
def test_while_something_is_compiled_nobody_else_plays_under_the_name_of_a_level(level, monkeypatch):
    monkeypatch.setattr(levels, "is_warm", lambda asked, game: asked in ("beginner", "good"))
    monkeypatch.setattr(rebel_levels.looking_ahead, "search", lambda *_: pytest.fail("nothing is compiled yet"))
    table = Table.new("rebel", edition="deluxe", players=4, seed=4, princesses="random")
    seat = table.to_act[0]
    assert thinking.think("rebel", table.veiled(seat).to_words(), seat, level, 3) is None


@pytest.mark.parametrize(("level", "is_waited_for"), [("beginner", False), ("good", False), ("strong", True)])
def test_a_duel_waits_for_its_solution_only_where_the_level_plays_by_it(level, is_waited_for, monkeypatch):
    monkeypatch.setattr("coronet.bots.box.levels.is_at_hand", lambda record: False)
    monkeypatch.setattr("coronet.bots.box.levels.prepare", lambda record: None)
    table = Table.new("r", seed=4)
    assert (thinking.think("r", table.veiled(0).to_words(), 0, level, 3) is None) == is_waited_for


def test_a_level_that_is_getting_ready_is_waited_for_but_not_for_ever(monkeypatch):
    async def ask(until_ready: int) -> str:
        answers = iter([None] * until_ready)
        pool = BotPool(workers=1)
        monkeypatch.setattr(pool, "_ask", lambda *_: _done(next(answers, "play Q1")))
        return await pool.choose(table, table.to_act[0], "expert", 3, Asker(1, 1))

    table = Table.new("rebel", edition="classic", players=3, seed=4)
    monkeypatch.setattr(botpool, "ASKED_AGAIN", 0)
    assert asyncio.run(ask(until_ready=3)) == "play Q1"
    monkeypatch.setattr(botpool, "LONGEST_WAIT", -1)
    with pytest.raises(thinking.NotReady):
        asyncio.run(ask(until_ready=1))


async def _done(answer):
    return answer
