"""Tables whose game was begun by other rules than those of this release."""

from __future__ import annotations

import json

import pytest

from coronet.games.rebel.game import Rebel
from tests.server.inside import InsidePlayer, house_in

pytestmark = pytest.mark.anyio

SETTINGS = {"edition": "classic", "players": 3, "rounds": ["once-upon-a-time"], "princesses": "none"}


async def begun(house):
    player = InsidePlayer(house, "Ada", seed=1)
    await player.connect()
    bots = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]
    await player.create(settings=SETTINGS, seats=bots, pace="instant", start=True)
    await player.until(lambda: player.view is not None)
    return player


async def after_the_update(house, player, monkeypatch):
    """The house of the next release, whose rules are another version."""
    await player.drop()
    for room in house.rooms.values():
        room.close()
    house.rooms.clear()
    monkeypatch.setattr(Rebel, "rules_version", Rebel.rules_version + 1)
    player.seq = player.view = player.info = None
    await player.connect()


async def test_a_game_of_other_rules_cannot_go_on_and_the_table_says_so(tmp_path, monkeypatch):
    async with house_in(tmp_path) as house:
        player = await begun(house)
        await after_the_update(house, player, monkeypatch)
        assert (player.info["state"], player.info["outdated"]) == ("lobby", True)
        assert ["room-outdated", {}] in player.story
        await player.command("start")
        await player.until(lambda: player.view is not None)
        assert "outdated" not in player.info
        await player.drop()


async def test_the_result_of_a_finished_game_of_other_rules_is_kept(tmp_path, monkeypatch):
    async with house_in(tmp_path) as house:
        player = await begun(house)
        await player.play_to_the_end()
        totals = player.view["totals"]
        await after_the_update(house, player, monkeypatch)
        assert player.info["state"] == "lobby"
        (room,) = house.rooms.values()
        game, _ = await house.store.game_rows(room.row.id, 1)
        assert json.loads(game.result)["totals"] == totals
        await player.drop()
