"""Clocks: time for a decision, a bot that chooses when it is up, and none that runs while nothing is asked."""

from __future__ import annotations

import asyncio

import pytest

from coronet.server.store.rows import SeatRow
from coronet.server.tables import clocks
from coronet.server.tables.due import BETWEEN_SECONDS, SHARE_SECONDS, next_due
from coronet.server.tables.planning import GO_ON_SECONDS
from tests.server.inside import AnyBots, InsidePlayer
from tests.server.test_play import SHORT

pytestmark = pytest.mark.anyio

BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


def later(house, seconds):
    """Let the house's clock be ahead by so much."""
    house.clock.ahead = seconds


async def seated(house, **fields):
    """A person asked for something at a table with bots."""
    player = InsidePlayer(house, "Zofia")
    await player.connect()
    code = await player.create(settings=SHORT, seats=BOTS, pace="instant", start=True, **fields)
    await player.until(player.is_asked)
    return player, await house.room(code)


def until_of(player):
    return player.info["seats"][0].get("until")


class WaitingBots(AnyBots):
    """Bots that think until they are let go."""

    def __init__(self):
        super().__init__()
        self.may_choose = asyncio.Event()

    async def choose(self, *asked):
        await self.may_choose.wait()
        return await super().choose(*asked)


async def until_it_waits(room):
    """Until a room that goes on alone waits for somebody again."""
    async with asyncio.timeout(10):
        while room.planning.alone:  # noqa: ASYNC110 - nothing tells that a room waits again
            await asyncio.sleep(0)


async def test_when_the_time_is_up_a_bot_chooses_once_and_all_are_told(house):
    began = house.clock.now()
    player, room = await seated(house, clock=30)
    question = player.own["question"]
    assert began + 30_000 <= until_of(player) <= house.clock.now() + 30_000
    later(house, 31)
    room.plan()
    await player.until(lambda: player.own["question"] != question or not player.is_asked())
    assert ["room-time-up", {"seat": 0}] in player.story
    await player.until(player.is_asked)
    assert until_of(player) > house.clock.now()
    await player.drop()


async def test_an_answer_in_time_begins_the_next_question_s_time_anew(house):
    player, _ = await seated(house, clock=60)
    before = until_of(player)
    later(house, 20)
    answered = house.clock.now()
    await player.play()
    await player.until(lambda: player.is_asked() and until_of(player) != before)
    assert until_of(player) >= answered + 60_000
    assert not any(line[0] == "room-time-up" for line in player.story)
    await player.drop()


async def test_no_clock_runs_without_one_and_in_a_pause(house):
    player, room = await seated(house)
    assert until_of(player) is None
    await player.command("set", clock=30)
    await player.until(lambda: until_of(player) is not None)
    await player.command("pause")
    await player.until(lambda: player.info["state"] == "paused" and until_of(player) is None)
    later(house, 300)
    room.plan()
    await player.command("resume")
    await player.until(lambda: until_of(player) is not None)
    assert until_of(player) > house.clock.now()
    await player.drop()


async def test_the_time_that_a_question_has_had_outlives_a_restart(house):
    player, room = await seated(house, clock=120)
    before = until_of(player)
    room._take_over(await house.store.load(room.row.id))
    assert room.facts.clock == 120
    assert room.facts.asked["0"][1] + 120_000 == before
    await player.drop()


async def test_a_clock_of_days_runs_out_although_nobody_is_at_the_table(house):
    player, room = await seated(house, clock=86_400)
    question = player.own["question"]
    await player.drop()
    await room.settled()
    house._let_go(room)
    await house.settle_clocks()
    assert house.rooms == {}  # there is time left
    later(house, 86_410)
    await house.settle_clocks()
    (room,) = house.rooms.values()
    await until_it_waits(room)
    assert room.table.to_act == [0]  # the bots have played, and the person is asked again
    assert room.table.asked(0) != question
    assert room.row.due_at > house.clock.now()
    assert await house.store.overdue(house.clock.now(), 9) == []
    await player.connect()
    await player.until(player.is_asked)
    await player.drop()


async def test_bots_of_a_table_with_a_clock_of_days_play_on_after_the_last_person_has_left(house):
    bots = house.bots = WaitingBots()  # from the start: an answer under way could be that for which the person waits
    player, room = await seated(house, clock=86_400)
    while 0 in room.table.to_act:
        await player.play()
    await player.drop()
    await room.settled()
    house._let_go(room)
    bots.may_choose.set()
    later(house, GO_ON_SECONDS + 3)
    await house.settle_clocks()
    (room,) = house.rooms.values()
    await until_it_waits(room)
    assert room.table.to_act == [0]


async def play_a_round(player, room):
    """Until the score sheet is shown."""
    while room.row.state != "between":
        await player.until(lambda: player.is_asked() or room.row.state == "between")
        if player.is_asked():
            await player.play()


async def test_the_score_sheet_of_a_table_with_a_clock_of_days_is_put_away_although_nobody_reads_it(house):
    ada, bruno = InsidePlayer(house, "Ada", seed=1), InsidePlayer(house, "Bruno", seed=2)
    await ada.connect()
    settings = SHORT | {"rounds": ["once-upon-a-time", "wedding-gift"]}
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot"}]
    code = await ada.create(settings=settings, seats=seats, pace="instant", clock=86_400, listed=True)
    await bruno.connect(code)
    await bruno.command("sit", seat=1)
    await ada.command("start")
    room = await house.room(code)
    await asyncio.gather(play_a_round(ada, room), play_a_round(bruno, room))
    for player in (ada, bruno):
        await player.drop()
    await room.settled()
    house._let_go(room)
    later(house, BETWEEN_SECONDS + 3)
    await house.settle_clocks()
    (room,) = house.rooms.values()
    await until_it_waits(room)
    assert room.row.state == "playing"
    assert set(room.table.to_act) <= {0, 1}


async def test_a_short_clock_waits_while_nobody_is_at_the_table(house):
    player, room = await seated(house, clock=30)
    await player.drop()
    await room.settled()
    later(house, 300)
    assert await house.store.overdue(house.clock.now(), 9) == []


async def test_only_the_clocks_that_there_are_can_be_asked_for(house):
    player = InsidePlayer(house, "Zofia")
    await player.connect()
    with pytest.raises(ConnectionResetError):
        await player.create(settings=SHORT, seats=BOTS, clock=31)


# A wall clock that is set back


def in_state(room, state, now):
    """Let a room with two people be in a state since now."""
    room.row.state = state
    room.game.started_at = now
    room.facts.between_since = now if state == "between" else None
    room.facts.asked = {"0": (3, now)} if state == "playing" else {}
    room.seats[1] = SeatRow(seat=1, kind="person", guest_id=99)


@pytest.mark.parametrize(
    ("state", "seconds"), [("sharing", SHARE_SECONDS), ("between", BETWEEN_SECONDS), ("playing", 30)]
)
async def test_a_clock_set_back_by_a_day_gives_nothing_more_time(house, state, seconds):
    player, room = await seated(house, clock=30)
    in_state(room, state, house.clock.now())
    before, command = next_due(room)
    later(house, -86_400)
    after, same = next_due(room)
    assert same == command
    assert abs(after - before) < 1
    room.planning.ends = clocks.Ends(house.clock)  # as after a start
    assert next_due(room)[0] - house.clock.monotonic() <= seconds
    await player.drop()


async def test_a_time_that_is_up_counts_although_the_clock_was_set_back(house):
    player, room = await seated(house, clock=30)
    question = player.own["question"]
    later(house, -86_400)
    room.plan()
    house.clock.passed = 31
    room.plan()
    await player.until(lambda: player.own["question"] != question or not player.is_asked())
    assert ["room-time-up", {"seat": 0}] in player.story
    await player.drop()
