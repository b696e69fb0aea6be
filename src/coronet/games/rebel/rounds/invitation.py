"""Invitation: nothing changes."""

from __future__ import annotations

NUMBER = 2
CLASSIC_LETTER, DELUXE_LETTER, HOURGLASS = "b", "", False
PASS_LEFT, PASS_RIGHT = 0, 2
