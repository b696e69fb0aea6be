"""The parts of a game that arrays need, found beside its rules."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

from coronet.errors import ExtraMissing, InputError
from coronet.games.catalogue import game_named, module_of
from coronet.kernel import compiled

COMPILED = "entries"


def part_of(game: str, name: str) -> Any:
    """The module of this name beside the game's rules."""
    return importlib.import_module(f"{_checked(game)}.{name}")


def rules_of(game: str) -> dict[str, Callable[..., Any]]:
    """The game's compiled entries by name."""
    if not compiled.available():
        raise ExtraMissing("fast", "llvmlite")
    found: dict[str, Callable[..., Any]] = part_of(game, COMPILED).rules()
    return found


def _checked(game: str) -> str:
    """Where the game is; one that is not compiled is an InputError."""
    game_named(game)
    module = module_of(game)
    if not hasattr(importlib.import_module(module), "__path__") or find_spec(f"{module}.{COMPILED}") is None:
        raise InputError("game", value=game, allowed="a game whose rules are compiled: rebel, r or woo")
    return module
