"""What carries frames: how they are written, and pages that fall silent though their connection stands."""

from __future__ import annotations

import json

import pytest
from websockets.frames import Frame, Opcode

from coronet.server.wire.transport import text_frame
from tests.server.bare import Bare
from tests.server.test_play import leave, seated

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_frame_is_what_the_library_makes_of_it(length):
    payload = b"x" * length
    assert text_frame(payload) == Frame(Opcode.TEXT, payload).serialize(mask=False)


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
