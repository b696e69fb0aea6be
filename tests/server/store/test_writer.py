"""Group commit: what waits shares one transaction, and what fails takes nothing along."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from contextlib import asynccontextmanager, closing

import pytest

from coronet.errors import StoreError
from coronet.server.ops.troubles import Trouble
from coronet.server.store import database
from coronet.server.store.rows import Outcome, SeatRow
from coronet.server.store.store import Store
from coronet.server.store.writer import LARGEST_TRANSACTION, LONGEST_QUEUE, LOOK_SECONDS, SLOW_SECONDS
from coronet.server.wire.refusals import not_written
from tests.server.made_up_time import ShiftedTime
from tests.server.rows import move, new_table, permit_row

pytestmark = pytest.mark.anyio
WON, LOST, FAILED = Outcome.WON, Outcome.LOST, Outcome.FAILED


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def file(tmp_path):
    return tmp_path / "house.sqlite"


@pytest.fixture
def transactions():
    return []


@pytest.fixture
def clock():
    return ShiftedTime()


@pytest.fixture
async def store(file, transactions, clock):
    store = Store(f"sqlite:///{file}", told=transactions.append, clock=clock)
    await store.open()
    yield store
    await store.close()


@asynccontextmanager
async def held_up(store):
    """While inside, the writer is busy, so that all that is committed waits for one transaction."""
    began, may_end = threading.Event(), threading.Event()

    def wait(_connection):
        began.set()
        may_end.wait(30)

    waiting = asyncio.ensure_future(store._write(wait))
    await asyncio.to_thread(began.wait, 30)
    try:
        yield
    finally:
        await asyncio.sleep(0)  # let the commits begun inside join the queue
        may_end.set()
        await waiting


async def commit_together(store, units):
    async with held_up(store):
        waiting = [asyncio.ensure_future(store.commit(unit)) for unit in units]
    return [await one for one in waiting]


async def pragma(store, text):
    """Ask or set something of the writer's connection, for as long as it lasts."""
    return await store._write(lambda connection: connection.exec_driver_sql(f"PRAGMA {text}").all())


async def test_units_that_wait_share_one_transaction(store, transactions):
    before = store.transactions
    assert await commit_together(store, [new_table(number) for number in range(1, 101)]) == [WON] * 100
    assert store.transactions == before + 2  # with the work that held the writer up
    assert [(transaction.units, transaction.lost, transaction.failed) for transaction in transactions] == [(100, 0, 0)]


async def test_a_transaction_has_at_most_256_units(store, transactions):
    await commit_together(store, [new_table(number) for number in range(1, 301)])
    assert [transaction.units for transaction in transactions] == [LARGEST_TRANSACTION, 300 - LARGEST_TRANSACTION]


async def test_the_second_unit_of_a_table_in_a_transaction_sees_what_the_first_wrote(store, transactions):
    first, second = move(0, rows=2), move(2)
    first.seats, second.seats = [SeatRow(seat=0, name="first")], [SeatRow(seat=0, name="second")]
    stale = move(2)
    assert await commit_together(store, [new_table(), first, second, stale]) == [WON, WON, WON, LOST]
    assert [transaction.units for transaction in transactions] == [4]
    loaded = await store.load(1)
    assert (loaded.table.rev, loaded.seats[0].name) == (3, "second")
    assert [row.rev for row in await store.rows_after(1, 0, 9)] == [1, 2, 3]


async def test_losers_leave_the_transaction_and_the_others_win(store):
    units = [new_table(1), new_table(2), move(5), new_table(2), new_table(3)]
    assert await commit_together(store, units) == [WON, WON, LOST, LOST, WON]
    assert await store.revs([1, 2, 3]) == {1: 0, 2: 0, 3: 0}


async def test_a_unit_ends_the_permits_that_an_earlier_one_of_the_transaction_has_made(store):
    link, fresh = permit_row("link", table_id=1), permit_row("fresh", table_id=1)
    await store.commit(new_table(1))
    ends = move(1, drop_kinds=["invite"], permits=[fresh])
    assert await commit_together(store, [move(0, permits=[link]), ends, move(2)]) == [WON, WON, WON]
    assert [await store.permit(permit.hash) for permit in (link, fresh)] == [None, fresh]


async def test_an_answer_comes_after_the_commit(store, file):
    with closing(sqlite3.connect(file)) as other:
        for rev in range(20):
            await store.commit(new_table() if rev == 0 else move(rev - 1))
            assert other.execute("SELECT rev FROM tbl").fetchone() == (rev,)


async def test_a_unit_is_written_although_who_asked_has_gone(store):
    async with held_up(store):
        asked = asyncio.ensure_future(store.commit(new_table()))
        await asyncio.sleep(0)
        asked.cancel()
    await store.probe()
    assert await store.load(1) is not None


async def test_a_full_queue_fails_at_once(store):
    async with held_up(store):
        waiting = [asyncio.ensure_future(store.commit(new_table(n))) for n in range(1, LONGEST_QUEUE + 1)]
        await asyncio.sleep(0)
        assert await store.commit(new_table(5_000)) is FAILED
        assert not await store.probe()
    assert [await one for one in waiting] == [WON] * LONGEST_QUEUE
    assert store.healthy


async def test_a_full_disk_fails_the_whole_transaction_and_leaves_nothing_of_it(store):
    await store.commit(new_table(1))
    [(pages,)] = await pragma(store, "page_count")
    await pragma(store, f"max_page_count={pages + 2}")
    big = move(0, rows=200)
    for row in big.rows:
        row.body = b"x" * 4_000
    assert await commit_together(store, [new_table(2), big, new_table(3)]) == [FAILED] * 3
    assert not store.healthy
    assert await store.revs([1, 2, 3]) == {1: 0}
    assert await store.rows_after(1, 0, 10) == []

    assert await store.commit(big) is FAILED  # nothing is tried
    await until(lambda: store.healthy)  # it finds by itself that the disk has room again
    assert await store.commit(big) is WON


@pytest.fixture
def disk(monkeypatch):
    """A disk that can be filled: no connection of a writer made while it is full finds room for another page."""

    class Disk:
        def fill(self, pages):
            monkeypatch.setitem(database.WRITER_PRAGMAS, "max_page_count", str(pages))

        def make_room(self):
            monkeypatch.delitem(database.WRITER_PRAGMAS, "max_page_count")

    return Disk()


async def fill(store, disk):
    """Let the disk be full from now on, and one write find it out."""
    [(pages,)] = await pragma(store, "page_count")
    await pragma(store, f"max_page_count={pages}")
    disk.fill(pages)
    large = new_table(1_000)
    large.table.settings = b"x" * 100_000
    assert await store.commit(large) is FAILED


async def until(holds):
    for _ in range(200):
        if holds():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it did not come true")


async def test_a_slow_commit_is_told_with_its_seconds(store, caplog, clock, monkeypatch):
    write = store._writer._write

    def slowly(units):
        clock.passed += SLOW_SECONDS + 1
        return write(units)

    assert await store.commit(new_table(1)) is WON
    assert caplog.records == []
    monkeypatch.setattr(store._writer, "_write", slowly)
    assert await store.commit(new_table(2)) is WON
    assert [(record.getMessage(), record.seconds, record.units) for record in caplog.records] == [
        ("a slow commit", 2.0, 1)
    ]


async def test_a_full_disk_is_told_once_and_refuses_until_there_is_room(store, disk, caplog, clock):
    await fill(store, disk)
    assert (store.trouble, not_written(store).code) == ("disk-full", "disk-full")
    for number in range(2, 50):
        assert await store.commit(new_table(number)) is FAILED
        with pytest.raises(StoreError):
            await store.add_permit(permit_row(str(number)))
    assert not await store.probe()
    for number in range(50, 55):  # looks in vain
        clock.passed += LOOK_SECONDS
        assert await store.commit(new_table(number)) is FAILED
    assert [record.getMessage() for record in caplog.records] == ["writing fails"]
    assert caplog.records[0].kind == "disk-full"
    assert not caplog.records[0].exc_info

    disk.make_room()
    clock.passed += LOOK_SECONDS
    assert await store.commit(new_table(2)) is WON
    assert [record.getMessage() for record in caplog.records] == ["writing fails", "writing works again"]
    assert not_written(store).code == "retry"


async def test_room_for_one_small_write_only_is_no_room(store, disk, clock):
    await fill(store, disk)
    [(pages,)] = await store._read(lambda connection: connection.exec_driver_sql("PRAGMA page_count").all())
    disk.fill(pages + 10)
    clock.passed += LOOK_SECONDS
    assert await store.commit(new_table(1)) is FAILED
    assert store.trouble == "disk-full"


async def test_a_store_can_be_closed_while_the_disk_is_full(store, disk):
    await fill(store, disk)
    async with asyncio.timeout(10):
        await store.close()


async def test_a_trouble_that_comes_and_goes_is_not_told_each_time(caplog, clock):
    trouble = Trouble("writing", clock)
    for _ in range(50):
        trouble.begin("down", "gone")
        trouble.end()
    assert [record.getMessage() for record in caplog.records] == ["writing fails", "writing works again"]
    clock.passed += 100
    trouble.begin("down", "gone")
    trouble.begin("down", "gone")
    trouble.end()
    assert caplog.records[-1].failures == 51


async def test_a_file_that_another_program_locks_fails_until_it_is_free(store, file):
    await store.commit(new_table(1))
    await pragma(store, "busy_timeout=20")
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert await store.commit(move(0)) is FAILED
        assert not store.healthy
        other.execute("ROLLBACK")
    assert await store.probe()
    assert store.healthy
    assert await store.commit(move(0)) is WON


async def test_a_unit_that_the_database_does_not_take_fails_alone(store):
    bad = move(0)
    bad.rows[0].at = 2**70
    await store.commit(new_table(1))
    assert await commit_together(store, [new_table(2), bad, new_table(3)]) == [WON, FAILED, WON]
    assert await store.revs([1, 2, 3]) == {1: 0, 2: 0, 3: 0}
    assert store.healthy


async def test_a_reply_that_is_there_loses_alone(store):
    await store.commit(new_table(1))
    await store.commit(move(0, cmd="once"))
    assert await commit_together(store, [new_table(2), move(1, cmd="once"), new_table(3)]) == [WON, LOST, WON]
    assert await store.revs([1, 2, 3]) == {1: 1, 2: 0, 3: 0}


async def test_a_row_of_the_log_cannot_be_written_twice(store, file):
    await store.commit(new_table(1))
    await store.commit(move(0))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("UPDATE tbl SET rev = 0")  # as if the head had been lost
    assert await store.commit(move(0)) is LOST
    assert len(await store.rows_after(1, 0, 10)) == 1
