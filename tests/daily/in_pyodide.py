"""Balls in the house of a page, by Python in Node: the log of each."""

from __future__ import annotations

from coronet.bots.levels import warm
from coronet.server.store.finished import log_of
from coronet.table.ball import declared_ball, games_with_ball
from tests.daily.balls import DAYS, own_choice, pocket
from tests.pocket.inside import Device, Page

HOME, TABLE = 1, 2  # wires of the page


async def run() -> dict[str, dict[str, str]]:
    """The logs by game and day."""
    for game in games_with_ball():
        warm(game)
    return {game: {day: await played(game, day) for day in DAYS} for game in games_with_ball()}


async def played(game: str, day: str) -> str:
    """The log of the ball of a day, played by the messages between a page and its house."""
    async with pocket(Device(), day) as house:
        page = Page(house)
        page.door.hear({"kind": "open", "wire": HOME})
        page.send(wire=HOME, t="hello", proto=1, name="Zofia")
        person = (await page.frame("welcome"))["person"]
        page.send(wire=HOME, t="create", id="the-ball-of-the-day", game=game, ball=day, pace="instant")
        code = (await page.frame("ack"))["body"]["code"]
        page.door.hear({"kind": "open", "wire": TABLE})
        page.send(wire=TABLE, t="hello", proto=1, person=person, table=code)
        room = await house.room(code)
        assert room is not None
        seat = declared_ball(game).seat
        while (log := await log_of(house.store, code, 1)) is None:
            heard, table = len(page.told), room.table
            if room.row.state == "between":
                page.send(wire=TABLE, t="ready", id=f"ready-{heard:08}", on=True)
            elif table is not None and seat in table.to_act:
                choice = own_choice(table, seat)
                page.send(wire=TABLE, t="do", id=f"choice-{heard:08}", ask=table.asked(seat), choice=choice)
            await page.until("frame", after=heard)
        return log.decode()
