"""Who plays, what, how often; and the refusal of what cannot be played."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from coronet.bots import outside
from coronet.bots.outside import Outside
from coronet.bots.playable import LEVELS, check_level
from coronet.errors import InputError
from coronet.games.catalogue import game_named
from coronet.games.contract import Game


@dataclass(frozen=True)
class Tournament:
    """Who plays, what, how often."""

    game: str
    settings: dict[str, Any]
    bots: tuple[str, ...]  # a level, or the name of a bot from outside, for each seat
    deal_sets: int
    seed: int
    milliseconds: float = 0
    playouts: int = 0
    outside: tuple[Outside, ...] = ()  # those of the bots that are programs

    @property
    def games(self) -> int:
        """How many games there are: every deal set from every seat."""
        return self.deal_sets * len(self.bots)

    def head(self) -> dict[str, Any]:
        """What makes its deal sets what they are; how many there are does not."""
        head = asdict(self) | {"bots": list(self.bots)}
        del head["deal_sets"], head["outside"]
        programs = [asdict(bot) | {"command": list(bot.command)} for bot in self.outside if bot.name in self.bots]
        return head | {"outside": programs} if programs else head

    def program_of(self, bot: str) -> Outside | None:
        """The bot from outside of this name."""
        return next((one for one in self.outside if one.name == bot), None)


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
        if tournament.program_of(bot) is not None:
            continue
        if bot not in LEVELS:
            known = ", ".join((*LEVELS, *outside.known(tournament.outside)))
            raise InputError("bots", value=bot, allowed=f"{known}, one for each seat")
        check_level(tournament.game, bot)
    held = with_players(game, tournament.settings, len(tournament.bots))
    seats = game.players(game.new(held, 1, None))
    if seats != len(tournament.bots):
        number = len(tournament.bots)
        raise InputError("bots", value=number, allowed=f"{seats} for these settings, one for each seat that chooses")


def check_programs(tournament: Tournament) -> None:
    """Refuse a bot from outside that does not play this, in one line."""
    game = game_named(tournament.game)
    held = with_players(game, tournament.settings, len(tournament.bots))
    for bot in tournament.outside:
        if bot.name in tournament.bots:
            outside.check(bot, outside.about(game, held, tournament.bots.index(bot.name)))
