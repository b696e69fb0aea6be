"""One table in this process: its queue of commands, its state, its commits, and who looks at it.

Commands of a table run one after the other. Each works on a draft; when the draft is durable it becomes the state, the
sender is answered and everybody is told. Nothing leaves before the commit.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any

from coronet.errors import StoreError
from coronet.server.ops import metrics
from coronet.server.store.rows import GameRow, Loaded, Outcome, PermitRow, ReplyRow, SeatRow, TableRow
from coronet.server.store.shuffles import key_of
from coronet.server.tables import calling, looking, snaps, telling
from coronet.server.tables.commands import inner
from coronet.server.tables.commands.run import run
from coronet.server.tables.drafts import Draft, Facts, facts_decoder
from coronet.server.tables.games_at_table import table_of
from coronet.server.tables.hints import Hints, copy_position
from coronet.server.tables.looking import Viewer
from coronet.server.tables.planning import Planning
from coronet.server.wire import frames
from coronet.server.wire.limits import Bucket
from coronet.server.wire.protocol import (
    MOST_STORY_LINES,
    QUEUED_COMMANDS,
    CopyPosition,
    Do,
    Hint,
    Link,
    Undo,
)
from coronet.server.wire.refusals import Refusing, not_written
from coronet.table.table import Table

if TYPE_CHECKING:
    from coronet.server.tables.house import House

logger = logging.getLogger("coronet.room")

TRIES = 8
KEPT_REPLIES = 512
TALK_OF_A_TABLE = (20, 2)  # lines and stickers at once, and a second


class Room:
    """A table that somebody looks at."""

    row: TableRow
    seats: list[SeatRow]
    facts: Facts
    game: GameRow | None
    table: Table | None
    banned: set[int]
    _key: bytes | None

    def __init__(self, house: House, loaded: Loaded) -> None:
        self.house = house
        self.frames = frames.Frames()
        self._take_over(loaded)
        self.viewers: set[Viewer] = set()
        self.came_by: dict[Viewer, PermitRow] = {}  # the links of those who came by one
        self._queue: deque[tuple[Viewer | None, Any, float]] = deque()
        self._strangers_queue: deque[tuple[Viewer | None, Any, float]] = deque()  # of those without a seat
        self.talk = Bucket(*TALK_OF_A_TABLE)
        self._running: asyncio.Task[None] | None = None
        self._replies: OrderedDict[tuple[int, str], bytes] = OrderedDict()
        self.planning = Planning(house.clock)
        self._hints = Hints()
        self.planning.note_absence(self)

    # Viewers

    def seat_of(self, guest_id: int) -> int | None:
        """The seat that a guest holds."""
        return next((row.seat for row in self.seats if row.kind == "person" and row.guest_id == guest_id), None)

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat has a socket open that is not silent, in this process or another."""
        if any(viewer.seat == seat and viewer.silent_since is None for viewer in self.viewers):
            return True
        return (self.row.id, self.seats[seat].guest_id) in self.house.elsewhere

    def is_looking(self, guest_id: int) -> bool:
        """Whether a person has a socket open at this table, seated or not."""
        if any(viewer.guest_id == guest_id for viewer in self.viewers):
            return True
        return (self.row.id, guest_id) in self.house.elsewhere

    def join(self, viewer: Viewer) -> None:
        """A socket begins to show this table."""
        self.viewers.add(viewer)
        self.see_who_is_here()

    def part(self, viewer: Viewer) -> None:
        """A socket is gone."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        self.came_by.pop(viewer, None)
        self.see_who_is_here()

    def see_who_is_here(self) -> None:
        """Somebody has come, gone, fallen silent or been heard again."""
        telling.tell_who_is_here(self)
        self.plan()

    # Commands

    def enqueue(self, viewer: Viewer | None, command: Any) -> bool:
        """Queue a command; False when too many wait. Those without a seat wait apart, and after all others."""
        queue = self._queue if viewer is None or viewer.seat is not None else self._strangers_queue
        if viewer is not None and len(queue) >= QUEUED_COMMANDS:
            return False
        queue.append((viewer, command, self.house.clock.monotonic()))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())
        return True

    async def settled(self) -> None:
        """Wait until every command that is queued has run."""
        while self._running is not None:
            await asyncio.wait([self._running])

    async def _run(self) -> None:
        try:
            while queue := self._queue or self._strangers_queue:
                viewer, command, received = queue.popleft()
                try:
                    await self._one(viewer, command, received)
                except StoreError:  # the store has told
                    self._refuse(viewer, command, not_written(self.house.store))
                    self.planning.plan_again(self)
                except Exception:
                    logger.exception(
                        "command failed", extra={"table": self.row.code, "command": type(command).__name__}
                    )
                    self._refuse(viewer, command, Refusing("retry"))
        finally:
            self._running = None

    async def _one(self, viewer: Viewer | None, command: Any, received: float) -> None:
        if isinstance(command, inner.Look):
            await self.catch_up()
        elif isinstance(command, inner.Visit):
            await command.pay()
        elif isinstance(command, Hint | CopyPosition):
            self._look_into(viewer, command)
        elif viewer is None or not await self._repeat(viewer, command):
            refusing = await self._try(viewer, command)
            if refusing is None:
                metrics.ack_seconds.observe(self.house.clock.monotonic() - received)
            elif viewer is None or not await self._stored(viewer, command):
                self._refuse(viewer, command, refusing)  # a command done before may be refused for what it did itself

    def _look_into(self, viewer: Viewer | None, command: Hint | CopyPosition) -> None:
        """It changes nothing, and the table goes on while it is worked out."""
        assert viewer is not None  # noqa: S101 - only people ask
        try:
            if isinstance(command, Hint):
                self._hints.ask(self, viewer, command)
            else:
                copy_position(self, viewer, command)
        except Refusing as refusing:
            self._refuse(viewer, command, refusing)

    async def _try(self, viewer: Viewer | None, command: Any) -> Refusing | None:
        """Draft and commit; when another process was first, catch up and draft again. The refusal, or None.

        StoreError when nothing could be written.
        """
        for _ in range(TRIES):
            draft = Draft(self.row, self.seats, self.facts, self.game, self.table, self.house.clock.now())
            try:
                run(self, draft, viewer, command)
            except Refusing as refusing:
                return refusing
            outcome = await self._commit(viewer, command, draft)
            if outcome is Outcome.WON:
                return None
            if outcome is Outcome.FAILED:
                raise StoreError("the command could not be written")
            await self.catch_up()
        return Refusing("retry")

    def has_answered(self, viewer: Viewer, command_id: str) -> bool:
        """Whether a command was answered not long ago."""
        return (viewer.guest_id, command_id) in self._replies

    async def _repeat(self, viewer: Viewer, command: Any) -> bool:
        """Answer a command that was answered before."""
        known = self._replies.get((viewer.guest_id, command.id))
        if known is not None:
            viewer.send(known)
            return True
        if isinstance(command, Do | Undo):
            return False  # a repeat of these is refused, and looked up then
        return await self._stored(viewer, command)

    async def _stored(self, viewer: Viewer, command: Any) -> bool:
        reply = await self.house.store.reply(self.row.id, viewer.guest_id, command.id)
        if reply is not None:
            viewer.send(reply.body)
        return reply is not None

    async def _commit(self, viewer: Viewer | None, command: Any, draft: Draft) -> Outcome:
        unit = draft.unit()
        reply = b""
        if viewer is not None:
            reply = frames.ack(command.id, draft)
            kept = frames.refuse(command.id, Refusing("used")) if isinstance(command, Link) else reply  # no secrets
            unit.reply = ReplyRow(guest_id=viewer.guest_id, cmd=command.id, rev=draft.row.rev, body=kept)
        outcome = await self.house.store.commit(unit)
        if outcome is not Outcome.WON:
            return outcome
        self._adopt(draft)
        if viewer is not None:
            self._keep_reply(viewer.guest_id, command.id, reply)
            metrics.commands.labels(type(command).__name__.lower(), "ack").inc()
        telling.tell_draft(self, draft, telling.Answer(viewer, reply) if viewer is not None else None)
        calling.call(self, draft)
        self.plan()
        if self.table is not None:
            self.table.forget_views()
        return outcome

    def _adopt(self, draft: Draft) -> None:
        if draft.game is not self.game:
            self._key = None
        self.row, self.seats, self.facts = draft.row, draft.seats, draft.facts
        self.game, self.table = draft.game, draft.table
        self.banned |= set(draft.ban)
        if draft.changed_seats:
            self._see_who_sits()
        for guest_id, name in draft.rename:
            for viewer in self.viewers:
                if viewer.guest_id == guest_id:
                    viewer.name = name
        self.frames.forget()
        looking.end_links(self, [link for link in self.came_by.values() if link.kind in draft.drop_kinds])
        looking.show_out(self)

    def _see_who_sits(self) -> None:
        for viewer in self.viewers:
            viewer.seat = self.seat_of(viewer.guest_id)

    def _refuse(self, viewer: Viewer | None, command: Any, refusing: Refusing) -> None:
        if viewer is None:
            return
        metrics.commands.labels(type(command).__name__.lower(), refusing.code).inc()
        viewer.send(frames.refuse(command.id, refusing))

    def _keep_reply(self, guest_id: int, command_id: str, reply: bytes) -> None:
        self._replies[guest_id, command_id] = reply
        if len(self._replies) > KEPT_REPLIES:
            self._replies.popitem(last=False)

    async def catch_up(self) -> None:
        """Take over what another process has done to this table, and tell the viewers."""
        loaded = await snaps.load_trusted(self.house.store, self.row.id)
        if loaded is None or (loaded.table.rev, loaded.table.writes) == (self.row.rev, self.row.writes):
            return
        before, chat_before = self.row.rev, self.row.chat_no
        rows = await self.house.store.rows_after(self.row.id, before, MOST_STORY_LINES)
        said = await self.house.store.chat_after(self.row.id, chat_before, MOST_STORY_LINES)
        ended = await looking.ended_elsewhere(self)
        self._take_over(loaded)
        self._see_who_sits()
        looking.end_links(self, ended)
        looking.show_out(self)
        rows = [row for row in rows if row.rev <= self.row.rev]  # what came later is told later
        said = said[: self.row.chat_no - chat_before]
        telling.tell_since(self, before, rows, said)
        self.plan()

    def _take_over(self, loaded: Loaded) -> None:
        self.row, self.game = loaded.table, loaded.game
        self.seats = frames.seats_in_use(loaded.table, loaded.seats)
        self.facts = facts_decoder.decode(loaded.table.room)
        self.table = table_of(loaded)
        self.banned = set(loaded.banned)
        self._key = None
        self.frames.forget()

    @property
    def key(self) -> bytes:
        """The key of this game's draws."""
        if self._key is None:
            assert self.game is not None  # noqa: S101 - asked only in a game
            self._key = key_of(self.game)
        return self._key

    def plan(self) -> None:
        """See what the room itself must do next, and for whom others wait."""
        in_company = sum(seat.kind == "person" for seat in self.seats) > 1
        for viewer in self.viewers:
            viewer.watch(on=in_company and viewer.seat is not None)
        self.planning.plan(self)

    def close(self) -> None:
        """Stop everything that runs for this room."""
        self.planning.close()
        self._hints.close()
