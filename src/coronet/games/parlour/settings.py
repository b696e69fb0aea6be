"""Parlour games as they are declared, and their settings: how many play, who begins, and what one game alone has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from coronet.games import declaration
from coronet.games.box.reading import BOX_REFUSALS
from coronet.games.declaration import Declaration, Kind, Setting


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


def parlour_game(
    name: str, players: Sequence[int], *more: Setting, has_starter: bool = True, **facts: Any
) -> Declaration:
    """The declaration of a parlour game: the least number of players by default, the first seat begins."""
    seats = (
        Setting("players", Kind.NUMBER, players[0], players),
        Setting("starter", Kind.SEAT, 0, is_offered=has_starter),
    )
    return Declaration(name=name, box="box", page="parlour", settings=(*seats, *more), **facts)


def reader(declared: Declaration) -> Callable[[Mapping[str, Any]], Settings]:
    """Reads the settings of a game."""

    def read(data: Mapping[str, Any]) -> Settings:
        held = declaration.read(declared, data, BOX_REFUSALS)
        return Settings(held.pop("players"), held.pop("starter"), tuple(held.items()))

    return read
