"""The store on both databases: units are all or nothing, and what was written is found again."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys

import pytest

from coronet.errors import Cannot, InputError, StoreError
from coronet.server.store import copies
from coronet.server.store.rows import ChatRow, Outcome, PlayedRow, PushRow, SeatRow, Snap, Unit
from coronet.server.store.store import Store
from tests.server.conftest import opened
from tests.server.rows import (
    DAY,
    NOW,
    game_row,
    guest_row,
    log_row,
    move,
    new_table,
    permit_row,
    table_row,
)

pytestmark = pytest.mark.anyio
WON, LOST, FAILED = Outcome.WON, Outcome.LOST, Outcome.FAILED


def full_unit(cmd="command-1"):
    """A unit that writes to every table, as the second of table 1."""
    return move(
        0,
        rows=2,
        cmd=cmd,
        table={"game_no": 1, "chat_no": 1, "due_at": NOW},
        seats=[SeatRow(seat=0, kind="person", guest_id=7, name="Ada"), SeatRow(seat=1, kind="bot", level="calm")],
        game=game_row(1, started_at=NOW),
        snap=Snap(rev=1, state=b"\x00state"),
        chat=[ChatRow(no=1, at=NOW, guest_id=7, seat=0, kind="say", text="hello", name="Ada")],
        played=[
            PlayedRow(
                game_no=1,
                seat=0,
                guest_id=7,
                game="rebel",
                edition="deluxe",
                princess=None,
                level=None,
                score=3,
                place=1,
                players=4,
                ended_at=NOW,
            )
        ],
        permits=[permit_row("link", table_id=1, uses_left=2)],
        ban=[99],
        rename=[(7, "Ada II")],
    )


async def test_a_unit_writes_all_its_parts_and_load_finds_them(store):
    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    unit = full_unit()
    assert await store.commit(new_table()) is WON
    unit.table.writes = 1
    assert await store.commit(unit) is WON

    loaded = await store.load(1)
    assert loaded == await store.load_code("code1")
    assert loaded.table == unit.table
    assert loaded.seats == unit.seats
    assert loaded.game == unit.game
    assert loaded.snap == unit.snap
    assert loaded.rows == unit.rows[1:]
    assert loaded.banned == [99]
    assert await store.table_id("code1") == 1
    assert await store.reply(1, 7, "command-1") == unit.reply
    assert await store.chat_after(1, 0, 10) == unit.chat
    assert await store.permit(unit.permits[0].hash) == unit.permits[0]
    assert (await store.guest(7)).name == "Ada II"
    assert await store.game_rows(1, 1) == (unit.game, unit.rows)
    assert await store.revs([1, 2]) == {1: 2}


async def test_a_table_that_is_not_there_is_none_or_empty(store):
    assert await store.load(5) is None
    assert await store.load_code("none") is None
    assert await store.table_id("none") is None
    assert await store.reply(5, 7, "x") is None
    assert await store.rows_after(5, 0, 10) == []
    assert await store.game_rows(5, 1) is None
    assert await store.guest_by(b"x" * 32) is None
    assert await store.revs([]) == {}
    assert await store.tables_of(7, 10) == []
    assert await store.commit(move(table_row(5, rev=3))) is LOST


async def test_of_two_units_on_the_same_revision_the_second_loses_and_changes_nothing(store):
    await store.commit(new_table())
    first, second = move(table_row(writes=1), cmd="first"), move(table_row(writes=1), cmd="second")
    second.seats = [SeatRow(seat=0, name="nobody")]
    assert await store.commit(first) is WON
    assert await store.commit(second) is LOST
    loaded = await store.load(1)
    assert (loaded.table.rev, loaded.seats) == (1, [])
    assert await store.reply(1, 7, "second") is None


async def test_a_repeated_command_finds_its_reply_and_cannot_act_twice(store):
    await store.commit(new_table())
    unit = move(table_row(writes=1), rows=0, cmd="once")
    assert await store.commit(unit) is WON
    again = move(unit.table, rows=0, cmd="once")
    assert await store.commit(again) is LOST
    assert (await store.reply(1, 7, "once")).body == b'{"ok":1}'


async def test_a_code_or_an_id_that_is_taken_loses(store):
    assert await store.commit(new_table(1)) is WON
    assert await store.commit(new_table(1)) is LOST
    assert await store.commit(Unit(expected=-1, table=table_row(2, code="code1"))) is LOST
    assert await store.load(2) is None


async def test_a_permit_is_spent_as_often_as_it_has_uses(store):
    permit = permit_row("device", "device", guest_id=7, uses_left=2)
    await store.add_permit(permit)
    assert [await store.spend(permit.hash) for _ in range(3)] == [True, True, False]
    assert (await store.permit(permit.hash)).uses_left == 0
    assert not await store.spend(b"unknown")


async def test_a_permit_without_a_count_is_never_spent(store):
    permit = permit_row("link", table_id=1)
    await store.commit(new_table(1, permits=[permit]))
    assert [await store.spend(permit.hash) for _ in range(3)] == [True, True, True]


async def test_fresh_links_of_a_kind_end_the_old_ones(store):
    old, watch = permit_row("old", table_id=1), permit_row("watch", "watch", table_id=1)
    other = permit_row("other", table_id=2)
    await store.commit(new_table(2, permits=[other]))
    unit = new_table(1, permits=[old, watch])
    await store.commit(unit)
    fresh = permit_row("fresh", table_id=1)
    assert await store.commit(move(unit.table, rows=0, drop_kinds=["invite"], permits=[fresh])) is WON
    found = [await store.permit(one.hash) for one in (old, watch, other, fresh)]
    assert found == [None, watch, other, fresh]


async def test_seats_and_games_are_written_over_those_of_the_same_number(store):
    unit = new_table(1, seats=[SeatRow(seat=0), SeatRow(seat=1)])
    await store.commit(unit)
    sits = SeatRow(seat=1, kind="person", guest_id=7, name="Ada", epoch=1)
    unit = move(unit.table, seats=[sits], game=game_row(1), table={"game_no": 1})
    await store.commit(unit)
    ended = game_row(1, last_rev=2, ended_at=NOW, result=b"[]")
    await store.commit(move(unit.table, game=ended))
    loaded = await store.load(1)
    assert loaded.seats == [SeatRow(seat=0), sits]
    assert loaded.game == ended


async def test_load_gives_the_rows_of_the_present_game_after_its_snap(store):
    unit = new_table()
    await store.commit(unit)
    unit = move(unit.table, rows=3, table={"game_no": 1}, game=game_row(1), snap=Snap(rev=2, state=b"one"))
    await store.commit(unit)
    loaded = await store.load(1)
    assert (loaded.snap.state, [row.rev for row in loaded.rows]) == (b"one", [3])

    unit = move(unit.table, rows=2, table={"game_no": 2}, game=game_row(2, first_rev=4))
    await store.commit(unit)
    loaded = await store.load(1)
    assert loaded.snap is None  # it is of the first game
    assert [row.rev for row in loaded.rows] == [4, 5]


async def test_the_log_is_read_forwards_and_backwards(store):
    unit = new_table()
    await store.commit(unit)
    await store.commit(move(unit.table, rows=9))
    assert [row.rev for row in await store.rows_after(1, 3, 4)] == [4, 5, 6, 7]
    assert [row.rev for row in await store.rows_before(1, 8, 3)] == [5, 6, 7]
    assert await store.rows_before(1, 1, 3) == []


async def test_listed_tables_that_wait_for_players_come_before_those_in_play(store):
    for row in (
        table_row(1, updated_at=NOW, listed=True, state="lobby"),
        table_row(2, updated_at=NOW + 1, listed=True, state="playing"),
    ):
        await store.commit(Unit(expected=-1, table=row))
    assert [table.id for table, _ in await store.listed(1)] == [1]


async def test_tables_of_a_person_and_listed_ones_come_with_their_seats(store):
    ada = SeatRow(seat=0, kind="person", guest_id=7, name="Ada")
    rows = [
        table_row(1, updated_at=NOW),
        table_row(2, updated_at=NOW + 2, listed=True, state="lobby"),
        table_row(3, updated_at=NOW + 1, host_id=7, listed=True, state="over"),
        table_row(4, updated_at=NOW + 3, state="closed", host_id=7),
    ]
    for row in rows:
        await store.commit(Unit(expected=-1, table=row, seats=[ada, SeatRow(seat=1)] if row.id < 3 else []))
    own = await store.tables_of(7, 10)
    assert [(table.id, len(seats)) for table, seats in own] == [(2, 2), (3, 0), (1, 2)]
    assert own[0][1][0] == ada
    assert [table.id for table, _ in await store.listed(10)] == [2]
    assert [table.id for table, _ in await store.tables_of(7, 1)] == [2]


async def test_overdue_tables_are_late(store):
    for number, due_at in {1: NOW - 5_000, 3: NOW - 9_000, 4: NOW - 100}.items():
        await store.commit(Unit(expected=-1, table=table_row(number, due_at=due_at)))
    await store.commit(new_table(5))
    assert await store.overdue(NOW, 50) == [3, 1]
    assert await store.overdue(NOW, 1) == [3]


async def test_a_guest_is_found_by_their_secret_alone(store):
    permit = permit_row("mine", "person", guest_id=7)
    await store.add_guest(guest_row(7), permit)
    await store.add_permit(permit_row("device", "device", guest_id=7))
    assert await store.guest_by(permit.hash) == (guest_row(7), permit)
    assert await store.guest_by(permit_row("device").hash) is None
    await store.seen([7, 8], NOW + 5)
    await store.rename_guest(7, "Ada")
    assert await store.guest(7) == guest_row(7, seen_at=NOW + 5, name="Ada")


async def test_a_guest_who_is_there_already_is_refused_without_harm_to_others(store):
    await store.add_guest(guest_row(7), permit_row("7", "person", guest_id=7))
    again = store.add_guest(guest_row(7), permit_row("other", "person", guest_id=7))
    others = [store.add_guest(guest_row(n), permit_row(str(n), "person", guest_id=n)) for n in (8, 9)]
    done = await asyncio.gather(others[0], again, others[1], return_exceptions=True)
    assert [type(one) for one in done] == [type(None), StoreError, type(None)]
    assert (await store.guest(9)).id == 9
    assert await store.permit(permit_row("other").hash) is None
    assert store.healthy


async def test_browsers_to_notify_are_bounded_and_go_with_their_guest(store):
    def browser(number, guest_id=7):
        sealed = {"key": b"k", "auth": b"a", "language": "en"}
        named = {"hash": f"{number}".encode(), "guest_id": guest_id, "endpoint": f"https://push.example/{number}"}
        return PushRow(**named | sealed, created_at=number)

    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    for number in (1, 2, 3, 2):
        await store.add_push(browser(number), most=2)
    await store.add_push(browser(9, guest_id=8), most=2)
    assert [row.created_at for row in await store.pushes(7)] == [2, 3]
    await store.drop_push(browser(9))  # it is another's
    await store.drop_push(browser(3))
    assert await store.push(b"3") is None
    await store.forget_guest(7)
    assert (await store.pushes(7), await store.push(b"9")) == ([], browser(9, guest_id=8))


async def test_a_forgotten_guest_leaves_games_without_a_name(store):
    person = permit_row("person", "person", guest_id=7)
    await store.add_guest(guest_row(7), person)
    await store.commit(new_table())
    unit = full_unit()
    unit.table.writes, unit.table.host_id = 1, 7
    await store.commit(unit)

    exported = await store.export_guest(7)
    assert exported.guest.name == "Ada II"
    assert [row.score for _, row in exported.played] == [3]
    assert [(table_id, row.text) for table_id, row in exported.chat] == [(1, "hello")]

    await store.forget_guest(7)
    assert await store.guest_by(person.hash) is None
    assert await store.export_guest(7) is None
    assert await store.reply(1, 7, "command-1") is None
    loaded = await store.load(1)
    assert (loaded.table.host_id, loaded.seats[0].guest_id, loaded.seats[0].name) == (None, None, "")
    assert loaded.seats[0].kind == "person"
    chat = await store.chat_after(1, 0, 1)
    assert (chat[0].guest_id, chat[0].name, chat[0].text) == (None, "", "")
    assert len((await store.game_rows(1, 1))[1]) == 2


async def test_a_guests_export_has_the_logs_of_finished_games_only(store):
    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    await store.commit(new_table())
    unit = full_unit()
    unit.table.writes = 1
    await store.commit(unit)
    assert (await store.export_guest(7)).games == []
    await store.commit(move(unit.table, rows=1, game=game_row(1, last_rev=2, ended_at=NOW)))
    [(table, game, rows)] = (await store.export_guest(7)).games
    assert (table.id, game.no, [row.rev for row in rows]) == (1, 1, [1, 2])


async def test_the_sweep_deletes_what_has_been_kept_long_enough(store):
    ended = {"last_rev": 1, "ended_at": NOW - 2 * DAY}
    old_lobby = table_row(1, state="lobby", updated_at=NOW - 2 * DAY)
    lobby = table_row(2, state="lobby", updated_at=NOW - DAY // 2)
    old_result = table_row(3, state="over", updated_at=NOW - 400 * DAY)
    result = table_row(4, state="over", game_no=1, updated_at=NOW - 2 * DAY)
    asleep = table_row(5, state="playing", game_no=1, updated_at=NOW - 31 * DAY)
    for row in (old_lobby, lobby, old_result, result, asleep):
        await store.commit(Unit(expected=-1, table=row))
    row = (await store.load(4)).table
    chat = [ChatRow(no=1, at=NOW - 3 * DAY, guest_id=7, seat=0, kind="say", text="still here")]
    await store.commit(move(row, cmd="old", game=game_row(1, **ended), chat=chat))
    expired, valid = permit_row("old", expires_at=NOW - 1), permit_row("valid", expires_at=NOW + 1)
    for permit in (expired, valid):
        await store.add_permit(permit)
    for number, seen_at in ((8, NOW - 401 * DAY), (9, NOW - 399 * DAY), (10, NOW - 401 * DAY)):
        person = permit_row(str(number), "person", guest_id=number)
        await store.add_guest(guest_row(number, seen_at=seen_at), person)
    await store.commit(new_table(6, seats=[SeatRow(seat=0, kind="person", guest_id=10)]))

    assert await store.abandoned(NOW, 10) == [5]
    await store.sweep(NOW)
    assert await store.revs([1, 2, 3, 4, 5, 6]) == {2: 0, 4: 1, 5: 0, 6: 0}
    assert await store.reply(4, 7, "old") is None
    assert len(await store.chat_after(4, 0, 10)) == 1
    assert (await store.permit(expired.hash), await store.permit(valid.hash)) == (None, valid)
    assert [await store.guest(number) is not None for number in (8, 9, 10)] == [False, True, True]

    await store.sweep(NOW + 30 * DAY)
    assert await store.chat_after(4, 0, 10) == []


async def test_a_table_that_goes_takes_all_that_belongs_to_it_along(store):
    await store.add_guest(guest_row(7), permit_row("person", "person", guest_id=7))
    await store.commit(new_table())
    unit = full_unit()
    unit.table.writes, unit.table.state = 1, "over"
    await store.commit(unit)
    await store.sweep(NOW + 2 * DAY, keep_days=1)
    assert await store.load(1) is None
    assert await store.rows_after(1, 0, 10) == []
    assert await store.chat_after(1, 0, 10) == []
    assert await store.game_rows(1, 1) is None
    assert await store.reply(1, 7, "command-1") is None
    assert await store.permit(unit.permits[0].hash) is None
    assert (await store.export_guest(7)).played == []


async def test_replies_of_a_table_that_was_closed_in_mid_game_go_a_day_later(store):
    unit = new_table()
    await store.commit(unit)
    unit = move(unit.table, cmd="close", table={"state": "closed"})
    await store.commit(unit)
    await store.sweep(NOW + DAY // 2)
    assert await store.reply(1, 7, "close") is not None
    await store.sweep(NOW + 2 * DAY)
    assert await store.reply(1, 7, "close") is None


async def test_the_sweep_goes_on_until_nothing_is_left(store):
    await asyncio.gather(
        *[store.commit(Unit(expected=-1, table=table_row(n, state="lobby", updated_at=0))) for n in range(1, 36)]
    )
    await store.sweep(NOW)
    assert await store.revs(list(range(1, 36))) == {}


async def test_old_games_of_a_table_that_is_still_played_at_go_with_their_log(store):
    unit = new_table()
    await store.commit(unit)
    first = game_row(1, last_rev=2, ended_at=NOW - 400 * DAY)
    unit = move(unit.table, rows=2, game=first, table={"game_no": 1})
    await store.commit(unit)
    unit = move(unit.table, rows=1, game=game_row(2, first_rev=3), table={"game_no": 2})
    await store.commit(unit)
    await store.sweep(NOW)
    assert await store.game_rows(1, 1) is None
    assert [row.rev for row in await store.rows_after(1, 0, 10)] == [3]


async def test_a_unit_must_count_its_rows(store):
    with pytest.raises(ValueError, match="revision"):
        await store.commit(Unit(expected=0, table=table_row(rev=2), rows=[log_row(1)]))


async def test_names_full_of_quotes_are_only_names(store):
    hostile = "Robert'); DROP TABLE tbl;-- \" % :x"
    unit = new_table(1, seats=[SeatRow(seat=0, kind="person", name=hostile)])
    await store.commit(unit)
    assert (await store.load(1)).seats[0].name == hostile
    assert await store.table_id(hostile) is None


async def test_a_closed_store_answers_that_it_is_closed(url):
    async with opened(url) as store:
        await store.commit(new_table())
        assert store.healthy
        assert await store.probe()
    assert not store.healthy
    assert not await store.probe()
    assert await store.commit(move(0)) is FAILED
    with pytest.raises(StoreError):
        await store.load(1)


async def test_what_was_written_is_there_after_opening_again(url):
    async with opened(url) as store:
        await store.commit(new_table())
    async with opened(url) as store:
        assert (await store.load(1)).table.code == "code1"


async def test_what_waits_is_written_before_the_store_closes(url):
    async with opened(url) as store:
        written = [asyncio.ensure_future(store.commit(new_table(number))) for number in range(1, 301)]
        await asyncio.sleep(0)
    assert [await one for one in written] == [WON] * 300


# SQLite alone


@pytest.fixture
def file(tmp_path):
    return tmp_path / "house.sqlite"


async def test_a_second_server_on_the_same_file_is_refused_in_one_line(file):
    async with opened(f"sqlite:///{file}"):
        with pytest.raises(Cannot, match="database-held") as refused:
            await Store(f"sqlite:///{file}").open()
        assert "\n" not in str(refused.value)
    async with opened(f"sqlite:///{file}"):
        pass


def symbolic_link(file):
    other = file.with_name("by-another-name.sqlite")
    other.symlink_to(file)
    return other


def link_to_its_folder(file):
    other = file.parent / "elsewhere"
    other.symlink_to(file.parent)
    return other / file.name


def hard_link(file):
    (file.parent / "elsewhere").mkdir()
    other = file.parent / "elsewhere" / file.name
    other.hardlink_to(file)
    return other


def opens_elsewhere(file):
    """What another process says that tries to open the file."""
    opens = "import sys; from coronet.server.store.store import Store; Store(sys.argv[1]).prepare(False)"
    done = subprocess.run(
        [sys.executable, "-c", opens, f"sqlite:///{file}"], capture_output=True, text=True, check=False
    )
    return done.stderr


@pytest.mark.parametrize("renamed", [symbolic_link, link_to_its_folder, hard_link])
async def test_a_second_server_on_the_same_file_by_another_name_is_refused(file, renamed):
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(new_table())
        other = renamed(file)
        assert "database-held" in opens_elsewhere(other)
        assert await store.commit(move(0)) is WON
    assert opens_elsewhere(other) == ""


async def test_a_file_put_in_the_place_of_another_is_held_too(file):
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(new_table())
        copies.copy(file, file.with_suffix(".new"))
        await store.exchange(lambda database: database.exchange(file.with_suffix(".new"), file.with_suffix(".old")))
        assert "database-held" in opens_elsewhere(hard_link(file))
        assert opens_elsewhere(file.with_suffix(".old")) == ""
        assert await store.commit(move(0)) is WON


async def test_readers_cannot_write_and_the_writer_syncs_fully(file):
    async with opened(f"sqlite:///{file}") as store:
        readers = store.database.readers()
        with readers.connect() as reader:
            with pytest.raises(Exception, match="readonly"):
                reader.exec_driver_sql("DELETE FROM tbl")
            assert reader.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        readers.dispose()
        with store.database.writer().connect() as writer:
            pragmas = {"synchronous": 2, "foreign_keys": 1, "busy_timeout": 5000}
            assert {name: writer.exec_driver_sql(f"PRAGMA {name}").scalar() for name in pragmas} == pragmas


@pytest.mark.parametrize(
    "url",
    [
        "mysql://here/x",
        "sqlite://",
        "sqlite:///:memory:",
        "nonsense",
        "sqlite:////dev/null/x.sqlite",
        "postgresql://nobody:secret@127.0.0.1:1/x",
    ],
)
async def test_a_database_that_does_not_open_is_refused_in_one_line_without_its_password(url):
    with pytest.raises((Cannot, InputError)) as refused:
        async with opened(url):
            pass
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


WRITES_UNTIL_KILLED = """
import asyncio, sys
from coronet.server.store.store import Store
from coronet.server.store.rows import Outcome
from tests.server.rows import move, new_table

async def play(store, number):
    unit = new_table(number)
    while await store.commit(unit) is Outcome.WON:
        print(number, unit.table.rev, flush=True)
        unit = move(unit.table, rows=2, cmd=f"command-{unit.table.rev}")

async def main():
    store = Store(sys.argv[1])
    await store.open()
    await asyncio.gather(*[play(store, number) for number in range(1, 9)])

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_kill_9(file):
    acknowledged: dict[int, int] = {}
    for lines in (40, 300, 700):
        acknowledged |= _killed_after(f"sqlite:///{file}.{lines}", lines)
        asyncio.run(_check_after_kill(f"sqlite:///{file}.{lines}", acknowledged))
        with sqlite3.connect(f"{file}.{lines}") as connection:
            assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        connection.close()
        acknowledged.clear()


def _killed_after(url: str, lines: int) -> dict[int, int]:
    """Kill the writing process with SIGKILL in mid-write; what it had acknowledged."""
    acknowledged: dict[int, int] = {}
    with subprocess.Popen(
        [sys.executable, "-c", WRITES_UNTIL_KILLED, url], stdout=subprocess.PIPE, text=True, cwd="."
    ) as process:
        for count, line in enumerate(process.stdout):
            if count == lines:
                process.kill()
            if line.endswith("\n"):
                number, rev = map(int, line.split())
                acknowledged[number] = rev
    return acknowledged


async def _check_after_kill(url: str, acknowledged: dict[int, int]) -> None:
    async with opened(url) as store:
        for number, rev in acknowledged.items():
            loaded = await store.load(number)
            assert loaded.table.rev >= rev
            rows = await store.rows_after(number, 0, 100_000)
            assert [row.rev for row in rows] == list(range(1, loaded.table.rev + 1))
            assert loaded.table.rev % 2 == 0  # two rows a unit: never half of one
            for done in range(0, loaded.table.rev, 2):
                assert (await store.reply(number, 7, f"command-{done}")).rev == done + 2
