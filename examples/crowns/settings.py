"""Settings of Crowns: how many play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from coronet.errors import InputError
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Source
from examples.crowns.record import DEAL, MAX_SEATS, Crowns
from examples.crowns.rules import go_on


@dataclass(frozen=True)
class Settings:
    """Settings that hold."""

    players: int

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs."""
        return asdict(self)


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is an InputError."""
    for name in data:
        if name != "players":
            raise InputError(name, value=data[name], allowed="only players")
    players = data.get("players", 2)
    if type(players) is not int or not 2 <= players <= MAX_SEATS:
        raise InputError("players", value=players, allowed=f"2 to {MAX_SEATS}")
    return Settings(players)


def begun(settings: Settings, source: Source | None) -> Crowns:
    """A record before the deal."""
    record = Crowns()
    record.players, record.phase, record.source = settings.players, DEAL, source
    return record


def new(settings: Settings, seed: int, source: Source | None = None) -> Crowns:
    """A record ready for its first decision."""
    record = begun(settings, source)
    seed_generator(record, seed)
    go_on(record)
    return record
