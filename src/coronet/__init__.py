"""Coronet: princess card games, exactly by their rulebooks.

    from coronet import Table

    table = Table.new("rebel", edition="deluxe", players=4, seed=7)

The table and its games are loaded when first asked for, so that `coronet --help` starts at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from coronet.errors import InputError, Refusal, Refused

if TYPE_CHECKING:
    from coronet.table.table import GAMES, Table

__all__ = ["GAMES", "InputError", "Refusal", "Refused", "Table"]


def __getattr__(name: str) -> Any:
    if name not in ("GAMES", "Table"):
        raise AttributeError(f"module 'coronet' has no attribute {name!r}")
    from coronet.table import table  # noqa: PLC0415 - see above

    return getattr(table, name)
