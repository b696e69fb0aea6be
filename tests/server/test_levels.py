"""Levels of bots at a server: offered only where they can think as named, and told as what they play."""

from __future__ import annotations

import json

import pytest

from coronet.bots.playable import LEVELS, THINKING
from coronet.errors import LevelMissing
from coronet.server.store.finished import log_of
from coronet.server.work.thinking import NotReady
from coronet.table.log import parse_log
from coronet.table.verify import check_log
from tests.server.inside import AnyBots, InsidePlayer, house_in
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

EXPERT = {"kind": "bot", "level": "expert"}
BOT = {"kind": "bot"}


class ExpertsMissing(AnyBots):
    """Bots among which no expert can think."""

    def __init__(self, why: Exception) -> None:
        super().__init__()
        self.why = why

    async def choose(self, table, seat, level, seed, asker):
        if level == "expert":
            raise self.why
        return await super().choose(table, seat, level, seed, asker)


@pytest.fixture
def without_fast(monkeypatch):
    monkeypatch.setattr("coronet.kernel.compiled.available", lambda: False)


async def host(house):
    return await InsidePlayer(house).connect()


async def test_a_page_is_told_which_levels_cannot_be_had(tmp_path, without_fast):
    async with house_in(tmp_path) as house:
        player = await host(house)
        missing = ["strong", "expert"]
        assert player.frames[0]["missing_levels"] == {"rebel": missing, "r": missing, "woo": missing}
        await player.drop()


async def test_where_all_can_be_had_nothing_is_told(tmp_path, monkeypatch):
    monkeypatch.setattr("coronet.kernel.compiled.available", lambda: True)
    async with house_in(tmp_path) as house:
        player = await host(house)
        assert "missing_levels" not in player.frames[0]
        await player.drop()


async def test_a_bot_of_a_level_that_cannot_think_is_refused(tmp_path, without_fast):
    async with house_in(tmp_path) as house:
        player = await host(house)
        refused = await player.command("create", game="rebel", settings=SHORT, seats=[{}, EXPERT, BOT])
        assert (refused["code"], refused["args"]) == ("no-level", {"level": "expert"})
        await player.create(settings=SHORT, seats=[{}, BOT, BOT])
        answers = {level: await player.command("bot", seat=1, on=True, level=level) for level in LEVELS}
        assert {level for level in LEVELS if answers[level].get("code") == "no-level"} == set(THINKING)
        await player.drop()


async def test_a_table_from_better_days_begins_only_with_other_bots(tmp_path, monkeypatch):
    async with house_in(tmp_path) as house:
        player = await host(house)
        await player.create(settings=SHORT, seats=[{}, EXPERT, BOT])
        monkeypatch.setattr("coronet.kernel.compiled.available", lambda: False)
        assert (await player.command("start"))["code"] == "no-level"
        assert (await player.command("bot", seat=1, on=True, level="good"))["t"] == "ack"
        assert (await player.command("start"))["t"] == "ack"
        await player.drop()


@pytest.mark.parametrize("why", [LevelMissing("rebel", "expert", ("beginner", "good")), NotReady("expert")], ids=repr)
async def test_a_bot_that_cannot_think_any_more_is_told_as_what_it_plays(tmp_path, why):
    async with house_in(tmp_path) as house:
        house.bots = ExpertsMissing(why)
        player = await host(house)
        code = await player.create(settings=SHORT, seats=[{}, EXPERT, BOT], pace="instant", start=True)
        await player.play_to_the_end()
        told = [arguments for key, arguments in player.story if key == "room-plays-as"]
        assert told == [{"seat": 1, "before": "expert", "level": "good"}]
        assert player.info["seats"][1]["level"] == "good"
        log = await log_of(house.store, code, 1)
        await player.drop()
    header = json.loads(log.splitlines()[0])
    assert header["seal"]["seats"] == ["person", "bot expert", "bot good"]
    assert header["seats"][0::2] == ["person", "bot good"]
    assert header["seats"][1].startswith("bot expert, good from row ")
    assert all(check.holds for check in check_log(parse_log(log)))
