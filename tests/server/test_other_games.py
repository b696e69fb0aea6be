"""The games beside Rebel Princess over the wire: played to the end, frames as their types say, results, secrets."""

from __future__ import annotations

import json

import msgspec
import pytest

from coronet.games.catalogue import GAMES
from coronet.server.wire import protocol
from coronet.table.log import parse_log
from coronet.table.verify import check_log
from tests.server.player import Player, fetched
from tests.server.test_play import leave, started

pytestmark = pytest.mark.anyio

OTHERS = [game for game in GAMES if game != "rebel"]
BOTS = [{"kind": "open"}] + [{"kind": "bot"}] * 7


@pytest.mark.parametrize("game", OTHERS)
async def test_a_game_against_bots_is_played_to_its_end_and_kept(server, game):
    host = Player(server.url, "Ada", seed=1)
    await host.connect()
    code = await host.create(game=game, settings={}, seats=BOTS, pace="instant", start=True)
    await host.play_to_the_end()
    for frame in host.frames:
        msgspec.convert(frame, protocol.ToPage)  # the page's types are made from these
    log = parse_log(await fetched(f"{server.page}/api/log/{code}/1"))
    assert [check.name for check in check_log(log) if not check.holds] == []
    result = json.loads(await fetched(f"{server.page}/api/result/{code}/1"))
    winners = host.view["winners"] or list(range(len(result["seats"])))
    assert result["game"] == game
    assert [seat for seat, one in enumerate(result["seats"]) if one["place"] == 1] == winners
    await host.drop()


async def test_a_choice_made_at_once_is_told_as_made_and_nothing_more_until_both_are(server):
    _, players = await started(server, game="r", settings={}, people=2)
    first, second = players
    told = []
    for choice in ("play spy", "play jester"):
        heard = len(second.story)
        assert (await first.command("do", ask=first.own["question"], choice=choice))["t"] == "ack"
        await first.until(lambda choice=choice: first.own["pending"] == choice)
        await second.until(lambda: second.view["to_act"] == [1])
        told.append(json.dumps([second.view, second.story[heard:]]))
        assert (await first.command("undo", ask=first.own["question"]))["t"] == "ack"
        await second.until(lambda: second.view["to_act"] == [0, 1])
    assert told[0] == told[1]
    await leave(players)


async def test_settings_that_do_not_go_together_are_refused_with_the_reason_of_the_rules(server):
    host = Player(server.url, "Ada", seed=1)
    await host.connect()
    answer = await host.command("create", game="r", settings={"variants": ["prophecy", "fortune"]})
    assert (answer["code"], answer["why"][0], answer["why"][1]["reason"]) == ("bad-setting", "senseless", "two-orders")
    await host.drop()


async def test_the_table_stops_after_each_deal_until_everybody_has_looked(server):
    _, players = await started(server, game="pair-attack", settings={"deals": 2}, people=2)
    while players[0].info["state"] != "between":
        for player in players:
            if player.is_asked():
                await player.play()
        await players[0].until(lambda: players[0].is_asked() or players[0].info["state"] == "between")
    assert players[0].view["deal"] == 2
    assert (await players[0].command("ready", on=True))["t"] == "ack"
    assert (await players[1].command("ready", on=True))["t"] == "ack"
    await players[0].until(lambda: players[0].info["state"] == "playing")
    await leave(players)
