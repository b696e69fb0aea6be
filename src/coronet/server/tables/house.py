"""The house: tables open in this process, what other processes did to them, and time that passes over them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import convert

from coronet import __version__
from coronet.bots.playable import LEVELS, missing_levels
from coronet.errors import DamagedTable, StoreError
from coronet.games.catalogue import GAMES, all_games, game_named
from coronet.server.clock import REAL_TIME, Clock
from coronet.server.ops import metrics
from coronet.server.push.turn import Calls
from coronet.server.settings import ServerSettings
from coronet.server.store.keeper import Keeper
from coronet.server.store.seen_time import SeenTime
from coronet.server.tables import people, snaps
from coronet.server.tables.commands import inner
from coronet.server.tables.games_at_table import is_outdated
from coronet.server.tables.guests import Guests
from coronet.server.tables.room import Room
from coronet.server.wire.bodies import QrCode
from coronet.server.wire.limits import Limits
from coronet.server.wire.protocol import BAD_TOKEN, NO_TABLE, GameInfo
from coronet.server.work.thinking import Bots
from coronet.server.work.visits import Visits

if TYPE_CHECKING:
    from coronet.server.wire.net import Socket

logger = logging.getLogger("coronet.house")

IDLE_SECONDS = 60
TIDY_SECONDS = 3600  # from the start, and from each time
MOST_TABLES_AT_ONCE = 1000
SOONEST_RETURN, LATEST_RETURN = 500, 2500  # ms; all at once would be many


class Parts(NamedTuple):
    """What is not the same in every house: where it keeps things, who thinks for it, and how it calls people."""

    store: Keeper
    bots: Bots
    visits: Visits
    push: Calls


class House(ABC):
    """One process of a house, or a house in a page."""

    bots: Bots

    def __init__(self, settings: ServerSettings, parts: Parts, clock: Clock = REAL_TIME) -> None:
        self.settings = settings
        self.clock = clock
        self.store, self.bots, self.visits, self.push = parts
        self.guests = Guests(self.store, clock)
        self.missing_levels = {game: list(missing) for game in all_games() if (missing := missing_levels(game))}
        self.added_games = {game: _info(game) for game in all_games() if game not in GAMES}
        self.rooms: dict[int, Room] = {}
        self.port = settings.port
        self._loading: dict[int, asyncio.Task[Room | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._damaged: set[int] = set()  # tables that could not be opened, and of which the log says so
        self.elsewhere: set[tuple[int, int]] = set()
        self.sockets: set[Socket] = set()
        self.seen_time = SeenTime(0, 0, 0.0)  # by which things grow old
        self._tidy_at = 0.0
        self.limits = Limits()
        self.stopping = False
        self._opened_at = 0.0

    async def open(self) -> None:
        """Begin to see time pass, and to do what is due."""
        await self._begin_to_see_time()
        self._opened_at = self.clock.monotonic()
        self._tasks = [asyncio.get_running_loop().create_task(self._sweep())]
        logger.info("the house is open", extra={"version": __version__, **self.named()})

    async def close(self) -> None:
        """Drop everything; nothing is saved here that was not saved before."""
        for task in self._tasks:
            task.cancel()
        await self.send_away()
        await self.push.close()
        self.bots.close()
        self.visits.close()
        await self.store.close()
        logger.info("the house is closed", extra={"seconds": round(self.clock.monotonic() - self._opened_at, 1)})

    @abstractmethod
    def named(self) -> dict[str, Any]:
        """What its log says of it when it opens."""

    @property
    @abstractmethod
    def base(self) -> str:
        """Where others find this house."""

    @abstractmethod
    def qr(self, url: str) -> QrCode:
        """A link as a code to point a camera at."""

    async def send_away(self) -> None:
        """Close all rooms, and tell all pages to come back soon; until then nobody is let in."""
        self.stopping = True
        again = [random.randrange(SOONEST_RETURN, LATEST_RETURN) for _ in self.sockets]  # noqa: S311 - no secret
        await asyncio.gather(*(socket.restart(ms) for socket, ms in zip(list(self.sockets), again, strict=True)))
        for room in self.rooms.values():
            room.close()
        self.rooms.clear()

    def offers(self, game: str, level: str | None) -> bool:
        """Whether bots of this level, or of this name, can be had for a game."""
        if level is None or level in LEVELS:
            return level not in missing_levels(game)
        return self.visits.plays(game, level)

    # Rooms

    async def room(self, code: str) -> Room | None:
        """The room of a table's code, loaded if need be; DamagedTable when it cannot be opened."""
        table_id = await self.store.table_id(people.read_code(code))
        return None if table_id is None else await self.room_of(table_id)

    async def room_of(self, table_id: int) -> Room | None:
        """The room of a table, loaded once."""
        if table_id in self.rooms:
            return self.rooms[table_id]
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.get_running_loop().create_task(self._load(table_id))
        try:
            return await self._loading[table_id]
        finally:
            self._loading.pop(table_id, None)

    async def _load(self, table_id: int) -> Room | None:
        loaded = await snaps.load_trusted(self.store, table_id)
        if loaded is None or loaded.table.state == "closed":
            return None
        try:
            room = self.rooms[table_id] = Room(self, loaded)
        except Exception as error:  # whatever its rows hold, no other table may suffer from it
            self._note_damage(table_id, error)
            raise DamagedTable(str(error)) from error
        self._damaged.discard(table_id)
        if is_outdated(loaded.table, loaded.game):
            room.enqueue(None, inner.Outdated())
        metrics.rooms.set(len(self.rooms))
        return room

    def _note_damage(self, table_id: int, error: Exception) -> None:
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            named = {"table": format(table_id, "x"), "reason": f"{type(error).__name__}: {str(error)[:200]}"}
            logger.error("a table is damaged and cannot be opened", extra=named)

    def is_damaged(self, table_id: int) -> bool:
        """Whether a table could not be opened when it was tried last."""
        return table_id in self._damaged

    def heard(self, changes: list[tuple[int, int]]) -> None:
        """Other processes have changed tables."""
        for table_id, rev in changes:
            room = self.rooms.get(table_id)
            if room is not None and room.row.rev <= rev:
                room.enqueue(None, inner.Look())

    async def _sweep(self) -> None:
        """Let go of rooms that nobody looks at; note who was here; settle clocks; see time pass, and tidy up."""
        idle: dict[int, float] = {}
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            self._let_go_of_rooms(idle)
            try:
                await self.guests.note_seen()
                await self.settle_clocks()
                await self.see_time_pass()
            except StoreError:  # the store has told
                continue
            except Exception:  # tomorrow is early enough for what was to be tidied
                logger.exception("tidying failed")

    def _let_go_of_rooms(self, idle: dict[int, float]) -> None:
        now = self.clock.monotonic()
        for table_id, room in list(self.rooms.items()):
            if room.viewers:
                idle.pop(table_id, None)
            elif now - idle.setdefault(table_id, now) > IDLE_SECONDS:
                self._let_go(room)
                idle.pop(table_id)
        metrics.rooms.set(len(self.rooms))

    def _let_go(self, room: Room) -> None:
        room.close()
        self.rooms.pop(room.row.id, None)

    async def settle_clocks(self) -> None:
        """Let tables go on where somebody's time is up and nobody looks."""
        for table_id in await self.store.overdue(self.clock.now(), MOST_TABLES_AT_ONCE):
            try:
                room = await self.room_of(table_id)
            except DamagedTable:
                continue
            except Exception:  # a table that does not load keeps no other from going on
                logger.exception("a table cannot go on", extra={"table": format(table_id, "x")})
                continue
            if room is not None and not room.viewers:
                room.planning.go_on_alone(room)

    async def _begin_to_see_time(self) -> None:
        now = self.clock.monotonic()
        self.seen_time = await self.store.seen_time(self.clock.now(), now)
        self.seen_time.look(self.clock.now(), now)
        self._tidy_at = now + TIDY_SECONDS

    async def see_time_pass(self) -> None:
        """Look at the clock in small steps; once an hour, never in the first, tidy up by the time that was seen."""
        now = self.clock.monotonic()
        self.seen_time.look(self.clock.now(), now)
        if now >= self._tidy_at:
            self._tidy_at = now + TIDY_SECONDS
            await self.store.note_seen_time(self.seen_time)
            await self.tidy()

    async def tidy(self) -> None:
        """Close tables that nobody has touched for long, and delete what has been kept long enough."""
        now, lived = self.seen_time.at, self.seen_time.lived
        self.guests.see(socket.guest.id for socket in self.sockets if socket.guest is not None)
        await self.guests.note_seen()
        for table_id in await self.store.abandoned(now, MOST_TABLES_AT_ONCE):
            try:
                await self._ask_room(table_id, inner.Abandoned())
            except DamagedTable:
                continue
            except Exception:  # a table that does not load keeps no other from being closed
                logger.exception("a table cannot be closed", extra={"table": format(table_id, "x")})
        await self.store.sweep(now, self.settings.keep_days, lived=lived)
        left = await self.store.revs(list(self.rooms))
        for room in [room for table_id, room in self.rooms.items() if table_id not in left]:
            for viewer in list(room.viewers):
                viewer.leave("no-table", NO_TABLE)
            self._let_go(room)

    async def _ask_room(self, table_id: int, command: Any) -> None:
        """Let a room do something by itself, and wait for it."""
        room = await self.room_of(table_id)
        if room is not None:
            room.enqueue(None, command)
            await room.settled()

    # People

    async def forget(self, guest_id: int) -> None:
        """Let a person leave every table, and forget them; their pages are told."""
        for socket in list(self.sockets):
            if socket.guest is not None and socket.guest.id == guest_id:
                socket.leave("token", BAD_TOKEN)
        tables = [row.id for row, _ in await self.store.tables_of(guest_id, MOST_TABLES_AT_ONCE)]
        for table_id in tables:
            with contextlib.suppress(DamagedTable):  # the seat at it is emptied with the others
                await self._ask_room(table_id, inner.Forgotten(guest_id))
        await self.guests.forget(guest_id)
        for table_id in tables:
            if table_id in self.rooms:
                self.rooms[table_id].enqueue(None, inner.Look())


def _info(game: str) -> GameInfo:
    """A game that the page does not have among its own, as it declares itself."""
    return convert(game_named(game).declared.to_data(), GameInfo)
