"""The games there are, loaded when first asked for."""

from __future__ import annotations

import difflib
import importlib
from functools import cache

from coronet.errors import InputError
from coronet.games.contract import Game

PARLOUR = (
    "assassins-target",
    "princess-lover",
    "seeker",
    "telepathy",
    "triangle",
    "pair-attack",
    "princess-card",
    "serious-card",
)
GAMES = ("rebel", "r", "woo", *PARLOUR)


@cache
def game_named(name: str) -> Game:
    """The game of this name; an unknown one is an InputError."""
    if name not in GAMES:
        near = difflib.get_close_matches(name, GAMES, 1) if isinstance(name, str) else []
        raise InputError("game", value=name, allowed=" or ".join(GAMES), near=near[0] if near else "")
    module = f"parlour.{name.replace('-', '_')}" if name in PARLOUR else name
    game: Game = importlib.import_module(f"coronet.games.{module}").GAME
    return game
