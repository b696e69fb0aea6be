"""Which scenes a game has in the terminal: those of its box, or those that any game can be shown by."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from coronet.games.catalogue import game_named

ANY = "box"


def scenes_of(game: str) -> Any:
    """The class whose methods put the parts of a view on paper."""
    own = f"{__package__}.{game_named(game).declared.box}_scenes"
    return import_module(own if find_spec(own) else f"{__package__}.{ANY}_scenes").SCENES
