"""What is deleted for its age leaves a copy for a week, and comes back from it."""

from __future__ import annotations

import pytest
from sqlalchemy import func, select

from coronet.cli.main import run
from coronet.server.store import gone, schema
from coronet.server.store.rows import ChatRow, DiaryRow, SeatRow, Unit
from tests.server.conftest import opened
from tests.server.rows import DAY, NOW, game_row, guest_row, move, new_table, permit_row, table_row
from tests.server.store.test_store import full_unit

pytestmark = pytest.mark.anyio


async def fill(store):
    """A person of long ago, with all that a table can have, and a table of theirs that is closed."""
    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    await store.note(7, [DiaryRow(kind="game", id="abcde/1", at=NOW, body=b"{}")], most=10)
    await store.commit(new_table())
    unit = full_unit()
    unit.table.writes, unit.table.state = 1, "over"
    await store.commit(unit)


async def all_rows(store):
    """Everything that is copied, by table."""

    def read(connection):
        return {
            table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
            if table.name not in {"gone", "meta", *gone.NOT_COPIED}
        }

    return await store._read(read)


async def copies_of(store):
    counted = select(func.count()).select_from(schema.gone)
    return await store._read(lambda connection: connection.execute(counted).scalar())


async def test_tables_and_people_come_back_as_they_were(store):
    await fill(store)
    before = await all_rows(store)
    await store.sweep(NOW + 500 * DAY)
    assert (await store.load(1), await store.guest(7)) == (None, None)

    assert await store._write(gone.bring_back) == (1, 1)
    after = await all_rows(store)
    assert after == before
    assert await copies_of(store) == 0


async def test_a_person_comes_back_to_the_seats_and_words_that_lost_their_name(store):
    await fill(store)
    before = await all_rows(store)
    await store.sweep(NOW + 500 * DAY, keep_days=10_000)
    assert (await store.load(1)).seats[0].name == ""
    assert await store._write(gone.bring_back) == (0, 1)
    after = await all_rows(store)
    assert [after[name] for name in ("guest", "permit", "seat", "chat", "played")] == [
        before[name] for name in ("guest", "permit", "seat", "chat", "played")
    ]


async def test_games_and_chat_come_back(store):
    unit = new_table()
    await store.commit(unit)
    said = [ChatRow(no=1, at=NOW, guest_id=7, seat=0, kind="say", text="hello")]
    ended = game_row(1, last_rev=2, ended_at=NOW)
    unit = move(unit.table, rows=2, game=ended, chat=said, table={"game_no": 1, "chat_no": 1})
    for row in unit.rows:
        row.game_no = 1
    await store.commit(unit)
    await store.commit(move(unit.table, rows=1, game=game_row(2, first_rev=3), table={"game_no": 2}))
    before = await all_rows(store)
    await store.sweep(NOW + 31 * DAY)
    await store.sweep(NOW + 400 * DAY)
    assert await store.game_rows(1, 1) is None
    assert await store.chat_after(1, 0, 9) == []
    await store._write(gone.bring_back)
    assert await all_rows(store) == before


async def test_what_has_taken_the_place_of_a_copy_stays(store):
    await fill(store)
    await store.sweep(NOW + 500 * DAY)
    await store.commit(Unit(expected=-1, table=table_row(1, state="lobby"), seats=[SeatRow(seat=0, name="new")]))
    assert await store._write(gone.bring_back) == (0, 1)
    loaded = await store.load(1)
    assert (loaded.table.state, loaded.table.rev, loaded.seats[0].name) == ("lobby", 0, "new")


async def test_a_copy_is_kept_while_servers_ran_for_a_week_whatever_the_clock_says(store):
    await fill(store)
    await store.sweep(NOW + 500 * DAY, lived=DAY)
    copies = await copies_of(store)
    assert copies
    await store.sweep(NOW + 5_000 * DAY, lived=8 * DAY)
    assert await copies_of(store) == copies
    await store.sweep(NOW + 500 * DAY, lived=8 * DAY + 1)
    assert await copies_of(store) == 0


async def test_who_asks_to_be_forgotten_is_forgotten_in_the_copies_too(store):
    await fill(store)
    await store.sweep(NOW + 399 * DAY)
    assert await store.load(1) is None
    await store.forget_guest(7)
    assert await store._write(gone.bring_back) == (1, 0)
    loaded = await store.load(1)
    assert (loaded.seats[0].guest_id, loaded.seats[0].name) == (None, "")
    [line] = await store.chat_after(1, 0, 9)
    assert (line.guest_id, line.name, line.text) == (None, "", "")
    assert await store.export_guest(7) is None


async def test_the_program_brings_back_and_says_how_much(url, capsys):
    async with opened(url) as store:
        await fill(store)
        await store.sweep(NOW + 500 * DAY)
    assert run(["bring-back", "--database", url]) == 0
    assert "1 table and 1 person" in capsys.readouterr().out
    async with opened(url) as store:
        assert await store.load(1) is not None


async def test_the_program_leaves_a_file_alone_that_a_server_has_open(tmp_path, capsys):
    url = f"sqlite:///{tmp_path}/house.sqlite"
    async with opened(url):
        assert run(["bring-back", "--database", url]) == 2
    assert capsys.readouterr().err.count("\n") == 1
