"""Houses of both kinds on a day of the test's own, where nobody waits and the bots think at once."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator
from pathlib import Path

from coronet.pocket.bots import PocketBots
from coronet.pocket.house import PocketHouse
from coronet.server.store.finished import log_of
from coronet.server.tables.house import House
from coronet.server.wire.answers import Asked, answered
from coronet.server.wire.balls import Balls
from coronet.server.work.results import Results
from coronet.table.ball import declared_ball
from tests.daily.balls import Noon, own_choice
from tests.server.inside import InsidePlayer, house_in


@contextlib.asynccontextmanager
async def served(folder: Path, day: str) -> AsyncIterator[House]:
    """A server's house whose bots think where it is."""
    clock = Noon(day)
    async with house_in(folder, clock) as house:
        house.bots = PocketBots(clock)
        yield house


async def guest(house: House, name: str = "Zofia") -> InsidePlayer:
    """Somebody who has come to a house."""
    player = InsidePlayer(house, name)
    await player.connect()
    return player


async def play(house: House, player: InsidePlayer, most: int = 1000) -> None:
    """Play on in the manner of `own_choice`, for so many choices or to the end."""
    assert player.table is not None
    seat = declared_ball(player.info["game"]).seat  # type: ignore[index]
    for _ in range(most):
        await player.until(lambda: player.is_asked() or player.info["state"] in ("between", "over"))  # type: ignore[index]
        if player.info["state"] == "over":  # type: ignore[index]
            return
        if player.info["state"] == "between":  # type: ignore[index]
            await player.command("ready", on=True)
            continue
        room = await house.room(player.table)
        assert room is not None
        assert room.table is not None
        await player.command("do", ask=room.table.asked(seat), choice=own_choice(room.table, seat))


async def played(house: House, game: str, day: str) -> bytes:
    """The log of a ball played in a house."""
    player = await guest(house)
    code = await player.create(game=game, ball=day, pace="instant")
    await play(house, player)
    await player.drop()
    log = await log_of(house.store, code, 1)
    assert log is not None
    return log


async def asked(house: House, path: str, player: InsidePlayer) -> bytes:
    """What a house answers somebody about balls."""
    answers = house.answers if isinstance(house, PocketHouse) else Balls(Results()).by_path()
    for _, pattern, answer in answers:
        found = re.fullmatch(re.sub(r"\{(\w+)(:int)?\}", r"(?P<\1>[^/]+)", pattern), path)
        if found is None:
            continue
        parts = {name: int(text) if name == "no" else text for name, text in found.groupdict().items()}
        headers = {"authorization": f"Bearer {player.person}"}
        question = Asked(house=house, origin="", parts=parts, query={}, headers=headers, body=_nothing)
        given = await answered(answer, question)
        assert given.status == 200, given
        return given.body if isinstance(given.body, bytes) else b"".join([piece async for piece in given.body])
    raise AssertionError(path)


async def _nothing(most: int) -> bytes:
    return b""
