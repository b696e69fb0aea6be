"""Who plays, what, how often; and the refusal of what cannot be played."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from coronet.bots.playable import LEVELS, check_level
from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.contract import Game


@dataclass(frozen=True)
class Tournament:
    """Who plays, what, how often."""

    game: str
    settings: dict[str, Any]
    bots: tuple[str, ...]  # a level for each seat
    deal_sets: int
    seed: int
    milliseconds: float = 0
    playouts: int = 0

    @property
    def games(self) -> int:
        """How many games there are: every deal set from every seat."""
        return self.deal_sets * len(self.bots)

    def head(self) -> dict[str, Any]:
        """What makes its deal sets what they are; how many there are does not."""
        head = asdict(self) | {"bots": list(self.bots)}
        del head["deal_sets"]
        return head


def with_players(game: Game, settings: dict[str, Any], players: int) -> Any:
    """The game's settings that hold, for as many seats as there are bots."""
    takes_players = "players" in game.read_settings({}).to_data()
    try:
        return game.read_settings({**settings, "players": players} if takes_players else settings)
    except InputError as error:
        if error.field != "players":
            raise
        raise InputError("bots", value=players, allowed=f"{error.allowed}, one for each seat") from None


def check(tournament: Tournament) -> None:
    """Refuse what cannot be played, in one line."""
    game = game_named(tournament.game)
    for bot in tournament.bots:
        if bot not in LEVELS:
            raise InputError("bots", value=bot, allowed=", ".join(LEVELS) + ", one for each seat")
        check_level(tournament.game, bot)
    held = with_players(game, tournament.settings, len(tournament.bots))
    seats = game.players(game.new(held, 1, None))
    if seats != len(tournament.bots):
        number = len(tournament.bots)
        raise InputError("bots", value=number, allowed=f"{seats} for these settings, one for each seat that chooses")
