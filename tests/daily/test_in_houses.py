"""A ball as houses play it: byte for byte that of its day, also after a restart; only the first attempt counts."""

import pytest

from coronet.bots.levels import warm
from coronet.server.store.finished import log_of
from coronet.server.work.botpool import BotPool
from coronet.table.ball import games_with_ball
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.daily.balls import DAYS, in_this_house, pocket
from tests.daily.houses import guest, play, played, served
from tests.pocket.inside import Device

pytestmark = [pytest.mark.anyio, SKIP_WITHOUT_COMPILER]

DAY = DAYS[0]


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.mark.parametrize("game", games_with_ball())
@pytest.mark.parametrize("day", DAYS)
async def test_a_server_and_a_page_play_the_ball_of_the_day(game, day, tmp_path):
    warm(game)
    own = in_this_house(game, day).log.to_text().encode()
    async with served(tmp_path, day) as house:
        assert await played(house, game, day) == own
    async with pocket(Device(), day) as house:
        assert await played(house, game, day) == own


async def test_a_server_s_workers_answer_as_the_ball_s_bots(tmp_path):
    warm("r")
    async with served(tmp_path, DAY) as house:
        house.bots = BotPool(1, house.clock)
        assert await played(house, "r", DAY) == in_this_house("r", DAY).log.to_text().encode()
        house.bots.close()


@pytest.mark.parametrize("choices", [1, 12])
async def test_a_ball_goes_on_after_a_restart(choices, tmp_path):
    async with served(tmp_path, DAY) as house:
        player = await guest(house)
        code = await player.create(game="rebel", ball=DAY, pace="instant")
        await play(house, player, choices)
        await player.drop()
    async with served(tmp_path, DAY) as house:
        player.house, player.seq = house, None
        await player.connect(code)
        await play(house, player)
        assert await log_of(house.store, code, 1) == in_this_house("rebel", DAY).log.to_text().encode()
        await player.drop()
