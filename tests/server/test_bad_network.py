"""Whole games through a network that drops, repeats, reorders, delays, cuts, garbles and goes dead."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from coronet.table.log import ChoiceLine, parse_log
from coronet.table.verify import check_log
from tests.server.fault_proxy import FAULTS, FaultProxy
from tests.server.player import Player, fetched
from tests.server.serving import Serving, serving
from tests.server.stubborn import Stubborn

pytestmark = pytest.mark.anyio

SETTINGS = {
    "edition": "deluxe",
    "players": 3,
    "rounds": ["late-for-a-very-important-date", "wedding-gift"],
    "princesses": ["mulan", "scheherazade", "snow-white"],
}
SEEDS = range(6)
SECONDS = 20


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    with serving(folder) as server:
        yield server, folder / "house.sqlite3"


async def sit_down(url: str, seed: int) -> tuple[str, list[Stubborn]]:
    """Three at a table that anybody may watch; no faults yet."""
    players = [
        Stubborn(url, name, seed=10 * seed + at, patience=0.4) for at, name in enumerate(("Ada", "Bruno", "Eva"))
    ]
    await players[0].connect()
    code = await players[0].create(settings=SETTINGS, pace="instant", listed=True, grace=0)
    for seat, player in enumerate(players[1:], 1):
        await player.connect(code)
        assert (await player.command("sit", seat=seat))["t"] == "ack"
    assert (await players[0].command("start"))["t"] == "ack"
    return code, players


async def test_games_over_a_bad_network_lose_nothing_and_do_nothing_twice(house):
    server, _ = house
    done = await asyncio.gather(*(a_game_by_seed(*house, seed) for seed in SEEDS))
    assert set().union(*done) == set(FAULTS), "every fault happened"
    assert "Traceback" not in server.errors()


async def a_game_by_seed(server: Serving, path: Path, seed: int) -> Counter[str]:
    """A game and its checks; says which faults there were."""
    code, players = await sit_down(server.url, seed)
    watcher = Watcher(server.url, "Mira")
    await watcher.connect(code)
    async with FaultProxy(server.url, seed) as network:
        for player in players:
            player.url = network.url
            await player.come_back()
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*(player.play_to_the_end() for player in players))
        await check_the_ends(server.url, code, players, watcher)
        for player in players:
            await player.drop()
    log = parse_log(await fetched(f"{server.page}/api/log/{code}/1"))
    assert [check.name for check in check_log(log) if not check.holds] == []
    for seat, player in enumerate(players):
        told = [line.choice for line in log.lines if isinstance(line, ChoiceLine) and line.seat == seat]
        assert by_hand(told) == by_hand(player.chosen), "what was acknowledged happened, once, and nothing else"
        assert set(player.refused) <= {"stale", "wrong-state", "no"}, "an old view asks what was answered"
    check_the_file(path, code, players)
    return network.done


def by_hand(choices: list[str]) -> list[list[str]]:
    """Without `no`, which the room may say for a player; cards in any order."""
    return [sorted(choice.split()) for choice in choices if choice != "no"]


class Watcher(Player):
    """Watches on a good network: every update follows the one before."""

    def _take(self, frame: dict[str, Any]) -> None:
        if frame["t"] == "up" and self.seq is not None:
            assert frame["prev"] == self.seq
        super()._take(frame)


async def check_the_ends(url: str, code: str, players: list[Stubborn], watcher: Watcher) -> None:
    """Everybody sees what one sees who comes anew, and what one saw who was never disturbed."""
    await watcher.until(lambda: watcher.info["state"] == "over")
    for player in players:
        fresh = Player(url, player.name)
        fresh.person = player.person
        await fresh.connect(code)
        assert (fresh.seq, fresh.view) == (player.seq, player.view)
        public = {name: part for name, part in fresh.view.items() if name != "own"}
        assert (watcher.seq, watcher.view) == (player.seq, public)
        await fresh.drop()
    await watcher.drop()


def check_the_file(path: Path, code: str, players: list[Stubborn]) -> None:
    """Every acknowledged command has one reply with its revision; every question was answered once."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        (table_id,) = database.execute("select id from tbl where code = ?", (code,)).fetchone()
        replies = dict(database.execute("select cmd, rev from reply where table_id = ?", (table_id,)).fetchall())
        for player in players:
            assert {cmd: rev for _, cmd, rev in player.acked}.items() <= replies.items()
        asked = database.execute(
            "select seat, ask from log where table_id = ? and kind = 'choice'", (table_id,)
        ).fetchall()
        assert len(asked) == len(set(asked))


async def test_who_comes_and_goes_all_the_time_misses_nothing(house):
    """Resuming in the middle of play: every update follows the one before, and the story has no hole."""
    server, _ = house
    code, players = await sit_down(server.url, 50)
    stayer, comer = Watcher(server.url, "Mira"), Watcher(server.url, "Nora")
    await stayer.connect(code)
    await comer.connect(code)
    playing = asyncio.gather(*(player.play_to_the_end() for player in players))
    async with asyncio.timeout(SECONDS):
        while not playing.done():
            await comer.drop()
            await comer.connect()
            with contextlib.suppress(TimeoutError):
                await comer.until(lambda seq=comer.seq: comer.seq != seq, 0.02)
        await playing
        await comer.until(lambda: comer.info["state"] == "over")
        await stayer.until(lambda: stayer.info["state"] == "over")
    assert (comer.seq, comer.view) == (stayer.seq, stayer.view)
    assert lasting(comer.story) == lasting(stayer.story)
    for player in [*players, comer, stayer]:
        await player.drop()


def lasting(story: list[Any]) -> list[Any]:
    """The lines that are told again later; cards of tricks before the last are not."""
    return [line for line in story if not {"card", "cards", "other"} & set(line[1])]
