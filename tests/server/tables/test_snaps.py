"""Snaps are a cache: a damaged or foreign one costs a replay of the log, and a damaged log costs its own table."""

from __future__ import annotations

import contextlib
import logging
import sqlite3

import msgspec
import pytest

from coronet.server.settings import ServerSettings
from coronet.server.store.rows import Snap
from coronet.server.tables.served import ServedHouse
from coronet.table.table import Table
from tests.server.inside import AnyBots, InsidePlayer, house_in
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


@pytest.fixture
async def played(tmp_path):
    """A house whose one table has a snap with rows after it, its player gone and its room closed."""
    async with house_in(tmp_path) as house:
        player = InsidePlayer(house, "Zofia")
        await player.connect()
        code = await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
        await play_past_a_snap(house, player, code)
        yield house, player, code


async def play_past_a_snap(house, player, code):
    room = await house.room(code)
    while room.row.rev < 34 or room.row.rev % 32 < 2:
        await player.until(lambda: player.is_asked() or player.info["state"] != "playing")
        if player.info["state"] == "between":
            await player.command("ready", on=True)
        elif player.is_asked():
            await player.play()
    await player.drop()
    await room.settled()
    forget_rooms(house)


def forget_rooms(house):
    """As after a start: every table is loaded anew."""
    for room in house.rooms.values():
        room.close()
    house.rooms.clear()


def database(house):
    return contextlib.closing(sqlite3.connect(house.store.database.path, isolation_level=None))


def change_snap(house, change):
    with database(house) as file:
        (state,) = file.execute("SELECT state FROM snap").fetchone()
        file.execute("UPDATE snap SET state = ?", (change(state),))


async def stands(house, code):
    room = await house.room(code)
    return room.table.to_bytes(), room.table.source.number, room.row.rev


def replays(caplog):
    return [record for record in caplog.records if "first row" in record.getMessage()]


def flipped(at):
    return lambda state: state[:at] + bytes([state[at] ^ 1]) + state[at + 1 :]


def with_other_draws(state):
    kept = msgspec.json.decode(state)
    return msgspec.json.encode(kept | {"draws": kept["draws"] + 1})


def of_another_game(_state):
    table = Table.new("woo", players=3, seed=1)
    return msgspec.json.encode({"draws": 1, "words": table.to_bytes()})


def of_other_settings(_state):
    table = Table.new("rebel", **SHORT | {"players": 4}, seed=1)
    return msgspec.json.encode({"draws": 1, "words": table.to_bytes()})


def of_another_layout(state):
    kept = msgspec.json.decode(state, type=dict)
    return msgspec.json.encode(kept | {"words": "AAAAAAAAAAA=" + kept["words"][12:]})


DAMAGES = {
    "a flipped byte at the beginning": flipped(0),
    "a flipped byte in the count of draws": flipped(9),
    "a flipped byte in the words": flipped(60),
    "a flipped byte near the end": lambda state: flipped(len(state) - 12)(state),
    "cut off": lambda state: state[: len(state) // 2],
    "nothing left": lambda state: b"",
    "other draws": with_other_draws,
    "another game": of_another_game,
    "other settings": of_other_settings,
    "another layout": of_another_layout,
}


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_snap_that_cannot_be_trusted_is_left_aside_and_the_log_played(played, damage, caplog):
    house, player, code = played
    whole = await stands(house, code)
    forget_rooms(house)
    change_snap(house, DAMAGES[damage])
    with caplog.at_level(logging.WARNING):
        assert await stands(house, code) == whole
    assert len(replays(caplog)) == 1
    assert not [record for record in caplog.records if record.exc_info]
    await player.connect(code)
    assert player.bye is None
    await player.drop()


async def test_a_snap_of_another_table_of_the_same_game_is_left_aside(played, caplog):
    house, _, code = played
    whole = await stands(house, code)
    other = InsidePlayer(house, "Ada", seed=5)
    await other.connect()
    other_code = await other.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
    await play_past_a_snap(house, other, other_code)
    with database(house) as file:
        ids = dict(file.execute("SELECT code, id FROM tbl").fetchall())
        found = file.execute("SELECT state, rev FROM snap WHERE table_id = ?", (ids[other_code],)).fetchone()
        file.execute("UPDATE snap SET state = ?, rev = ? WHERE table_id = ?", (*found, ids[code]))
    assert await stands(house, code) == whole
    assert len(replays(caplog)) == 1


async def test_a_snap_of_the_release_before_has_no_mark_and_is_left_aside(played):
    house, _, code = played
    whole = await stands(house, code)
    forget_rooms(house)
    change_snap(house, lambda state: msgspec.json.encode({**msgspec.json.decode(state), "mark": ""}))
    assert await stands(house, code) == whole


async def test_a_whole_snap_is_used(played, caplog):
    house, _, code = played
    await stands(house, code)
    table_id = next(iter(house.rooms))
    loaded = await house.store.load(table_id)
    assert isinstance(loaded.snap, Snap)
    assert loaded.rows[0].rev == loaded.snap.rev + 1
    assert not replays(caplog)


LOG_DAMAGES = {
    "a row that is no JSON": "UPDATE log SET body = x'00' WHERE kind = 'choice' AND rev = (SELECT max(rev) FROM log)",
    "a choice that is not legal": (
        """UPDATE log SET body = '{"seat":0,"choice":"nothing of the kind"}' WHERE kind = 'choice'"""
    ),
    "a row that is missing": "DELETE FROM log WHERE rev = (SELECT max(rev) - 1 FROM log)",
    "a last row that is missing": "DELETE FROM log WHERE rev = (SELECT max(rev) FROM log)",
    "settings that are none": "UPDATE tbl SET settings = x'7b'",
    "a game that is none": "UPDATE tbl SET game = 'bingo'",
    "facts that are none": "UPDATE tbl SET room = x'7b'",
}


@pytest.mark.parametrize("damage", LOG_DAMAGES)
async def test_a_table_whose_log_is_damaged_too_is_listed_so_and_hurts_no_other_page(played, damage, caplog):
    house, player, code = played
    change_snap(house, lambda state: state[:7])
    with database(house) as file:
        file.execute(LOG_DAMAGES[damage])
    player.table = player.seq = None
    for _ in range(2):
        await player.connect()
        (home,) = [frame for frame in player.frames[-2:] if frame["t"] == "home"]
        (shown,) = home["tables"]
        assert (shown["code"], shown["damaged"], shown["names"][0]) == (code, True, "Zofia")
        await player.drop()
    whole = InsidePlayer(house, "Ada")
    whole.person = player.person
    await whole.connect()
    await whole.create(settings=SHORT, seats=BOTS, pace="instant", start=True)
    await whole.until(whole.is_asked)
    await whole.drop()

    await player.connect(code)
    assert player.bye["code"] == "damaged"
    assert len([record for record in caplog.records if "damaged" in record.getMessage()]) == 1
    assert not [record for record in caplog.records if record.exc_info]


async def test_a_person_with_a_damaged_table_can_be_forgotten(played):
    house, player, _ = played
    with database(house) as file:
        file.execute(LOG_DAMAGES["a row that is missing"])
        file.execute("DELETE FROM snap")
    await house.forget(int(player.you["guest"], 16))
    with database(house) as file:
        assert file.execute("SELECT count(*) FROM guest").fetchone() == (0,)


async def test_a_house_settles_clocks_beside_a_damaged_table_without_a_word_each_time(played, caplog):
    house, _, _ = played
    with database(house) as file:
        file.execute("DELETE FROM snap")
        file.execute(LOG_DAMAGES["a row that is missing"])
        file.execute("UPDATE tbl SET due_at = 1")
    for _ in range(3):
        await house.settle_clocks()
    assert len(caplog.records) == 1


async def test_a_house_started_on_a_file_with_a_flipped_byte_opens_its_owner_s_pages(played, tmp_path):
    house, player, code = played
    change_snap(house, flipped(60))
    await house.close()
    again = ServedHouse(ServerSettings(database=f"sqlite:///{tmp_path / 'house.sqlite3'}", frame_rate=10_000))
    again.bots = AnyBots()
    await again.open()
    try:
        player.house, player.table, player.seq = again, None, None
        await player.connect()
        assert player.frames[-1]["tables"][0]["code"] == code
        await player.drop()
        await player.connect(code)
        assert player.bye is None
        await player.drop()
    finally:
        await again.close()
