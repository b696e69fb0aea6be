"""The games there are, loaded when first asked for; and those that other packages add.

A package adds a game by an entry point of the group `coronet.games`, named like the game, that gives its module; a
script adds one by `add_game`. `docs/adding-a-game.md` goes through one.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.metadata import entry_points

from coronet.errors import InputError, near
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
GROUP = "coronet.games"

_added: dict[str, str] = {}


@cache
def game_named(name: str) -> Game:
    """The game of this name; an unknown one is an InputError."""
    game: Game = importlib.import_module(module_of(name)).GAME
    return game


def module_of(name: str) -> str:
    """Where the game of this name is: a module, or a package with its parts; an unknown one is an InputError."""
    if name in PARLOUR:
        return f"coronet.games.parlour.{name.replace('-', '_')}"
    if name in GAMES:
        return f"coronet.games.{name}"
    added = _offered() | _added
    if name not in added:
        known = all_games()
        raise InputError("game", value=name, allowed=" or ".join(known), near=near(name, known))
    return added[name]


def all_games() -> tuple[str, ...]:
    """The names of all games: ours, and those of installed packages and of this process."""
    return (*GAMES, *(_offered() | _added))


@cache
def _offered() -> dict[str, str]:
    """The games of installed packages, by name; looked for once, as that takes a while."""
    return {point.name: point.module for point in entry_points(group=GROUP)}


def add_game(module: str) -> str:
    """Add the game that this module has as GAME, for this process; its name."""
    name: str = importlib.import_module(module).GAME.name
    if name in GAMES or (_offered() | _added).get(name, module) != module:
        raise InputError("game", value=name, allowed="a name that no other game has")
    _added[name] = module
    return name
