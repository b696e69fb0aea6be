"""Turns at the few workers that think: person after person, and of each person table after table.

So somebody with forty tables gets as many turns as somebody with one, and who comes waits for one turn of each of the
others at most.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import NamedTuple

MOST_WAITING = 64  # for one person


class Asker(NamedTuple):
    """For whom something is thought about: the person who has the table, and the table."""

    person: int
    table: int


class Turns:
    """Who waits for a turn; so many at once have one."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[int, OrderedDict[int, deque[asyncio.Future[None]]]] = OrderedDict()

    def is_full(self, person: int) -> bool:
        """Whether so much waits for a person that no more may come."""
        return sum(map(len, self._waiting.get(person, {}).values())) >= MOST_WAITING

    async def come(self, asker: Asker) -> None:
        """Wait for a turn; who got one says when it is over."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        tables = self._waiting.setdefault(asker.person, OrderedDict())
        tables.setdefault(asker.table, deque()).append(place)
        self._go_on()
        try:
            await place
        except asyncio.CancelledError:
            if place.cancelled():
                self._forget(asker, place)
            else:
                self.over()  # the turn came as nobody waited any more
            raise

    def over(self) -> None:
        """A turn is over: the next one."""
        self._free += 1
        self._go_on()

    def _go_on(self) -> None:
        while self._free and self._waiting:
            place = self._next()
            if not place.done():  # otherwise somebody has just given up waiting
                self._free -= 1
                place.set_result(None)

    def _next(self) -> asyncio.Future[None]:
        """The first place of the next table of the next person; both go to the end of their rows."""
        person, tables = self._waiting.popitem(last=False)
        table, places = tables.popitem(last=False)
        place = places.popleft()
        if places:
            tables[table] = places
        if tables:
            self._waiting[person] = tables
        return place

    def _forget(self, asker: Asker, place: asyncio.Future[None]) -> None:
        tables = self._waiting.get(asker.person, OrderedDict())
        places = tables.get(asker.table, deque())
        if place not in places:
            return
        places.remove(place)
        if not places:
            del tables[asker.table]
        if not tables:
            del self._waiting[asker.person]
