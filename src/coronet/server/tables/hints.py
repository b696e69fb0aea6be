"""Hints at the table: worked out beside the room, from what the seat knows, and told to that seat alone.

A position can be evaluated elsewhere, and holds what a table may not tell again, so it counts as a hint. That a hint
was asked for is told to everybody. The same question is worked out once.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from coronet.server.wire import frames
from coronet.server.wire.protocol import Ack, CopyPosition, Hint, encoder
from coronet.server.wire.refusals import Refusing
from coronet.server.work.turns import Asker
from coronet.table.fair import bot_seed

if TYPE_CHECKING:
    from coronet.server.tables.looking import Viewer
    from coronet.server.tables.room import Room

logger = logging.getLogger("coronet.hints")

KEPT = 16


class Hinted(Struct, frozen=True):
    """A seat was given a hint."""

    seat: int


class Hints:
    """The hints of one room."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, int, int], asyncio.Task[dict[str, Any]]] = OrderedDict()
        self._telling: set[asyncio.Task[None]] = set()

    def ask(self, room: Room, viewer: Viewer, command: Hint) -> None:
        """Answer later, or refuse at once."""
        seat = _seat_asking(room, viewer, command)
        task = asyncio.get_running_loop().create_task(self._tell(room, viewer, command, seat))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, room: Room, viewer: Viewer, command: Hint, seat: int) -> None:
        key = (room.row.game_no, seat, command.ask)
        is_new = key not in self._found
        if is_new:
            assert room.table is not None  # noqa: S101 - asked only in a game
            asker = Asker(viewer.guest_id, room.row.id)
            work = room.house.bots.hint(room.table, seat, bot_seed(room.key, seat, command.ask), asker)
            self._found[key] = asyncio.get_running_loop().create_task(work)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        try:
            found = await asyncio.shield(self._found[key])
        except Exception:
            logger.exception("no hint", extra={"table": room.row.code, "seat": seat})
            found = {"unavailable": "broken"}
        if "unavailable" in found:
            self._found.pop(key, None)  # another time it may be there
            viewer.send(frames.refuse(command.id, Refusing("no-hint", reason=found["unavailable"])))
            return
        viewer.send(encoder.encode(Ack(id=command.id, body=found)))
        if is_new:
            room.enqueue(None, Hinted(seat))

    def close(self) -> None:
        """Nobody waits any more."""
        for task in (*self._telling, *self._found.values()):
            task.cancel()


def copy_position(room: Room, viewer: Viewer, command: CopyPosition) -> None:
    """Answer with the table as one line: in play as the seat knows it, and everybody is told as of a hint."""
    if viewer.seat is None:
        raise Refusing("not-seated")
    if room.table is None or room.row.state == "lobby":
        raise Refusing("wrong-state", state=room.row.state)
    if room.table.over:
        text = room.table.position()
    elif room.facts.hints:
        text = room.table.position_seen_by(viewer.seat)
        room.enqueue(None, Hinted(viewer.seat))
    else:
        raise Refusing("off", what="hint")
    viewer.send(encoder.encode(Ack(id=command.id, body={"text": text})))


def _seat_asking(room: Room, viewer: Viewer, command: Hint) -> int:
    """Who asks; refused where there is nothing to ask."""
    if viewer.seat is None:
        raise Refusing("not-seated")
    if not room.facts.hints:
        raise Refusing("off", what="hint")
    if room.table is None or room.row.state != "playing":
        raise Refusing("wrong-state", state=room.row.state)
    if viewer.seat not in room.table.to_act or room.table.asked(viewer.seat) != command.ask:
        raise Refusing("stale", ask=room.table.asked(viewer.seat))
    return viewer.seat
