"""What a house costs as it grows: tables kept in its file, tables open, processes on PostgreSQL. Prints Markdown.

    python -m tests.server.soak.scale --kept 100 1000 10000 100000 --opened 10 100 500 1000 2000 --processes 1 2 4

Kept tables are copies of a duel of R that was played here, each with people of its own. Open ones have a game of Rebel
Princess in play with one person and three bots, and wait for the person, whose page is there. Beside either, a few
tables of four play as fast as it goes: what a move costs is taken there, in processor time of the server, because
whatever else the machine does counts less in that than in time by the clock. Every server is new, and ended here.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import resource
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import uvloop

from coronet.server.ops.bench import CLOSED_WARM_UP, SETTINGS, Load, Seat, spent
from tests.postgres import cluster, new_database
from tests.server.serving import Serving

MOVING = 16  # tables of four that play meanwhile
PLAYING = 64  # the same where processes are measured
COPIED = ("tbl", "seat", "game", "log", "snap", "played")
ARRIVALS = 20  # visits of the first page by somebody who has kept tables
TABLES_OF_ONE = 10  # kept tables that a person was at
FILES_OPEN = 8192


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kept", type=int, nargs="*", default=[])
    parser.add_argument("--opened", type=int, nargs="*", default=[])
    parser.add_argument("--processes", type=int, nargs="*", default=[])
    parser.add_argument("--seconds", type=float, default=5)
    asked = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(FILES_OPEN, hard), hard))
    for title, measure, sizes in (
        ("kept tables", kept, asked.kept),
        ("open tables", opened, asked.opened),
        ("processes on PostgreSQL", on_postgresql, asked.processes),
    ):
        for number, size in enumerate(sizes):
            found = {title: f"{size:,}"} | uvloop.run(measure(size, asked.seconds))
            if number == 0:
                print(f"\n| {' | '.join(found)} |\n|{' --- |' * len(found)}")
            print(f"| {' | '.join(map(str, found.values()))} |", flush=True)


# Tables kept


async def kept(number: int, seconds: float) -> dict[str, Any]:
    """A file with so many finished tables: its size, a start on it, its first page, a move."""
    with tempfile.TemporaryDirectory(prefix="coronet-scale-") as folder:
        path = Path(folder) / "house.sqlite3"
        token = await _play_a_duel(path)
        _copy_tables(path, number)
        began = time.perf_counter()
        with _served(f"sqlite:///{path}") as server:
            start, started = time.perf_counter() - began, spent(_process(server)).server
            memory = _memory_mb(server)
            home = await _first_page(server, token)
            moved = await _move([server], MOVING, seconds)
            return {
                "file": f"{path.stat().st_size / 1e6:,.1f} MB",
                "start": f"{start:.2f} s, {started:.2f} of a processor",
                "memory after it": f"{memory:.0f} MB",
                "first page": f"{home:.1f} ms",
                **moved,
            }


async def _play_a_duel(path: Path) -> str:
    """A finished table; by whom its host is known."""
    with _served(f"sqlite:///{path}") as server:
        load = Load(server.port, seed=3)
        seats = await _open_table(load, 2, game="r")
        await seats[0].command("start")
        while seats[0].state != "over":
            await load.move("", seats)
        _hang_up(seats)
        server.stop()
    return load.people[seats[0]]


def _copy_tables(path: Path, number: int) -> None:
    """The table that is there so many times more: ten of its host's, the others with people of their own."""
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("delete from reply")  # a day after the end they are gone
        database.execute("create temp table copy (n integer primary key)")
        database.executemany("insert into copy values (?)", ((n,) for n in range(1, number + 1)))
        for name in COPIED:
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            copied = ", ".join(_copied(one) for one in columns)
            database.execute(f"insert into {name} ({', '.join(columns)}) select {copied} from {name}, copy")  # noqa: S608
        (columns,) = [[row[1] for row in database.execute("pragma table_info(guest)")]]
        copied = ", ".join("distinct 1 + n / 10" if one == "id" else one for one in columns)
        host = "(select * from guest limit 1)"
        database.execute(f"insert into guest ({', '.join(columns)}) select {copied} from {host}, copy where n > 10")  # noqa: S608


def _copied(column: str) -> str:
    """A column of a copy: what must be another one is."""
    return {
        "id": "n",
        "table_id": "n",
        "code": "printf('kept%08d', n)",
        "game_id": "randomblob(16)",
        "host_id": "case when n > 10 then 1 + n / 10 else host_id end",
        "guest_id": "case when n > 10 and seat = 0 then 1 + n / 10 else guest_id end",
    }.get(column, column)


async def _first_page(server: Serving, token: str) -> float:
    """How long the first page takes to come, for somebody who has kept tables; the median in milliseconds."""
    load = Load(server.port, seed=4)
    seat = Seat(load, load.rng)
    load.people[seat] = token
    waits = []
    for _ in range(ARRIVALS):
        began = time.perf_counter()
        await seat.connect()
        waits.append(time.perf_counter() - began)
    _hang_up([seat])
    return 1000 * sorted(waits)[ARRIVALS // 2]


# Tables open


async def opened(number: int, seconds: float) -> dict[str, Any]:
    """So many tables with a game in play and a page at each: memory, a move at others, and how long opening took."""
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="coronet-scale-"))
        server = stack.enter_context(_served(f"sqlite:///{folder}/house.sqlite3"))
        before, began = _memory_mb(server), time.perf_counter()
        load = Load(server.port, seed=5)
        seats: list[Seat] = []
        for _ in range(0, number, 25):
            seats += await asyncio.gather(*(_with_bots(load) for _ in range(min(25, number - len(seats)))))
        took = time.perf_counter() - began
        memory = _memory_mb(server)
        resting = spent(_process(server)).server
        await asyncio.sleep(seconds)
        resting = spent(_process(server)).server - resting
        moved = await _move([server], MOVING, seconds)
        _hang_up(seats)
        return {
            "opened in": f"{took:.1f} s",
            "memory": f"{memory:.0f} MB",
            "of which each": f"{1000 * (memory - before) / number:.0f} KB",
            "at rest": f"{1000 * resting / seconds:.0f} ms a second",
            **moved,
        }


async def _with_bots(load: Load) -> Seat:
    """A table with one person at it, who is asked something."""
    seats = [{"kind": "open"}, *[{"kind": "bot", "level": "beginner"}] * 3]
    (seat,) = await _open_table(load, 1, game="rebel", settings=SETTINGS, seats=seats)
    await seat.command("start")
    while seat.own is None or not seat.own.asked:
        await seat.news()
    return seat


async def _open_table(load: Load, people: int, **fields: Any) -> list[Seat]:
    """A table in its lobby, with so many people at it."""
    seats = [Seat(load, random.Random(load.rng.getrandbits(60))) for _ in range(people)]
    await seats[0].connect()
    answer = await seats[0].command("create", listed=True, grace=0, pace="instant", **fields)
    assert answer.body is not None, answer
    for number, seat in enumerate(seats):
        await seat.connect(answer.body["code"])
        if number:
            await seat.command("sit")
    return seats


# Processes on PostgreSQL


async def on_postgresql(number: int, seconds: float) -> dict[str, Any]:
    """So many processes on one database, each with its share of the tables that play."""
    database = new_database()
    _make_durable(database)
    with contextlib.ExitStack() as stack:
        servers = [stack.enter_context(_served(database, "--migrate")) for _ in range(number)]
        keeper = int((cluster() / "data" / "postmaster.pid").read_text().splitlines()[0])
        moved = await _move(servers, PLAYING, seconds, lambda: _processor_of_children(keeper))
        memory = sum(_memory_mb(server) for server in servers)
        return {"memory of all": f"{memory:.0f} MB", **moved}


def _make_durable(database: str) -> None:
    """The cluster of the tests does not wait for its disk; this one shall."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute("alter system set fsync = on")
        connection.execute("select pg_reload_conf()")


def _processor_of_children(parent: int) -> float:
    """Seconds of the processes that a process has now."""
    children = (int(one.name) for one in Path("/proc").iterdir() if one.name.isdigit())
    return sum(spent(child).server for child in children if _parent(child) == parent)


def _parent(process: int) -> int:
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[1])
    return 0


# What all do


@contextlib.contextmanager
def _served(database: str, *options: str) -> Iterator[Serving]:
    server = Serving(database, options=options).start()
    try:
        yield server
    finally:
        server.kill()
        server.log.close()


async def _move(
    servers: list[Serving], tables: int, seconds: float, beside: Callable[[], float] | None = None
) -> dict[str, str]:
    """What a move costs at so many tables of four that go as fast as they can; `beside` is asked for others' time."""
    loads = [Load(server.port, seed=number) for number, server in enumerate(servers)]
    for load in loads:
        await load.open_tables(tables // len(loads))
    at_the_side = asyncio.create_task(_over(seconds, beside or (lambda: 0.0)))
    loops = (load.closed_loop(seconds, _process(server)) for load, server in zip(loads, servers, strict=True))
    worked = await asyncio.gather(*loops)
    waits = sorted(wait for load in loads for wait in load.latencies) or [0.0]
    for load in loads:
        for _, seats in load.tables:
            _hang_up(seats)
    found = {
        "moves a second": f"{len(waits) / seconds:,.0f}",
        "99 of 100 within": f"{1000 * waits[int(len(waits) * 0.99)]:.0f} ms",
        "server, a move": _each(sum(one.server for one in worked), waits),
        "client, a move": _each(worked[0].client, waits),
    }
    return found if beside is None else found | {"PostgreSQL, a move": _each(await at_the_side, waits)}


async def _over(seconds: float, told: Callable[[], float]) -> float:
    """By how much something grows while moves are counted."""
    await asyncio.sleep(CLOSED_WARM_UP)
    before = told()
    await asyncio.sleep(seconds)
    return told() - before


def _each(processor: float, waits: list[float]) -> str:
    return f"{1e6 * processor / len(waits):.0f} µs"


def _process(server: Serving) -> int:
    assert server.child is not None
    return server.child.pid


def _memory_mb(server: Serving) -> float:
    """Of the server itself, without the processes that think for bots."""
    pages = int(Path(f"/proc/{_process(server)}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _hang_up(seats: list[Seat]) -> None:
    for seat in seats:
        if seat.wire is not None:
            seat.wire.transport.close()


if __name__ == "__main__":
    main()
