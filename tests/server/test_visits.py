"""Bots from outside at a server's tables: offered by the host alone, played by their programs, and never missed."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys

import pytest

from coronet.server.store.finished import log_of
from coronet.server.work.botpool import BotPool
from coronet.table.log import parse_log
from coronet.table.verify import check_log
from tests.bots.outside.programs import are_gone, odd, started, typed, until
from tests.server.inside import InsidePlayer, house_in
from tests.server.player import Player
from tests.server.serving import serving
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

MINE = {"kind": "bot", "level": "mine"}


@contextlib.asynccontextmanager
async def house_with(folder, way):
    """A house whose host has added a bot."""
    async with house_in(folder, outside=(odd(way, folder / "started", name="mine"),)) as house:
        house.bots = BotPool(1, house.clock, house.visits)
        yield house


async def host(house):
    return await InsidePlayer(house).connect()


async def test_a_page_is_told_which_bots_the_host_has_added_by_game(tmp_path):
    async with house_with(tmp_path, "plain") as house:
        player = await host(house)
        assert player.frames[0]["outside_bots"] == {"r": ["mine"], "rebel": ["mine"]}
        await player.drop()


async def test_without_any_nothing_is_told(tmp_path):
    async with house_in(tmp_path) as house:
        player = await host(house)
        assert "outside_bots" not in player.frames[0]
        await player.drop()


async def test_a_program_plays_at_a_table_and_the_log_says_so(tmp_path):
    async with house_with(tmp_path, "plain") as house:
        player = await host(house)
        code = await player.create(game="r", settings={}, seats=[{}, MINE], pace="instant", start=True)
        assert player.info["seats"][1] | {"kind": "bot", "name": "mine 2", "level": "mine"} == player.info["seats"][1]
        await player.play_to_the_end()
        log = await log_of(house.store, code, 1)
        await player.drop()
    assert json.loads(log.splitlines()[0])["seal"]["seats"] == ["person", "bot mine"]
    assert all(check.holds for check in check_log(parse_log(log)))
    until(lambda: are_gone(started(tmp_path / "started")))


@pytest.mark.parametrize(("game", "level"), [("woo", "mine"), ("r", "other"), ("r", "person")])
async def test_nobody_can_have_a_bot_that_the_host_has_not_added_for_the_game(tmp_path, game, level):
    async with house_with(tmp_path, "plain") as house:
        player = await host(house)
        refused = await player.command("create", game=game, settings={}, seats=[{}, {"kind": "bot", "level": level}])
        assert (refused["code"], refused["args"]) == ("no-level", {"level": level})
        await player.drop()


async def test_a_bot_whose_program_ends_again_and_again_is_told_to_play_on_as_good(tmp_path):
    async with house_with(tmp_path, "dies") as house:
        player = await host(house)
        seats = [{}, MINE, {"kind": "bot"}]
        await player.create(game="rebel", settings=SHORT, seats=seats, pace="instant", start=True)
        await player.play_to_the_end()
        told = [arguments for key, arguments in player.story if key == "room-plays-as"]
        assert told == [{"seat": 1, "before": "mine", "level": "good"}]
        await player.drop()


async def test_a_server_is_stopped_at_once_though_a_program_thinks(tmp_path):
    bot = typed(odd("hangs", tmp_path / "started", name="mine"))
    with serving(tmp_path, "--bot", bot, "--bot-ms", "600000") as server:
        player = await Player(server.url).connect()
        await player.create(game="r", settings={}, seats=[{}, MINE], pace="instant", start=True)
        until(lambda: len(started(tmp_path / "started")) > 1)
        await player.drop()
        assert server.stop() == 0
    until(lambda: are_gone(started(tmp_path / "started")))


async def test_no_program_outlives_a_server_that_is_killed(tmp_path):
    bot = typed(odd("hangs", tmp_path / "started", name="mine"))
    with serving(tmp_path, "--bot", bot, "--bot-ms", "600000") as server:
        player = await Player(server.url).connect()
        await player.create(game="r", settings={}, seats=[{}, MINE], pace="instant", start=True)
        until(lambda: len(started(tmp_path / "started")) > 1)
        server.kill()
        await player.drop()
    until(lambda: are_gone(started(tmp_path / "started")))


def test_a_server_does_not_start_with_a_bot_that_cannot_play(tmp_path):
    database = f"sqlite:///{tmp_path / 'house.sqlite3'}"
    command = [sys.executable, "-m", "coronet", "serve", "--local", "--no-open", "--port", "0", "--database", database]
    done = subprocess.run([*command, "--bot", "mine=./not-there"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "coronet: The program of mine is not here, or may not be run: ./not-there. Correct --bot.\n"
