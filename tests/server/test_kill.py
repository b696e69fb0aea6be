"""kill -9 under load: nothing acknowledged is lost, no table breaks, and clients go on by themselves."""

from __future__ import annotations

import asyncio
import random

import pytest

from tests.server.lossless import check_the_file, check_the_tables, gone_on, sit_down
from tests.server.serving import Serving

pytestmark = pytest.mark.anyio

KILLS = 12
TABLES = 12


async def test_no_acknowledged_command_is_lost_by_kills_at_random_moments(tmp_path):
    path = tmp_path / "house.sqlite3"
    server = Serving(f"sqlite:///{path}").start()
    rng = random.Random(5)
    tables = await asyncio.gather(*(sit_down(server, number) for number in range(TABLES)))
    players = [player for table in tables for player in table]
    playing = [asyncio.create_task(player.run()) for player in players]
    try:
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(0.15, 0.7))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        before = [player.seq or 0 for player in players]
        await asyncio.wait_for(asyncio.gather(*(gone_on(*pair) for pair in zip(players, before, strict=True))), 60)
    finally:
        for player in players:
            player.stop = True
        await asyncio.gather(*playing)
        await asyncio.gather(*(player.drop() for player in players))
        server.kill()
        server.log.close()
    check_the_file(path, [acked for player in players for acked in player.acked])
    await check_the_tables(path)
