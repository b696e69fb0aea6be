"""How much a search may do."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    """Playouts, or milliseconds of the processor's time; 0: what the level has."""

    playouts: int = 0
    milliseconds: float = 0
