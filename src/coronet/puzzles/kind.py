"""What puzzles of a game are: which games they come from, by how much the best choice must be better, their themes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from coronet.games.contract import Line
from coronet.games.option import Option


@dataclass(frozen=True)
class Found:
    """A position with its right choice, before it has a theme."""

    veiled: Any
    seat: int
    options: list[Option]  # the best first
    against: int  # the wrong choice that is made most often
    reason: Line


@dataclass(frozen=True)
class Kind:
    """The puzzles of one game."""

    game: str
    margin: float  # in the game's unit: by so much the best choice is better, whatever the errors of two evaluations
    themes: tuple[str, ...]
    settings: Callable[[Random], Mapping[str, Any]]  # of the games that are played for them
    theme: Callable[[Found], str]
