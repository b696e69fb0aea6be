"""How much a search may do, and the clock that it looks at."""

from __future__ import annotations

import time
from dataclasses import dataclass

processor_time = getattr(time, "thread_time", time.process_time)
"""Seconds of the processor's time; in a browser Python is one thread, and has no clock for it alone."""


@dataclass(frozen=True)
class Budget:
    """Playouts, or milliseconds of the processor's time; 0: what the level has."""

    playouts: int = 0
    milliseconds: float = 0
