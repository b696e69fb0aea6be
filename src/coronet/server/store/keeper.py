"""What a house keeps, as its rooms ask for it: in a database (store.py), or on somebody's device.

Whoever writes is answered after it is kept. StoreError where that is not possible now.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from coronet.server.store.rows import (
    ChatRow,
    Finished,
    GameRow,
    GuestExport,
    GuestRow,
    Loaded,
    LogRow,
    Outcome,
    PermitRow,
    PlayedRow,
    ReplyRow,
    SeatRow,
    TableRow,
    Unit,
)
from coronet.server.store.seen_time import SeenTime

__all__ = ["Keeper"]


class Keeper(Protocol):
    """The rows of a house."""

    @property
    def trouble(self) -> str | None:
        """What kept the last attempt to write from succeeding: DOWN or FULL."""

    async def close(self) -> None:
        """Write what waits, and let go."""

    # Writing

    async def commit(self, unit: Unit) -> Outcome:
        """Write a unit, all or nothing."""

    async def add_guest(self, guest: GuestRow, permit: PermitRow) -> None:
        """Write a person and the secret that they hold."""

    async def add_permit(self, permit: PermitRow) -> None:
        """Write a right that belongs to no table."""

    async def spend(self, hashed: bytes) -> bool:
        """Take one use of a permit; whether there was one."""

    async def rename_guest(self, guest_id: int, name: str) -> None:
        """Give a person another name."""

    async def put_away(self, guest_id: int, code: str, *, on: bool) -> None:
        """Note in a person's preferences that they have put a table away, or taken it up again."""

    async def seen(self, guest_ids: Sequence[int], now: int) -> None:
        """Note that these people are here."""

    async def forget_guest(self, guest_id: int) -> None:
        """Remove a person; their games stay, without a name."""

    async def sweep(self, now: int, keep_days: int, *, lived: int) -> None:
        """Delete what has been kept long enough."""

    async def note_seen_time(self, seen: SeenTime) -> None:
        """Keep the time that was seen to pass."""

    # Reading

    async def seen_time(self, wall: int, now: float) -> SeenTime:
        """The time that was seen to pass."""

    async def load(self, table_id: int, *, with_snap: bool = True) -> Loaded | None:
        """A table as it stands; without its snap, with all rows of its game."""

    async def load_code(self, code: str) -> Loaded | None:
        """A table as it stands, by its code."""

    async def table_id(self, code: str) -> int | None:
        """The id of the table with that code."""

    async def table_code(self, table_id: int) -> str | None:
        """The code of a table that is not closed."""

    async def reply(self, table_id: int, guest_id: int, cmd: str) -> ReplyRow | None:
        """The answer that a command got, if it was done."""

    async def rows_after(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The first rows of the log after a revision."""

    async def rows_before(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The last rows of the log before a revision, the oldest of them first."""

    async def game_rows(self, table_id: int, no: int) -> tuple[GameRow, list[LogRow]] | None:
        """A game of a table with its part of the log."""

    async def chat_after(self, table_id: int, no: int, limit: int) -> list[ChatRow]:
        """The first lines of chat after a number."""

    async def guest_by(self, hashed: bytes) -> tuple[GuestRow, PermitRow] | None:
        """The person who holds this secret."""

    async def guest(self, guest_id: int) -> GuestRow | None:
        """A person by their id."""

    async def permit(self, hashed: bytes) -> PermitRow | None:
        """The right that comes with a secret."""

    async def tables_of(self, guest_id: int, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables where the person sits or is host and that are not closed, the latest first."""

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that everybody may see and that have not ended, the latest first."""

    async def overdue(self, now: int, limit: int) -> list[int]:
        """Tables whose timer nobody fires: two seconds late."""

    async def abandoned(self, now: int, limit: int) -> list[int]:
        """Tables with an unfinished game, or between two, that nobody has touched for thirty days."""

    async def revs(self, ids: Sequence[int]) -> dict[int, int]:
        """The revisions of the tables that there are."""

    async def export_guest(self, guest_id: int) -> GuestExport | None:
        """All that is kept of a person."""

    async def finished(self, code: str, no: int) -> Finished | None:
        """One finished game of a table."""

    async def finished_by(self, guest_id: int, limit: int) -> list[Finished]:
        """The games that a person has finished, the latest first."""

    async def balls_played(self, key: bytes, since: int, until: int, limit: int) -> list[tuple[int, PlayedRow]]:
        """What people have made of the ball with this key at their tables' first games, as they came to its end."""
