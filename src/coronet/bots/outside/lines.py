"""The lines between Coronet and a bot from outside: a word, and for most a JSON object after it.

Coronet says `coronet`, `game`, `choose`, `over` and `quit`; a program answers `hello`, `ready` or `no`, and `bestmove`.
"""

from __future__ import annotations

from secrets import token_hex
from typing import Any

import msgspec

from coronet.games.catalogue import game_named
from coronet.games.contract import Game, veiled_copy
from coronet.games.position import position_text

PROTOCOL = 1
CORONET, GAME, CHOOSE, OVER, QUIT = "coronet", "game", "choose", "over", "quit"
HELLO, READY, NO, BEST, INFO = "hello", "ready", "no", "bestmove", "info"
ANSWERS = {CORONET: (HELLO,), GAME: (READY, NO), CHOOSE: (BEST,)}
"""With which words a program answers, by what it is asked."""


class Hello(msgspec.Struct, frozen=True):
    """How a program introduces itself; without `games` it plays whatever it is asked to."""

    protocol: int
    name: str = ""
    games: list[str] | None = None

    def plays(self, game: str) -> bool:
        """Whether the program says that it plays a game."""
        return self.games is None or game in self.games


class About(msgspec.Struct, frozen=True):
    """The game that a seat is in, as its program is told before the first question."""

    game: str
    rules: int
    settings: dict[str, Any]
    players: int
    seat: int
    id: str = msgspec.field(default_factory=lambda: token_hex(8))  # the same for this seat of this game alone


class Question(msgspec.Struct, frozen=True):
    """What a seat sees when it must choose, what it may choose, and how long it may take."""

    seat: int
    ms: int
    seed: int
    legal: list[str]  # in words, as the answer says one
    choices: list[dict[str, Any]]  # the same as data, as views have them
    view: dict[str, Any]
    position: str  # the same in one line, with what the seat remembers


class Over(msgspec.Struct, frozen=True):
    """How a game ended."""

    totals: list[int]
    winners: list[int]


def line(word: str, data: Any = None) -> bytes:
    """A line that Coronet says."""
    said = [word.encode()] if data is None else [word.encode(), msgspec.json.encode(data)]
    return b" ".join(said) + b"\n"


def about(game: Game, settings: Any, seat: int) -> About:
    """What a program is told of a game, by the settings that hold for it."""
    players = game.players(game.new(settings, 0, None))
    return About(game.name, game.rules_version, settings.to_data(), players, seat)


def question(about: About, veiled: Any, ms: int, seed: int) -> Question:
    """The question to a seat, from its veiled record alone."""
    game, seat = game_named(about.game), about.seat
    own = veiled_copy(game, veiled, seat)  # over a veil it changes nothing; over an open record it keeps the promise
    common = veiled_copy(game, own, -1)
    view = game.public_view(common) | {"own": game.own_view(own, seat)}
    said = [game.said(choice) for choice in legal(game, own, seat)]
    position = position_text(game, game.read_settings(about.settings), own, seat)
    return Question(seat, ms, seed, [one.text for one in said], [one.to_data() for one in said], view, position)


def legal(game: Game, veiled: Any, seat: int) -> list[int]:
    """The choices of a seat."""
    out = [0] * game.most_choices
    return out[: game.choices(veiled, seat, out)]
