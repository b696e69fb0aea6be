"""The start of a game, from a record in which nothing has been drawn yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from coronet.kernel import generator
from coronet.kernel.record import Record

Game = TypeVar("Game", bound=Record)


def started(record: Game, seed: int, go_on: Callable[[Game], None]) -> Game:
    """The record ready for its first decision; `seed` decides what chance brings."""
    generator.seed(record, seed)
    go_on(record)
    return record
