"""What is asked of a house about balls of the day: how far one is with them, how one ended, what others made of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from coronet.errors import InputError
from coronet.server.store.keeper import Keeper
from coronet.server.store.rows import OPEN
from coronet.server.tables import balls
from coronet.server.wire.answers import (
    Answer,
    Asked,
    No,
    followed,
    game_asked_for,
    guest_of,
    in_json,
    log_asked_for,
)
from coronet.server.wire.bodies import Attempt, BallDay, BallOthers
from coronet.server.work.results import Results
from coronet.table.ball import ball_key, games_with_ball, read_date
from coronet.table.log import Header, parse_log

__all__ = ["Balls"]

TODAY = "today"
LONGEST_ATTEMPT = 3  # days until the end of an attempt that others are shown
MOST_OTHERS = 1000


class Balls:
    """The answers, with the results that are worked out."""

    def __init__(self, results: Results) -> None:
        self.results = results

    def by_path(self) -> list[tuple[str, str, Callable[[Asked], Awaitable[Answer]]]]:
        """The method and path of each; `{no:int}` is a number."""
        return [
            ("GET", "/api/balls/{day}", self.day),
            ("GET", "/api/ball/{code}/{no:int}", self.result),
            ("GET", "/api/ball/{code}/{no:int}/others", self.others),
        ]

    async def day(self, asked: Asked) -> Answer:
        """The balls of a day, or of `today`, and how far one is with them."""
        today = balls.day_of(asked.house.clock.now())
        try:
            day = today if asked.parts["day"] == TODAY else read_date(asked.parts["day"])
        except InputError:
            raise No("no-table") from None
        guest = await guest_of(asked)
        games = [await _attempt(asked.house.store, guest.id, game, day) for game in games_with_ball()]
        return in_json(BallDay(day, today, balls.begin_of(today, 1), games))

    async def result(self, asked: Asked) -> Answer:
        """How a ball that is over compares with its par: JSON lines, progress first."""
        return followed(asked, self.results, (await _ball(asked))[0])

    async def others(self, asked: Asked) -> Answer:
        """What others of this house have made of the same ball at their first attempt."""
        guest = await guest_of(asked)
        header = (await _ball(asked))[1]
        game, day = header.game, header.ball or ""
        found = await game_asked_for(asked)
        since, until = balls.begin_of(day), balls.begin_of(day, LONGEST_ATTEMPT)
        played = await asked.house.store.balls_played(ball_key(game, day), since, until, MOST_OTHERS)
        first = [row for table, row in played if balls.counts(table, row.game_no, row.guest_id, game, day)]
        rows = [row for row in first if row.guest_id != guest.id]
        own = await asked.house.store.table_id(found.code)
        return in_json(
            BallOthers(
                counts=own is not None and balls.counts(own, found.no, guest.id, game, day),
                scores=[row.score for row in rows],
                places=[row.place for row in rows],
            )
        )


async def _attempt(store: Keeper, guest_id: int, game: str, day: str) -> Attempt:
    """How far a person is with the first attempt at a ball."""
    players = balls.settings_of(game, day).players
    begun = await store.load(balls.attempt(guest_id, game, day))
    if begun is None:
        return Attempt(game, players, "new")
    is_over = await store.finished(begun.table.code, 1) is not None
    return Attempt(
        game, players, "over" if is_over else "on" if begun.table.state in OPEN else "left", begun.table.code
    )


async def _ball(asked: Asked) -> tuple[bytes, Header]:
    """The log of a ball that is over, and what it says of itself."""
    await game_asked_for(asked)
    log = await log_asked_for(asked)
    header = parse_log(log).header
    if header.ball is None:
        raise No("no-table")
    return log, header
