"""Notes of a game that compiled rules play: its choices and chance events, in room behind its record.

Where a record has that room, `expressions.py` puts `noted` in the place of `draw`. A choice is two words: -1 - its
seat, and itself. A chance event is what it is for, the pool, how many were drawn, and these in order.
"""

from __future__ import annotations

from typing import Annotated, Any

from coronet.kernel.bits import lowest
from coronet.kernel.generator import generated
from coronet.kernel.record import Record, record
from coronet.kernel.rule import rule

ROOM = 1024
FULL = ROOM - 256  # a step, with the deal that it may lead to, finds room beyond this

OWN = {
    "noted": int,  # words written
    "noted_lines": int,  # choices and chance events since the game began
    "noted_event": int,  # 1 + where the chance event begins that may go on; or 0
    "noted_left": int,  # what it has left in its pool
    "notes": Annotated[list[int], ROOM],
}


def noting(plain: type[Any]) -> type[Any]:
    """The same record with room for notes behind it; `overwrite` leaves them as they are."""
    kinds = {name: Annotated[list[int], length] if name in plain.ROWS else int for name, length in plain.FIELDS}
    parts = {"__annotations__": kinds | OWN, "__module__": plain.__module__, "__doc__": plain.__doc__}
    made: Any = record(type(f"Noted{plain.__name__}", (), parts))
    made.PLAIN = plain
    return made  # type: ignore[no-any-return]


def has_room(kind: type[Record] | None) -> bool:
    """Whether records of this class are noted in."""
    return kind is not None and hasattr(kind, "PLAIN")


@rule
def noted(record: Any, event: int, pool: int) -> int:
    """One item of the pool by the record's own generator; noted with the last event when that goes on."""
    if pool & (pool - 1) == 0:
        return lowest(pool)
    item: int = generated(record, event, pool)
    begun = record.noted_event - 1
    if begun >= 0 and record.notes[begun] == event and record.noted_left == pool:
        record.notes[begun + 2] += 1
    else:
        begun = record.noted
        record.notes[begun] = event
        record.notes[begun + 1] = pool
        record.notes[begun + 2] = 1
        record.noted_event = begun + 1
        record.noted += 3
        record.noted_lines += 1
    record.notes[record.noted] = item
    record.noted += 1
    record.noted_left = pool & ~(1 << item)
    return item


@rule
def note_choice(record: Any, seat: int, choice: int) -> None:
    """A choice is made; what chance brings from here on is another event."""
    record.notes[record.noted] = -1 - seat
    record.notes[record.noted + 1] = choice
    record.noted += 2
    record.noted_lines += 1
    record.noted_event = 0
