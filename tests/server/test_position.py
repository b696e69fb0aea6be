"""The table as one line: as the seat knows it while it is played, and told to all as a hint is."""

from __future__ import annotations

import pytest

from coronet.server.wire import bodies
from coronet.table.table import Table
from tests.server.fitting import unknown_fields
from tests.server.player import Player
from tests.server.test_play import leave, started

pytestmark = pytest.mark.anyio


async def test_a_seat_copies_what_it_knows_and_everybody_is_told(server):
    _, players = await started(server)
    asked, other = players[0], players[1]
    answer = await asked.command("position")
    assert answer["t"] == "ack"
    assert unknown_fields(answer["body"], bodies.PositionBody) == []
    seen = Table.from_position(answer["body"]["text"])
    assert seen.viewer == asked.you["seat"]
    assert seen.view(seen.viewer)["own"]["hand"] == asked.own["hand"]
    await other.until(lambda: any(line[0] == "room-hint" for line in other.story))
    await leave(players)


async def test_where_hints_are_off_no_position_is_given_and_who_watches_gets_none(server):
    code, players = await started(server)
    link = await players[0].command("link", kind="watch")
    watcher = Player(server.url, "Wilma")
    await watcher.connect(code, link["body"]["url"].partition("#")[2])
    assert (await watcher.command("position"))["code"] == "not-seated"
    assert (await players[0].command("set", hints=False))["t"] == "ack"
    refused = await players[1].command("position")
    assert (refused["code"], refused["args"]) == ("off", {"what": "hint"})
    await leave([*players, watcher])
