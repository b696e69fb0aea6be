"""The time by which things grow old: what this house has seen pass, never what one look at the wall clock says.

A wall clock may be wrong for a minute, and what is deleted meanwhile is gone. So this time goes on in small steps while
a server runs. Where it is behind the wall clock, after days without a server or a clock set forward, it catches up at a
day an hour; it is never ahead of it. How long servers ran in all is counted beside it: copies are kept by that.
"""

from __future__ import annotations

__all__ = ["CATCHING_UP", "LONGEST_STEP", "SeenTime"]

CATCHING_UP = 24
LONGEST_STEP = 60.0  # seconds; a process that was asleep for longer has not seen the rest


class SeenTime:
    """`at`, milliseconds UTC up to which time was seen to pass; `lived`, milliseconds that servers ran."""

    def __init__(self, at: int, lived: int, now: float) -> None:
        self.at = at
        self.lived = lived
        self._looked = now

    def look(self, wall: int, now: float) -> None:
        """Go on, as far as the wall clock is, back where that was set back; `now` is of a clock that nobody sets."""
        passed = int(min(now - self._looked, LONGEST_STEP) * 1000)
        self._looked = now
        self.lived += passed
        self.at = min(wall, self.at + passed * CATCHING_UP)
