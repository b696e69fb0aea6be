"""Coronet: princess card games, exactly by their rulebooks.

    from coronet import Table

    table = Table.new("rebel", edition="deluxe", players=4, seed=7)
"""

from __future__ import annotations

from coronet.errors import InputError, Refusal, Refused
from coronet.table.table import GAMES, Table

__all__ = ["GAMES", "InputError", "Refusal", "Refused", "Table"]
