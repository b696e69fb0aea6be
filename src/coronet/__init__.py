"""Coronet: princess card games, exactly by their rulebooks.

    from coronet import Table

    table = Table.new("rebel", edition="deluxe", players=4, seed=7)

The table and its games are loaded when first asked for, so that `coronet --help` starts at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.errors import InputError, Refusal, Refused

if TYPE_CHECKING:
    from coronet.games.catalogue import GAMES, add_game
    from coronet.table.table import Table

__version__ = "0.1.0"
__all__ = ["GAMES", "InputError", "Refusal", "Refused", "Table", "__version__", "add_game"]

_PLACES = {"GAMES": "coronet.games.catalogue", "Table": "coronet.table.table", "add_game": "coronet.games.catalogue"}


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'coronet' has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415 - see above

    return getattr(import_module(_PLACES[name]), name)
