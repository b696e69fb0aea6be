"""Settings that parlour games share: how many play, and who begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coronet.games.box import reading

PLAYERS_AND_STARTER = ("players", "starter")


@dataclass(frozen=True)
class Settings:
    """Settings that hold, with those of one game alone in `more`."""

    players: int
    starter: int
    more: tuple[tuple[str, Any], ...] = ()

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs and views; reading them again gives the same settings."""
        return {"players": self.players, "starter": self.starter} | dict(self.more)

    def __getitem__(self, name: str) -> Any:
        """A setting of one game alone."""
        return dict(self.more)[name]


def reader(players: Sequence[int]) -> Callable[[Mapping[str, Any]], Settings]:
    """Reads the settings of a game that has no others."""

    def read(data: Mapping[str, Any]) -> Settings:
        reading.check_names(data, PLAYERS_AND_STARTER)
        return seats(data, players)

    return read


def seats(data: Mapping[str, Any], players: Sequence[int]) -> Settings:
    """How many play, the least number by default, and who begins."""
    number = reading.read_players(data.get("players", players[0]), players)
    return Settings(number, reading.whole_number("starter", data.get("starter", 0), 0, number - 1))
