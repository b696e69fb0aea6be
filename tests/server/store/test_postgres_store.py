"""Several processes on one PostgreSQL: no gap, no double, notices to the others, lost connections."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack, asynccontextmanager

import psycopg
import pytest
from sqlalchemy import event

from coronet.errors import InputError, StoreError
from coronet.server.store.bus import LocalBus, PostgresBus, read_notice
from coronet.server.store.rows import ChatRow, Outcome, SeatRow
from coronet.server.store.store import Store
from coronet.server.store.transaction import notice
from tests.postgres import cluster, control, new_database
from tests.server.rows import guest_row, move, new_table, permit_row, table_row

pytestmark = [pytest.mark.anyio, pytest.mark.xdist_group("postgresql")]
WON, LOST, FAILED = Outcome.WON, Outcome.LOST, Outcome.FAILED
SECONDS = 20  # in which whatever is waited for has long come


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def url():
    return new_database()


@asynccontextmanager
async def opened(url, count=2):
    """So many processes' stores."""
    async with AsyncExitStack() as stack:
        stores = [Store(url) for _ in range(count)]
        for store in stores:
            await store.open(migrate=True)
            stack.push_async_callback(store.close)
        yield stores


async def move_until_won(store, number, rows=1, **changes):
    """A unit on top of what is there, tried again when another process was first; how often it was lost."""
    for lost in range(1_000):
        table = (await store.load(number)).table
        outcome = await store.commit(move(table, rows=rows, **changes))
        if outcome is WON:
            return lost
        assert outcome is LOST
    raise AssertionError("never won")


async def test_two_processes_on_one_table_leave_no_gap_and_no_double(url):
    async with opened(url) as stores:
        await stores[0].commit(new_table(1))

        async def play(store, name):
            for step in range(40):
                await move_until_won(store, 1, rows=2, cmd=f"{name}-{step}")

        await asyncio.gather(play(stores[0], "left"), play(stores[1], "right"))
        loaded = await stores[0].load(1)
        assert loaded.table.rev == 160
        assert loaded.table.writes == 81
        rows = await stores[1].rows_after(1, 0, 1_000)
        assert [row.rev for row in rows] == list(range(1, 161))
        for name in ("left", "right"):
            replies = [await stores[0].reply(1, 7, f"{name}-{step}") for step in range(40)]
            assert all(replies)


async def test_two_processes_lose_no_change_that_has_no_revision(url):
    async with opened(url) as stores:
        await stores[0].commit(new_table(1))

        async def count(store):
            for _ in range(40):
                outcome = LOST
                while outcome is LOST:
                    table = (await store.load(1)).table
                    counted = str(int(table.room.strip(b"{}") or 0) + 1).encode()
                    outcome = await store.commit(move(table, rows=0, table={"room": counted}))
                assert outcome is WON

        await asyncio.gather(*[count(store) for store in stores])
        assert (await stores[0].load(1)).table.room == b"80"


async def test_a_stale_copy_of_the_same_revision_loses_too(url):
    async with opened(url) as (left, right):
        await left.commit(new_table(1))
        row = (await left.load(1)).table
        say = ChatRow(no=1, at=1, guest_id=7, seat=0, kind="say", text="first")
        assert await left.commit(move(row, rows=0, chat=[say], table={"chat_no": 1})) is WON
        assert await right.commit(move(row, rows=1)) is LOST
        fresh = (await right.load(1)).table
        assert (fresh.rev, fresh.chat_no) == (0, 1)
        assert await right.commit(move(fresh, rows=1)) is WON


async def test_a_process_goes_on_with_the_row_of_a_unit_that_won(url):
    async with opened(url, 1) as (store,):
        unit = new_table(1)
        for _ in range(5):
            assert await store.commit(unit) is WON
            unit = move(unit.table)
        assert (await store.load(1)).table.writes == 5


async def test_two_processes_spend_a_permit_once(url):
    async with opened(url) as (left, right):
        link = permit_row("link", table_id=1, uses_left=1)
        await left.commit(new_table(1, permits=[link]))
        assert sorted(await asyncio.gather(left.spend(link.hash), right.spend(link.hash))) == [False, True]
        assert (await right.permit(link.hash)).uses_left == 0


async def test_two_processes_cannot_take_the_same_code(url):
    async with opened(url) as (left, right):
        for number in range(1, 20, 2):
            unit, other = new_table(number), new_table(number + 1)
            other.table.code = unit.table.code
            outcomes = await asyncio.gather(left.commit(unit), right.commit(other))
            assert sorted(outcome.value for outcome in outcomes) == ["lost", "won"]


async def test_transactions_over_many_tables_in_any_order_never_lock_each_other_out(url):
    chance = random.Random(3)
    async with opened(url, 3) as stores:
        tables = list(range(1, 13))
        await asyncio.gather(*[stores[0].commit(new_table(number)) for number in tables])
        for number in (21, 22, 23):
            await stores[0].add_guest(guest_row(number), permit_row(str(number), "person", guest_id=number))

        async def play(store):
            order = tables * 3
            chance.shuffle(order)
            names = [(number, f"name {number}") for number in chance.sample([21, 22, 23], 3)]
            await asyncio.gather(*[move_until_won(store, number, rename=names) for number in order])

        await asyncio.wait_for(asyncio.gather(*[play(store) for store in stores]), 60)
        assert await stores[0].revs(tables) == dict.fromkeys(tables, 9)
        assert all(store.healthy for store in stores)
        with psycopg.connect(stores[0].database.libpq_url, autocommit=True) as connection:
            asked = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
            assert connection.execute(asked).fetchone() == (0,)


async def heard_by(store, heard, **options):
    bus = PostgresBus(store.database.libpq_url, store.proc, **options)
    await bus.listen(heard.put_nowait)
    return bus


async def test_a_notice_reaches_the_other_process_and_not_oneself(url):
    async with opened(url) as (left, right):
        by_left, by_right = asyncio.Queue(), asyncio.Queue()
        buses = [await heard_by(left, by_left), await heard_by(right, by_right)]
        assert all(bus.up for bus in buses)
        big = 2**63 - 25
        unit = new_table(big)
        await left.commit(unit)
        await left.commit(move(unit.table, rows=3))
        assert await asyncio.wait_for(by_right.get(), SECONDS) == [(big, 0)]
        assert await asyncio.wait_for(by_right.get(), SECONDS) == [(big, 3)]
        await right.commit(new_table(2))
        assert await asyncio.wait_for(by_left.get(), SECONDS) == [(2, 0)]
        assert by_left.empty()
        assert by_right.empty()
        for bus in buses:
            await bus.close()


async def test_a_transaction_tells_once_of_all_its_tables(url):
    async with opened(url) as (left, right):
        heard = asyncio.Queue()
        bus = await heard_by(right, heard)
        await asyncio.gather(*[left.commit(new_table(number)) for number in range(1, 101)])
        told = []
        while len(told) < 100:
            told += await asyncio.wait_for(heard.get(), SECONDS)
        assert sorted(told) == [(number, 0) for number in range(1, 101)]
        await bus.close()


async def test_a_listener_whose_connection_is_cut_comes_back_and_asks_for_a_poll(url):
    async with opened(url) as (left, right):
        heard, polled = asyncio.Queue(), asyncio.Event()

        async def poll():
            if bus.up:
                polled.set()

        bus = PostgresBus(url, right.proc, poll=poll, poll_seconds=600)
        await bus.listen(heard.put_nowait)
        end_connections(url, "LISTEN%")
        await asyncio.wait_for(polled.wait(), SECONDS)
        await left.commit(new_table(1))
        assert await asyncio.wait_for(heard.get(), SECONDS) == [(1, 0)]
        await bus.close()
        assert not bus.up


async def test_the_bus_asks_for_a_poll_again_and_again(url):
    async with opened(url, 1) as (store,):
        polls = asyncio.Semaphore(0)

        async def poll():
            polls.release()
            raise StoreError("must not end the bus")

        bus = await heard_by(store, asyncio.Queue(), poll=poll, poll_seconds=0.05)
        for _ in range(3):
            await asyncio.wait_for(polls.acquire(), SECONDS)
        await bus.close()


async def test_the_store_chooses_its_bus(url, tmp_path):
    assert isinstance(Store(f"sqlite:///{tmp_path}/house.sqlite").bus(), LocalBus)
    assert isinstance(Store(url).bus(), PostgresBus)
    with pytest.raises(InputError, match="listen-database"):
        Store(url).bus(f"sqlite:///{tmp_path}/house.sqlite")


async def test_a_notice_is_read_as_it_was_written_and_fits():
    revs = {2**63 - 1 - number: 2**62 + number for number in range(256)}
    text = notice("p" * 12, revs)
    assert len(text) < 7_900
    assert read_notice(text) == ("p" * 12, list(revs.items()))
    assert read_notice("nonsense") == ("nonsense", [])
    assert read_notice("") == ("", [])


# Lost connections


def end_connections(url, like):
    """End the connections of this database whose last statement looks like this."""
    asked = (
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid() AND query LIKE %s"
    )
    with psycopg.connect(Store(url).database.libpq_url, autocommit=True) as connection:
        assert connection.execute(asked, [like]).fetchone()[0] > 0


async def test_reads_and_writes_come_back_after_their_connections_were_ended(url):
    async with opened(url, 1) as (store,):
        unit = new_table(1)
        await store.commit(unit)
        await store.load(1)
        end_connections(url, "%")
        assert (await store.load(1)).table.rev == 0
        outcomes = [await store.commit(move(unit.table)) for _ in range(2)]
        assert outcomes in ([FAILED, WON], [LOST, WON], [WON, LOST])
        assert store.healthy


def before_commit(store, act):
    """Run `act` once, when the writer is about to commit."""
    event.listen(store._writer._engine, "commit", lambda _connection: act(), once=True)


async def test_a_commit_whose_connection_is_lost_before_it_arrives_is_lost(url):
    async with opened(url, 1) as (store,):
        unit = new_table(1)
        await store.commit(unit)
        unit = move(unit.table, cmd="once")
        before_commit(store, lambda: end_connections(url, "%pg_notify%"))
        assert await store.commit(unit) is LOST
        assert (await store.load(1)).table.rev == 0
        assert await store.commit(unit) is WON


CASES = {
    "with a reply": {"rows": 1, "cmd": "once"},
    "with rows alone": {"rows": 2},
    "with chat alone": {"rows": 0, "chat": [ChatRow(no=1, at=1, guest_id=7, seat=0, kind="say", text="x")]},
    "with a permit alone": {"rows": 0, "permits": [permit_row("link", table_id=1)]},
    "with seats alone": {"rows": 0, "seats": [SeatRow(seat=0)], "table": {"updated_at": 5}},
}


@pytest.mark.parametrize("case", CASES)
async def test_a_commit_whose_answer_is_lost_has_won(url, case, monkeypatch):
    async with opened(url, 1) as (store,):
        unit = new_table(1)
        await store.commit(unit)
        unit = move(unit.table, **CASES[case])
        dialect = store._writer._engine.dialect
        commit = dialect.do_commit

        def commit_and_lose_the_answer(connection):
            monkeypatch.setattr(dialect, "do_commit", commit)
            commit(connection)
            connection.driver_connection.close()
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        monkeypatch.setattr(dialect, "do_commit", commit_and_lose_the_answer)
        assert await store.commit(unit) is WON
        assert (await store.load(1)).table.writes == unit.table.writes == 2
        assert await store.commit(move(unit.table)) is WON


async def test_a_table_that_another_connection_keeps_locked_fails_one_transaction_only(url):
    async with opened(url, 1) as (store,):
        units = [new_table(1), new_table(2)]
        for unit in units:
            await store.commit(unit)
        await store._write(lambda connection: connection.exec_driver_sql("SET SESSION lock_timeout = '50ms'"))
        with psycopg.connect(store.database.libpq_url) as other:
            other.execute("SELECT 1 FROM tbl WHERE id = 1 FOR UPDATE")
            assert await store.commit(move(units[0].table)) is FAILED
            assert not store.healthy
            assert await store.commit(move(units[1].table)) is WON
            assert store.healthy


async def test_a_server_that_restarts_is_found_again(url):
    folder = cluster()
    async with opened(url, 1) as (store,):
        unit = new_table(1)
        await store.commit(unit)
        await store.load(1)
        await asyncio.to_thread(control, folder, "stop", "-m", "immediate")
        try:
            assert await store.commit(move(unit.table)) is FAILED
            assert not store.healthy
            assert not await store.probe()
            with pytest.raises(StoreError):
                await store.load(1)
        finally:
            await asyncio.to_thread(control, folder, "start")
        assert await store.commit(move(unit.table)) is WON
        assert store.healthy
        assert (await store.load(1)).table.rev == 1


async def test_rows_that_hold_every_kind_of_value_come_back_the_same(url):
    async with opened(url, 1) as (store,):
        rows = [
            table_row(1, settings=b"\x00\xff'\"\\{}", due_at=None, listed=True, pace="a,b", state='{"x"}'),
            table_row(2, code="ñ 雪", host_id=2**63 - 1, chat_on=False, state="NULL"),
        ]
        for row in rows:
            unit = new_table(row.id)
            unit.table = row
            assert await store.commit(unit) is WON
        units = [move(row, table={"settings": b"\\x41", "pace": "", "room": b""}) for row in rows]
        assert await asyncio.gather(*[store.commit(unit) for unit in units]) == [WON, WON]
        for unit in units:
            assert (await store.load(unit.table.id)).table == unit.table
