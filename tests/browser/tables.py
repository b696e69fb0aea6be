"""Tables opened, and games played, over the wire: for a page that comes to them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from tests.server.player import Player
from tests.server.serving import Serving

T = TypeVar("T")
SHORT = {"edition": "deluxe", "players": 3, "rounds": ["late-for-a-very-important-date"], "princesses": "random"}
BOTS = [{"kind": "open"}, {"kind": "bot"}, {"kind": "bot"}]


def opened(
    server: Serving,
    *,
    game: str = "rebel",
    seats: Any = (),
    settings: dict[str, Any] = SHORT,
    start: bool = False,
    listed: bool = False,
    pace: str = "instant",
) -> tuple[str, str, str]:
    """A table: its code, its host's token and a link for a seat."""

    async def create() -> tuple[str, str, str]:
        host = Player(server.url, "Ada")
        await host.connect()
        wish = {"game": game, "settings": settings, "seats": list(seats)}
        code = await host.create(**wish, pace=pace, start=start, listed=listed)
        answer = await host.command("link", kind="invite")
        await host.drop()
        return code, str(host.person), answer["body"]["url"]

    return _elsewhere(create())


def played(
    server: Serving, *, game: str = "rebel", seats: Any = BOTS, settings: dict[str, Any] = SHORT
) -> tuple[str, str]:
    """A table whose first game is over: its code and its host's token."""

    async def play() -> tuple[str, str]:
        host = Player(server.url, "Ada", seed=3)
        await host.connect()
        code = await host.create(game=game, settings=settings, seats=list(seats), pace="instant", start=True)
        await host.play_to_the_end()
        await host.drop()
        return code, str(host.person)

    return _elsewhere(play())


def _elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Run it in another thread: Playwright has an event loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(work)).result()
