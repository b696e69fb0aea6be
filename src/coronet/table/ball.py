"""The ball of the day: cards, round cards, offers and the bots' seeds follow from the date by a public formula.

The key is SHA-256 over a purpose as those of `fair.py` have it, the game, the version of its rules and the date. Draws
are made from it as in a sealed game, but each part of a game (a round, a set) counts its own: the deal of the second
round is the same whatever happened in the first. docs/ball.md says it for other programs, and
`tests/table/ball-vectors.json` has what comes out.
"""

from __future__ import annotations

import hashlib
from datetime import date
from typing import Any

from coronet.errors import CoronetError, InputError, either
from coronet.games.catalogue import GAMES, game_named
from coronet.games.contract import Game
from coronet.games.declaration import Ball
from coronet.kernel.bits import count, pick
from coronet.table.fair import bot_seed, draw_position, purpose
from coronet.table.log import ChanceLine, ChoiceLine, Log
from coronet.table.table import Table

OF_A_PART = 1 << 16  # draws: more than any part has
FOR_SETTINGS = 0xFFFF * OF_A_PART  # the part that no game comes to, for what is drawn before it begins
_BALL = purpose("ball")


def games_with_ball() -> list[str]:
    """The games that have a ball of the day."""
    return [name for name in GAMES if game_named(name).declared.ball is not None]


def read_date(text: str) -> str:
    """A day as YYYY-MM-DD; anything else is an InputError."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        day = None
    if day is None or day.isoformat() != text:
        raise InputError("date", value=text, allowed="a day as YYYY-MM-DD")
    return text


def declared_ball(game: str) -> Ball:
    """What a game says of its ball; one that has none is refused with those that have."""
    ball = game_named(game).declared.ball
    if ball is None:
        raise InputError("game", value=game, allowed=either(games_with_ball()))
    return ball


def ball_key(game: str, day: str) -> bytes:
    """The key of a ball: all draws and all seeds of its bots follow from it."""
    rules = game_named(game).rules_version
    return hashlib.sha256(_BALL + f"{game}/{rules}/{day}".encode("ascii")).digest()


def ball_settings(game: str, day: str) -> dict[str, Any]:
    """The settings of a ball, with those that are drawn by its date."""
    ball, key = declared_ball(game), ball_key(game, day)
    settings = dict(ball.settings)
    number = FOR_SETTINGS
    for name, (wanted, allowed) in ball.drawn.items():
        left = list(allowed)
        settings[name] = []
        for _ in range(wanted):
            settings[name].append(left.pop(draw_position(key, number, len(left))))
            number += 1
    return settings


def ball_seed(game: str, day: str, seat: int, ask: int) -> int:
    """The seed with which the bot of a seat answers its question number `ask`."""
    return bot_seed(ball_key(game, day), seat, ask)


class BallDraws:
    """A source of draws by a ball's key; `number` is that of the next draw, if it is one of the same part."""

    __slots__ = ("game", "key", "number")

    def __init__(self, game: Game, key: bytes, number: int = 0) -> None:
        self.game, self.key, self.number = game, key, number

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item drawn; the items of a pool stand in ascending order."""
        self.number = max(self.number, self.game.finished(record) * OF_A_PART)
        position = draw_position(self.key, self.number, count(pool))
        self.number += 1
        return pick(pool, position)

    def copy(self) -> BallDraws:
        """A source of its own that draws on from here."""
        return BallDraws(self.game, self.key, self.number)


def ball_draws(game: str, day: str) -> BallDraws:
    """The draws of a ball from its beginning."""
    return BallDraws(game_named(game), ball_key(game, day))


def ball_table(game: str, day: str) -> Table:
    """The ball of a day, dealt."""
    table = Table.new(game, draws=ball_draws(game, read_date(day)), **ball_settings(game, day))
    table.ball = day
    return table


def first_difference(log: Log) -> int | None:
    """The first line of a ball's log, counted from 1, that does not follow from its day; None where all do."""
    table = _played_again(log)
    if table is None:
        return 1
    drawn = table.log.lines
    for at, line in enumerate(log.lines):
        if isinstance(line, ChanceLine) and (at >= len(drawn) or drawn[at] != _unmarked(line)):
            return at + 2
    return None if len(drawn) == len(log.lines) else len(log.lines) + 1


def draws_after(log: Log) -> BallDraws | None:
    """The draws of a ball that come after a log of it; None where the log does not follow from its day."""
    if first_difference(log) is not None:
        return None
    table = _played_again(log)
    source = None if table is None else table.source
    return source if isinstance(source, BallDraws) else None


def _played_again(log: Log) -> Table | None:
    """The choices of a log made at the table of its day, as far as they can be; None where it has another table."""
    try:
        table = ball_table(log.header.game, log.header.ball or "")
    except CoronetError:
        return None
    if table.settings != log.header.settings:
        return None
    try:
        for line in log.lines:
            if isinstance(line, ChoiceLine) and line.choice is None:
                table.take_back(line.seat)
            elif isinstance(line, ChoiceLine):
                table.act(line.seat, line.choice or "")
    except CoronetError:
        pass  # other draws than the day's lead to a choice that is not there
    return table


def _unmarked(line: ChanceLine) -> ChanceLine:
    return ChanceLine(line.event, line.pool, line.pick, line.got)
