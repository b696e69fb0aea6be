"""Nothing is counted in a page: whatever would count takes what it is told, and keeps nothing."""

from __future__ import annotations

from typing import Any


class Nothing:
    """Counts nothing."""

    def __init__(self, *_: Any, **__: Any) -> None:
        pass

    def labels(self, *_: Any) -> Nothing:
        """The same for every label."""
        return self

    def inc(self, *_: Any) -> None:
        """Not counted."""

    dec = set = observe = info = inc


CollectorRegistry = Counter = Gauge = Histogram = Info = ProcessCollector = Nothing


def generate_latest(_: Any) -> bytes:
    """There is nothing to tell."""
    return b""
