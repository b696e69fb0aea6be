"""Figures for whoever watches a server."""

from __future__ import annotations

import re

import pytest

import coronet
from tests.server.player import Player, fetched
from tests.server.serving import serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio


def figures(page):
    return {name: float(value) for name, value in re.findall(r"^(\w[^ ]*) (\S+)$", page, re.MULTILINE)}


async def test_process_games_in_play_and_commits_are_counted(tmp_path):
    with serving(tmp_path) as server:
        player = await Player(server.url, "Ada", seed=1).connect()
        seats = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
        await player.create(settings=SHORT, seats=seats, pace="instant", start=True)
        await player.until(lambda: player.view is not None)
        found = figures((await fetched(f"{server.page}/metrics")).decode())
        await player.drop()
    assert found['coronet_games_in_play{game="rebel"}'] == 1
    assert found[f'coronet_info{{version="{coronet.__version__}"}}'] == 1
    assert found["coronet_commit_seconds_count"] > 0
    assert found["process_resident_memory_bytes"] > 1e7
    assert found["process_cpu_seconds_total"] > 0
    assert found["process_open_fds"] > 3
    assert found["process_start_time_seconds"] > 1e9


async def test_without_a_game_none_is_counted(tmp_path):
    with serving(tmp_path) as server:
        page = (await fetched(f"{server.page}/metrics")).decode()
    assert "coronet_games_in_play" in page
    assert [name for name in figures(page) if name.startswith("coronet_games_in_play")] == []
