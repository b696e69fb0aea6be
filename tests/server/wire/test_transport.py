"""Pages that fall silent: noticed soon where others wait for them, though their connection stands."""

from __future__ import annotations

import json

import pytest

from tests.server.bare import Bare
from tests.server.test_play import leave, seated

pytestmark = pytest.mark.anyio


async def test_a_page_that_answers_no_ping_is_gone_until_it_says_something(server):
    code, (host, friend, third) = await seated(server)
    await friend.drop()
    before = len(host.frames)
    with Bare(server.port) as silent:
        silent.upgrade().hello(person=friend.person, table=code)
        await host.until(lambda: presence(host, before)[-1:] == [True])
        await host.until(lambda: presence(host, before)[-1] is False)
        assert not silent.is_cut(0)
        silent.send(json.dumps({"t": "ping", "n": 1}).encode())
        await host.until(lambda: presence(host, before)[-1] is True)
    await leave([host, third])


def presence(player, since):
    """What a player was told of the second seat since then."""
    return [frame["seats"][1] for frame in player.frames[since:] if frame["t"] == "here"]
