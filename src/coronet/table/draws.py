"""Draws: what chance gave, noted for the log; and other sources of draws than a record's own generator."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from coronet.errors import ScriptEnded
from coronet.games.contract import Game
from coronet.kernel.bits import pick
from coronet.kernel.generator import generated
from coronet.kernel.record import Source


class Event(NamedTuple):
    """One chance event: what it drew from, and what was drawn, in order."""

    event: int
    pool: int
    got: tuple[int, ...]


class Noting:
    """Draws from `inner` (the record's own generator when None) and notes every event."""

    def __init__(self, inner: Source | None = None) -> None:
        self.inner = inner
        self.events: list[Event] = []
        self._left = 0

    def pick(self, record: Any, event: int, pool: int) -> int:
        """Draw, and note it: with the last event when that goes on with the same pool."""
        item = generated(record, event, pool) if self.inner is None else self.inner.pick(record, event, pool)
        if self.events and self.events[-1].event == event and self._left == pool:
            last = self.events[-1]
            self.events[-1] = Event(event, last.pool, (*last.got, item))
        else:
            self.events.append(Event(event, pool, (item,)))
        self._left = pool & ~(1 << item)
        return item

    def copy(self) -> Noting:
        """The same source, drawing on by itself, with nothing noted yet."""
        return Noting(None if self.inner is None else self.inner.copy())

    def take_events(self) -> list[Event]:
        """The events since the last time."""
        events, self.events, self._left = self.events, [], 0
        return events


class Script:
    """Draws as a case's `chance` says; deals and what comes before them are left to the generator."""

    def __init__(self, game: Game, names: Sequence[str], unscripted: frozenset[str]) -> None:
        self.game = game
        self.names = list(names)
        self.at = 0
        self.unscripted = unscripted

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item that the script names next."""
        name = self.game.events[event]
        if name in self.unscripted:
            return generated(record, event, pool)
        items = self.game.items(event, pool)
        if self.at >= len(self.names):
            raise ScriptEnded(name, allowed=", ".join(items))
        wanted = self.names[self.at]
        if wanted not in items:
            raise ScriptEnded(name, value=wanted, allowed=", ".join(items))
        self.at += 1
        return pick(pool, items.index(wanted))

    def copy(self) -> Script:
        """The script from here on."""
        return Script(self.game, self.names[self.at :], self.unscripted)


class Played:
    """Draws as a log says; each is checked against the pool at hand."""

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.at = 0
        self.drawn = 0

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item that the log gives next."""
        if self.at >= len(self.events):
            raise DrawMissing(event, pool)
        now = self.events[self.at]
        left = now.pool
        for item in now.got[: self.drawn]:
            left &= ~(1 << item)
        if now.event != event or left != pool:
            raise DrawMissing(event, pool)
        item = now.got[self.drawn]
        self.drawn += 1
        if self.drawn == len(now.got):
            self.at, self.drawn = self.at + 1, 0
        return item

    def copy(self) -> Played:
        """The same events from here on."""
        copy = Played(self.events)
        copy.at, copy.drawn = self.at, self.drawn
        return copy


class DrawMissing(Exception):  # noqa: N818 - it says what happened; a replay makes a LogError of it
    """A log's chance lines do not fit the game at this point."""

    def __init__(self, event: int, pool: int) -> None:
        super().__init__(event, pool)
        self.event, self.pool = event, pool
