"""Attempts at a ball in a house: the first one of its day counts, others are practice, and nothing can be changed."""

import json

import pytest

from coronet.server.wire import bodies
from coronet.table.ball import games_with_ball
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.daily.balls import pocket
from tests.daily.houses import asked, guest, play, served
from tests.pocket.inside import Device
from tests.server.fitting import unknown_fields

pytestmark = [pytest.mark.anyio, SKIP_WITHOUT_COMPILER]

DAY, YESTERDAY = "2026-11-18", "2026-11-17"


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(params=["served", "pocket"])
async def house(request, tmp_path):
    async with served(tmp_path, DAY) if request.param == "served" else pocket(Device(), DAY) as house:
        yield house


async def at_a_ball(house, day=DAY, game="r"):
    player = await guest(house)
    await player.create(game=game, ball=day, pace="instant")
    return player


async def states(house, player, day="today"):
    found = json.loads(await asked(house, f"/api/balls/{day}", player))
    assert unknown_fields(found, bodies.BallDay) == []
    return {one["game"]: one["state"] for one in found["games"]}


async def test_the_table_says_of_which_day_it_is_and_has_no_hints(house):
    player = await at_a_ball(house)
    info = player.info
    assert (info["ball"], info.get("practice", False), info["hints"]) == (DAY, False, False)
    assert info["seats"][0]["kind"] == "person"
    assert [seat["level"] for seat in info["seats"][1:]] == ["strong"]
    assert "seal" not in info


async def test_whoever_presses_again_goes_on_with_their_attempt(house):
    player = await at_a_ball(house)
    first = player.info["code"]
    await player.drop()
    player.table, player.seq = None, None
    await player.connect()
    assert await player.create(game="r", ball=DAY) == first


async def test_after_the_first_attempt_all_is_practice_with_hints(house):
    player = await at_a_ball(house)
    await play(house, player)
    first = player.info["code"]
    await player.command("rematch")
    await player.until(lambda: player.info["game_no"] == 2)
    assert (player.info["ball"], player.info["practice"], player.info.get("hints", True)) == (DAY, True, True)
    await player.drop()
    player.table, player.seq = None, None
    await player.connect()
    assert await player.create(game="r", ball=DAY) != first
    assert player.info["practice"]


async def test_the_ball_of_another_day_is_practice(house):
    player = await at_a_ball(house, YESTERDAY)
    assert (player.info["ball"], player.info["practice"]) == (YESTERDAY, True)


async def test_how_far_one_is_with_the_balls_of_the_day(house):
    player = await at_a_ball(house)
    assert await states(house, player) == dict.fromkeys(games_with_ball(), "new") | {"r": "on"}
    await play(house, player)
    assert (await states(house, player))["r"] == "over"
    assert set((await states(house, player, YESTERDAY)).values()) == {"new"}


async def test_an_attempt_that_is_given_up_does_not_come_back(house):
    player = await at_a_ball(house)
    await player.command("close")
    assert (await states(house, player))["r"] == "left"


@pytest.mark.parametrize(
    ("command", "fields"),
    [
        ("set", {"hints": True}),
        ("set", {"watch": True}),
        ("set", {"settings": {"variants": ["three-card"]}}),
        ("stand", {}),
        ("link", {"kind": "invite"}),
        ("bot", {"seat": 1, "on": True, "level": "beginner"}),
        ("again", {}),
    ],
)
async def test_nothing_of_a_ball_can_be_changed(house, command, fields):
    player = await at_a_ball(house)
    answer = await player.command(command, **fields)
    assert (answer["t"], answer["code"], answer["args"]) == ("refuse", "off", {"what": "ball"})


@pytest.mark.parametrize(
    ("fields", "named"),
    [({"game": "seeker", "ball": DAY}, "game"), ({"game": "r", "ball": "2026-02-31"}, "date")],
)
async def test_a_ball_that_there_is_not_is_refused(house, fields, named):
    player = await guest(house)
    answer = await player.command("create", **fields)
    assert (answer["code"], answer["args"]["field"]) == ("bad-setting", named)


async def test_a_result_stands_beside_its_par_and_tells_how_far_it_is(house):
    player = await at_a_ball(house)
    await play(house, player)
    lines = [
        json.loads(line) for line in (await asked(house, f"/api/ball/{player.info['code']}/1", player)).splitlines()
    ]
    *progress, found = lines
    assert unknown_fields(found, bodies.BallResult) == unknown_fields(progress, list[bodies.Progress]) == []
    assert (found["game"], found["date"], found["players"]) == ("r", DAY, 2)
    assert len(found["par"]["scores"]) == 8


async def test_others_are_those_whose_first_attempt_it_was(house):
    first, second = await at_a_ball(house), await at_a_ball(house)
    for player in (first, second):
        await play(house, player)
    await second.command("rematch")
    await second.until(lambda: second.info["state"] == "playing")
    await play(house, second)
    for no, counts in ((1, True), (2, False)):
        body = await asked(house, f"/api/ball/{second.info['code']}/{no}/others", second)
        found = json.loads(body)
        assert unknown_fields(found, bodies.BallOthers) == []
        assert (found["counts"], len(found["scores"])) == (counts, 1)
