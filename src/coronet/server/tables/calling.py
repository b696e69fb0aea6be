"""Calling people to a table where decisions take days: whom a draft asks something new, and what the house does of it.

A question calls once, however often it is taken back and asked again: which one did stands in the room's facts, so the
process whose draft was written is the only one that calls. Who looks is not called. But a phone that was put away looks
for a while longer, as far as the house knows: a little later it is seen whether they really do.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from coronet.server.push.turn import Turn
from coronet.server.tables import clocks
from coronet.server.tables.drafts import Draft

if TYPE_CHECKING:
    from coronet.server.tables.room import Room

LOOKS_SECONDS = 60  # after which a page that is gone is known to be


def note(draft: Draft) -> None:
    """Note whom the draft asks something for the first time."""
    if draft.facts.clock < clocks.DAY_SECONDS:
        return
    asked = dict(clocks.asked_in_time(draft.facts, draft.seats))
    draft.called = [seat for seat, ask in asked.items() if ask > draft.facts.called.get(str(seat), 0)]
    if draft.called:
        draft.change_facts().called |= {str(seat): asked[seat] for seat in draft.called}


def call(room: Room, draft: Draft) -> None:
    """Call those whom a draft has asked, now that it is written."""
    for seat in draft.called:
        row, until = draft.seats[seat], clocks.until(draft.facts, seat)
        if row.guest_id is None or until is None:
            continue
        room.house.push.call(
            Turn(
                guest_id=row.guest_id,
                code=draft.row.code,
                game=draft.row.game,
                others=[other.name for other in draft.seats if other.seat != seat],
                seconds=draft.facts.clock,
                until=until,
                is_open=partial(_is_awaited, room, seat, row.guest_id, draft.facts.called[str(seat)]),
                wait=LOOKS_SECONDS if room.is_looking(row.guest_id) else 0,
            )
        )


def _is_awaited(room: Room, seat: int, guest_id: int, ask: int) -> bool:
    """Whether a person still has to answer a question, as far as this process knows, and does not look."""
    known = room.house.rooms.get(room.row.id, room)
    is_asked = (seat, ask) in clocks.asked_in_time(known.facts, known.seats)
    return is_asked and known.seat_of(guest_id) == seat and not known.is_looking(guest_id)
