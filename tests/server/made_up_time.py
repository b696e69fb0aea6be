"""Clocks of the tests' own: the real time, set ahead or back as a test likes, and a time that passes when told to."""

from __future__ import annotations

import asyncio
import heapq
import itertools

from coronet.server.clock import Clock


class ShiftedTime(Clock):
    """The real time, but for so many seconds: `ahead` by the wall clock, `passed` by the one that nobody sets."""

    def __init__(self) -> None:
        self.ahead = self.passed = 0.0

    def now(self) -> int:
        """Milliseconds UTC."""
        return super().now() + int(self.ahead * 1000)

    def monotonic(self) -> float:
        """Seconds."""
        return super().monotonic() + self.passed


class MadeUpTime(Clock):
    """Time that passes only when told to; it is `at` so many seconds."""

    def __init__(self) -> None:
        self.at = 0.0
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._numbers = itertools.count()

    def now(self) -> int:
        """Milliseconds."""
        return int(self.at * 1000)

    def monotonic(self) -> float:
        """Seconds."""
        return self.at

    async def sleep(self, seconds: float) -> None:
        """Wait until the clock has come so far."""
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self.at + seconds, next(self._numbers), future))
        await future

    def go_on(self) -> bool:
        """To the next moment at which somebody wakes; whether there is one."""
        while self._sleepers:
            at, _, future = heapq.heappop(self._sleepers)
            if not future.done():
                self.at = at
                future.set_result(None)
                return True
        return False
