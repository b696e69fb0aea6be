"""Once Upon a Time...: nothing changes."""

from __future__ import annotations

NUMBER = 1
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "a", "a", False
PASS_LEFT, PASS_RIGHT = 0, 3
