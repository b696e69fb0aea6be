"""The end of every view of a game: points, and who has won."""

from __future__ import annotations

from typing import Any

Result = tuple[list[int] | None, list[int], list[int]]
"""The last finished part's scores (or None), the totals, the winning seats."""


def standing(result: Result, *, over: bool) -> dict[str, Any]:
    """As views have it."""
    scores, totals, winners = result
    return {"scores": scores, "totals": totals, "over": over, "winners": winners}
