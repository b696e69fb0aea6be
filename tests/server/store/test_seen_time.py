"""Retention goes by the time that was seen to pass: a wall clock that is wrong for a while deletes nothing."""

from __future__ import annotations

import pytest

from coronet.server.clock import Clock
from coronet.server.store.seen_time import CATCHING_UP, SeenTime
from tests.server.inside import house_in
from tests.server.rows import DAY, game_row, guest_row, move, new_table, permit_row

pytestmark = pytest.mark.anyio

START = 1_800_000_000_000
TICK = 15.0  # seconds between two looks
HOUR = 3600.0


class Hours(Clock):
    """A wall clock and one that nobody sets, both made up, and the house that has them."""

    def __init__(self):
        self.wall, self.passed = START, 1000.0

    def now(self):
        return self.wall

    def monotonic(self):
        return self.passed

    async def begin(self):
        await self.house._begin_to_see_time()

    async def pass_by(self, seconds):
        """Let time pass in the steps of a running house."""
        for _ in range(round(seconds / TICK)):
            self.passed += TICK
            self.wall += int(TICK * 1000)
            await self.house.see_time_pass()


@pytest.fixture
async def hours(tmp_path):
    """A house with a person, a table that is over and one whose game was sealed, all of today."""
    hours = Hours()
    async with house_in(tmp_path, hours) as house:
        for task in house._tasks:
            task.cancel()
        hours.house = house
        await house.store.add_guest(guest_row(1, seen_at=START), permit_row("one", "person", guest_id=1))
        sealed = game_row(hashes=b'{"settings":"","seats":[],"hashes":[]}', game_id=b"g" * 16)
        for number, state in ((1, "over"), (2, "sharing")):
            unit = new_table(number)
            unit.table.settings = b'{"players":3}'
            await house.store.commit(unit)
            sealing = move(unit.table, table={"game_no": 1, "state": state, "updated_at": START}, game=sealed)
            await house.store.commit(sealing)
        await hours.begin()
        yield hours


async def left(house):
    states = {number: (await house.store.load(number)) for number in (1, 2)}
    tables = {number: loaded.table.state for number, loaded in states.items() if loaded is not None}
    return tables, await house.store.guest(1) is not None


ALL = ({1: "over", 2: "sharing"}, True)


async def test_minutes_at_500_days_ahead_delete_nothing(hours):
    await hours.pass_by(2 * HOUR)
    hours.wall += 500 * DAY
    await hours.pass_by(90)
    hours.wall -= 500 * DAY
    await hours.pass_by(3 * HOUR)
    assert await left(hours.house) == ALL
    assert hours.house.seen_time.at <= hours.wall


async def test_tidying_right_after_the_clock_jumped_deletes_nothing(hours):
    hours.wall += 500 * DAY
    await hours.house.tidy()
    assert await left(hours.house) == ALL


async def test_a_start_with_a_clock_500_days_ahead_deletes_nothing_for_hours(hours):
    hours.wall += 500 * DAY
    await hours.begin()
    await hours.pass_by(12 * HOUR)
    assert await left(hours.house) == ALL


async def test_nothing_is_tidied_in_the_first_hour_after_a_start(hours, monkeypatch):
    tidied = []

    async def tidy():
        tidied.append(hours.passed)

    monkeypatch.setattr(hours.house, "tidy", tidy)
    await hours.pass_by(HOUR - TICK)
    assert tidied == []
    await hours.pass_by(2 * HOUR)
    assert len(tidied) == 2


async def test_what_is_old_by_the_time_that_was_seen_is_deleted(hours):
    hours.house.seen_time.at = hours.wall = START + 401 * DAY
    await hours.pass_by(HOUR)
    assert await left(hours.house) == ({2: "closed"}, False)


async def test_time_without_a_server_is_caught_up_at_a_day_an_hour(hours):
    await hours.pass_by(HOUR)
    hours.wall += 20 * DAY
    await hours.begin()
    seen = hours.house.seen_time
    assert hours.wall - seen.at >= 20 * DAY
    await hours.pass_by(10 * HOUR)
    assert 9 * DAY < hours.wall - seen.at < 12 * DAY
    await hours.pass_by(12 * HOUR)
    assert seen.at == hours.wall


async def test_what_was_seen_outlives_a_restart(hours):
    await hours.pass_by(5 * HOUR)
    before = hours.house.seen_time
    await hours.begin()
    assert hours.house.seen_time is not before
    assert (hours.house.seen_time.at, hours.house.seen_time.lived) == (before.at, before.lived)
    assert before.lived == 5 * HOUR * 1000


def test_one_long_step_counts_as_a_short_one():
    seen = SeenTime(START, 0, 0.0)
    seen.look(START + 100 * DAY, 100 * 86_400.0)
    assert seen.at == START + CATCHING_UP * 60_000


def test_a_clock_that_is_set_back_takes_the_time_back():
    seen = SeenTime(START, 0, 0.0)
    seen.look(START - DAY, 15.0)
    assert seen.at == START - DAY
