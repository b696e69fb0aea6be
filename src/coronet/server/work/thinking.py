"""What a bot is asked, worked out where one thinks: from a veiled record and nothing else."""

from __future__ import annotations

from typing import Any, Protocol

from coronet.server.work.turns import Asker
from coronet.table.table import Table

__all__ = ["INSTEAD", "Bots", "NotReady", "hint", "think"]

HINT_MS = 800  # of the processor's time
INSTEAD = "good"  # the level that plays on where another cannot think; the table is told


class Bots(Protocol):
    """Those who think for a house."""

    async def choose(self, table: Table, seat: int, level: str, seed: int, asker: Asker) -> str:
        """A bot's choice, in words. It waits for a level that is getting ready; LevelMissing or NotReady says no."""

    async def hint(self, table: Table, seat: int, seed: int, asker: Asker) -> dict[str, Any]:
        """What a seat may best do and why, as data; or `unavailable` with the reason."""

    def close(self) -> None:
        """Think no more."""


class NotReady(Exception):  # noqa: N818 - it says what is the matter
    """What a level needs in order to think did not come in time."""


def think(game: str, words: list[int], seat: int, level: str, seed: int) -> str | None:
    """A choice by the level as named, or None while it is getting ready."""
    from coronet.bots.levels import choose_in_character, is_ready, prepare  # noqa: PLC0415 - only workers need it
    from coronet.bots.playable import check_level  # noqa: PLC0415
    from coronet.games.catalogue import game_named  # noqa: PLC0415

    veiled = _record_of(game, words)
    check_level(game, level)
    prepare(veiled)
    if not is_ready(veiled, level):
        return None
    return game_named(game).text_of(choose_in_character(veiled, seat, level, seed, patient=False))


def hint(game: str, words: list[int], seat: int, seed: int) -> dict[str, Any]:
    """What a seat may best do and why, as data; or `unavailable` with the reason."""
    from coronet.bots import values  # noqa: PLC0415
    from coronet.bots.levels import Budget, is_warm  # noqa: PLC0415 - only workers need it
    from coronet.errors import Cannot  # noqa: PLC0415
    from coronet.games.catalogue import game_named  # noqa: PLC0415
    from coronet.kernel import compiled  # noqa: PLC0415

    declared = game_named(game).declared
    if not declared.compared_in:
        return {"unavailable": "game"}
    if declared.needs_fast and not compiled.available():
        return {"unavailable": "compiler"}
    if not is_warm("expert", game):
        return {"unavailable": "warming"}
    try:
        return values.hint(_record_of(game, words), seat, Budget(milliseconds=HINT_MS), seed).to_data()
    except Cannot:  # a variant that is not solved
        return {"unavailable": "game"}


def _record_of(game: str, words: list[int]) -> Any:
    from coronet.games.catalogue import game_named  # noqa: PLC0415 - only workers need it

    veiled = game_named(game).record_class()
    veiled.read_words(words)
    return veiled
