"""Bots of every level think in worker processes, and play from the first question on."""

from __future__ import annotations

import asyncio

import pytest

from coronet.bots import levels, rebel_levels
from coronet.server import botpool
from coronet.server.botpool import BotPool
from coronet.server.turns import Asker
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


@pytest.mark.parametrize("level", levels.LEVELS)
def test_until_all_is_compiled_the_rules_of_thumb_answer(level, monkeypatch):
    monkeypatch.setattr(levels, "is_warm", lambda asked, game: asked in ("beginner", "good"))
    monkeypatch.setattr(rebel_levels.looking_ahead, "search", lambda *_: pytest.fail("nothing is compiled yet"))
    table = Table.new("rebel", edition="deluxe", players=4, seed=4, princesses="random")
    seat = table.to_act[0]
    choice = botpool._think("rebel", table.veiled(seat).to_words(), seat, level, 3)
    assert table.why_not(seat, choice) is None
