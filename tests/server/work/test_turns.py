"""Fair turns for bots: nobody's many tables make another's wait. Workers and time are the test's own."""

from __future__ import annotations

import asyncio
from concurrent.futures import Executor, Future
from typing import Any

import pytest

from coronet.server.work.botpool import BotPool
from coronet.server.work.turns import MOST_WAITING, Asker, Turns
from coronet.table.table import Table
from tests.server.made_up_time import MadeUpTime

pytestmark = pytest.mark.anyio

TABLE = Table.new("rebel", edition="classic", players=5, princesses="none", seed=4)
GREEDY, GOOD = 1, 2
SECONDS_A_THOUGHT = 0.05
AT_MOST = 3 * SECONDS_A_THOUGHT + 1e-9  # the rest of one that goes on, another's turn, and the own


class OneWorker(Executor):
    """It takes one job after the other, each as long as any, on the test's clock."""

    def __init__(self, clock: MadeUpTime) -> None:
        self.clock = clock
        self.free_at = 0.0
        self.working: set[asyncio.Task[None]] = set()

    def submit(self, work: Any, /, *job: Any, **named: Any) -> Future[Any]:
        """Begin when all before are done."""
        future: Future[Any] = Future()
        self.free_at = max(self.free_at, self.clock.at) + SECONDS_A_THOUGHT
        task = asyncio.get_running_loop().create_task(self._work(future, self.free_at - self.clock.at))
        self.working.add(task)
        task.add_done_callback(self.working.discard)
        return future

    async def _work(self, future: Future[Any], seconds: float) -> None:
        future.set_running_or_notify_cancel()
        await self.clock.sleep(seconds)
        future.set_result("no")


@pytest.fixture
def clock():
    return MadeUpTime()


@pytest.fixture
def pool(clock, monkeypatch):
    pool = BotPool(1, clock)
    worker = OneWorker(clock)
    monkeypatch.setattr(pool, "_workers", lambda: worker)
    yield pool
    pool.close()


async def pass_time(clock: MadeUpTime, until: float) -> None:
    """Let everything happen until a moment, or until nothing more does."""
    is_going_on = True
    while is_going_on and clock.at < until:
        for _ in range(12):
            await asyncio.sleep(0)
        is_going_on = clock.go_on()


async def keep_asking(pool: BotPool, asker: Asker) -> None:
    """A seat that has the next question as soon as one is answered."""
    while True:
        await pool.choose(TABLE, 0, "expert", 1, asker)


async def waits_of(pool: BotPool, clock: MadeUpTime, asker: Asker, times: int, pause: float) -> list[float]:
    """How long each of a table's questions took, asked one after the other."""
    waits = []
    for _ in range(times):
        asked = clock.at
        await pool.choose(TABLE, 0, "expert", 1, asker)
        waits.append(clock.at - asked)
        await clock.sleep(pause)
    return waits


async def test_one_table_waits_for_two_thoughts_at_most_beside_forty_tables_of_another_person(pool, clock):
    greedy = [
        asyncio.create_task(keep_asking(pool, Asker(GREEDY, table)))
        for table in range(40)
        for _ in range(TABLE.players)
    ]
    await pass_time(clock, 5)
    asking = asyncio.create_task(waits_of(pool, clock, Asker(GOOD, 100), times=20, pause=0.33))
    await pass_time(clock, 20)
    assert max(asking.result()) <= AT_MOST
    for task in greedy:
        task.cancel()


async def test_people_with_one_table_each_take_turns(pool, clock):
    people = [asyncio.create_task(waits_of(pool, clock, Asker(who, who), times=5, pause=0)) for who in range(8)]
    await pass_time(clock, 10)
    assert {round(max(task.result()) / SECONDS_A_THOUGHT) for task in people} == {8}


async def test_the_tables_of_a_person_take_turns_too(pool, clock):
    crowded = [asyncio.create_task(keep_asking(pool, Asker(GREEDY, 1))) for _ in range(20)]
    asking = asyncio.create_task(waits_of(pool, clock, Asker(GREEDY, 2), times=10, pause=0.11))
    await pass_time(clock, 10)
    assert max(asking.result()) <= AT_MOST
    for task in crowded:
        task.cancel()


async def test_what_waits_for_a_person_has_a_bound_and_the_rest_asks_again(pool, clock):
    number = MOST_WAITING + 40
    asked = [asyncio.create_task(pool.choose(TABLE, 0, "expert", 1, Asker(GREEDY, at))) for at in range(number)]
    await asyncio.sleep(0)
    waiting = pool._turns._waiting[GREEDY]
    assert sum(map(len, waiting.values())) == MOST_WAITING
    assert (await pool.hint(TABLE, 0, 1, Asker(GREEDY, 1))) == {"unavailable": "busy"}
    await pass_time(clock, number * SECONDS_A_THOUGHT + 10)
    assert [task.result() for task in asked] == ["no"] * number


async def test_a_turn_lasts_until_the_worker_is_free_though_nobody_waits_for_the_answer(pool, clock):
    given_up = [asyncio.create_task(pool.choose(TABLE, 0, "expert", 1, Asker(GREEDY, at))) for at in range(9)]
    await asyncio.sleep(0)
    for task in given_up:
        task.cancel()
    asking = asyncio.create_task(waits_of(pool, clock, Asker(GOOD, 100), times=1, pause=0))
    await pass_time(clock, 10)
    assert asking.result() == [pytest.approx(2 * SECONDS_A_THOUGHT)]


async def test_a_turn_that_comes_as_one_gives_up_goes_to_the_next():
    turns = Turns(at_once=1)
    await turns.come(Asker(1, 1))
    one, other = (asyncio.create_task(turns.come(Asker(who, 1))) for who in (2, 3))
    await asyncio.sleep(0)
    turns.over()  # to the one
    one.cancel()
    await asyncio.wait_for(other, 1)
    assert one.cancelled()
