"""What bots think at a table.

They stand above it and import nothing of it; so they are found by name when somebody asks for them first, as the
package itself finds its tables.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from coronet.games.option import Hint, Option

LEVELS, VALUES, BUDGET = "coronet.bots.levels", "coronet.bots.values", "coronet.bots.budget"


def budget(playouts: int, milliseconds: float) -> Any:
    """How much a search may do; 0: what it usually does."""
    return import_module(BUDGET).Budget(playouts, milliseconds)


def choose(veiled: Any, seat: int, level: str, seed: int, budget: Any) -> int:
    """The choice that a bot of this level makes."""
    return int(import_module(LEVELS).choose(veiled, seat, level, seed, budget))


def evaluate(veiled: Any, seat: int, budget: Any, seed: int) -> list[Option]:
    """All options of a seat that must choose, the best first."""
    options: list[Option] = import_module(VALUES).evaluate(veiled, seat, budget, seed)
    return options


def hint(veiled: Any, seat: int, budget: Any, seed: int) -> Hint:
    """What to do, and why."""
    found: Hint = import_module(VALUES).hint(veiled, seat, budget, seed)
    return found
