"""What time it is: the one place of the server that asks the machine. A house is handed its clock, a test its own."""

from __future__ import annotations

import asyncio
import time

__all__ = ["REAL_TIME", "Clock"]


class Clock:
    """The machine's clocks; another one says the same of a time that is made up."""

    def now(self) -> int:
        """Milliseconds UTC, by the wall clock, which can be set back."""
        return int(time.time() * 1000)

    def monotonic(self) -> float:
        """Seconds, by a clock that nobody sets; only how far two answers are apart means something."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time has passed."""
        await asyncio.sleep(seconds)


REAL_TIME = Clock()
