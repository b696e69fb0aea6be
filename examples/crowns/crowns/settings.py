"""Settings of Crowns: read by their declaration, and made into a record."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from coronet.games import declaration
from coronet.kernel.generator import seed as seed_generator
from coronet.kernel.record import Source
from crowns.declaration import DECLARED
from crowns.record import DEAL, Crowns
from crowns.rules import go_on


@dataclass(frozen=True)
class Settings:
    """Settings that hold."""

    players: int
    cards: int
    lowest: bool

    def to_data(self) -> dict[str, Any]:
        """As they stand in logs."""
        return asdict(self)


def read(data: Mapping[str, Any]) -> Settings:
    """Settings from their names and values; the first that does not hold is an InputError."""
    return Settings(**declaration.read(DECLARED, data))


def begun(settings: Settings, source: Source | None) -> Crowns:
    """A record before the deal."""
    record = Crowns()
    record.players, record.phase, record.source = settings.players, DEAL, source
    record.cards, record.lowest = settings.cards, int(settings.lowest)
    return record


def new(settings: Settings, seed: int, source: Source | None = None) -> Crowns:
    """A record ready for its first decision."""
    record = begun(settings, source)
    seed_generator(record, seed)
    go_on(record)
    return record
