"""Commands that the room gives itself: a bot's answer, an absent player's seat, shares and sheets that are due."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from msgspec import Struct


class Answer(Struct, frozen=True):
    """The room answers a question for a seat: a bot's choice, or a window that is declined by itself."""

    seat: int
    ask: int
    choice: str
    epoch: int


class Absent(Struct, frozen=True):
    """The table has waited for an absent player long enough."""

    seat: int


class PlaysAs(Struct, frozen=True):
    """A bot whose level cannot think here plays on at another one."""

    seat: int
    level: str


class SharesDue(Struct, frozen=True):
    """Shares of the shuffle that have not come count as empty."""


class SheetRead(Struct, frozen=True):
    """The score sheet has been shown long enough."""


class Look(Struct, frozen=True):
    """Another process has changed this table."""


class Visit(Struct, frozen=True):
    """Somebody comes in: greeted in turn, and `done` when that is over."""

    greet: Callable[[], Awaitable[None]]
    done: asyncio.Future[None]

    async def pay(self) -> None:
        """Greet, and say how it went."""
        try:
            await self.greet()
        except Exception as error:  # it belongs to who waits
            if not self.done.done():
                self.done.set_exception(error)
        else:
            if not self.done.done():
                self.done.set_result(None)


class HostGone(Struct, frozen=True):
    """The host has been away long enough for another to take over."""


class Outdated(Struct, frozen=True):
    """The game of the table was begun by other rules than these."""


class Forgotten(Struct, frozen=True):
    """A person asks to be forgotten, and leaves."""

    guest_id: int


class Abandoned(Struct, frozen=True):
    """Nobody has touched the table for very long."""
