"""All rows of a house on a device, in memory: each under its key, as the device keeps them under the same."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, json
from msgspec.structs import replace

from coronet.server.store.rows import (
    ChatRow,
    GameRow,
    GuestRow,
    LogRow,
    PermitRow,
    PlayedRow,
    ReplyRow,
    SeatRow,
    Snap,
    TableRow,
)

__all__ = ["Change", "Fact", "Kept", "Key", "Sitting", "key_text", "made_over", "read_change", "row_text"]

Key = tuple[Any, ...]
"""What kind of row, and by what it is known among those."""


class Fact(Struct):
    """A small fact: of the whole house, or that somebody may not come to a table."""

    value: str = ""


Change = tuple[Key, Any]
"""A row under its key; None: it goes."""

KINDS: dict[str, Any] = {
    "guest": GuestRow,
    "permit": PermitRow,
    "meta": Fact,
    "table": TableRow,
    "seat": SeatRow,
    "game": GameRow,
    "log": LogRow,
    "reply": ReplyRow,
    "snap": Snap,
    "chat": ChatRow,
    "ban": Fact,
    "played": PlayedRow,
}
TEXT_PARTS = {("permit", 0), ("meta", 0), ("reply", 2)}  # the rest of every key are numbers


class Sitting:
    """One table with all that belongs to it."""

    def __init__(self, table: TableRow) -> None:
        self.table = table
        self.seat: dict[int, SeatRow] = {}
        self.game: dict[int, GameRow] = {}
        self.log: dict[int, LogRow] = {}
        self.reply: dict[tuple[int, str], ReplyRow] = {}
        self.snap: Snap | None = None
        self.chat: dict[int, ChatRow] = {}
        self.ban: dict[int, Fact] = {}
        self.played: dict[tuple[int, int], PlayedRow] = {}

    def all_keys(self) -> list[Key]:
        """Of all its rows."""
        table = self.table.id
        found: list[Key] = [("table", table), *([("snap", table)] if self.snap is not None else [])]
        for kind in ("seat", "game", "log", "chat", "ban"):
            found += [(kind, table, number) for number in getattr(self, kind)]
        found += [("reply", table, *key) for key in self.reply] + [("played", table, *key) for key in self.played]
        return found


class Kept:
    """The rows."""

    def __init__(self) -> None:
        self.guests: dict[int, GuestRow] = {}
        self.permits: dict[str, PermitRow] = {}  # by their hash in hexadecimal digits
        self.meta: dict[str, Fact] = {}
        self.tables: dict[int, Sitting] = {}
        self.codes: dict[str, int] = {}

    def apply(self, change: Change) -> None:
        """Take a row over, or drop it."""
        (kind, *parts), row = change
        if kind == "table":
            self._seat(parts[0], row)
        elif kind in ("guest", "permit", "meta"):
            _put({"guest": self.guests, "permit": self.permits, "meta": self.meta}[kind], parts[0], row)
        elif (sitting := self.tables.get(parts[0])) is not None:
            if kind == "snap":
                sitting.snap = row
            else:
                _put(getattr(sitting, kind), parts[1] if len(parts) == 2 else tuple(parts[1:]), row)

    def _seat(self, table_id: int, row: TableRow | None) -> None:
        if row is None:
            sitting = self.tables.pop(table_id, None)
            if sitting is not None:
                self.codes.pop(sitting.table.code, None)
        elif table_id in self.tables:
            self.tables[table_id].table = row
        else:
            self.tables[table_id] = Sitting(row)
            self.codes[row.code] = table_id

    def all(self) -> list[Change]:
        """Every row under its key; tables come before what belongs to them."""
        found: list[Change] = [(("guest", key), row) for key, row in self.guests.items()]
        found += [(("permit", key), row) for key, row in self.permits.items()]
        found += [(("meta", key), row) for key, row in self.meta.items()]
        for sitting in self.tables.values():
            found += [(key, self._row(sitting, key)) for key in sitting.all_keys()]
        return found

    @staticmethod
    def _row(sitting: Sitting, key: Key) -> Any:
        kind, _, *rest = key
        if kind in ("table", "snap"):
            return getattr(sitting, kind)
        return getattr(sitting, kind)[rest[0] if len(rest) == 1 else tuple(rest)]


def _put(rows: Any, key: Any, row: Any) -> None:
    if row is None:
        rows.pop(key, None)
    else:
        rows[key] = row


def key_text(key: Key) -> str:
    """The key as the device has it: tables sort before what belongs to them."""
    kind, *parts = key
    return "/".join([f"{list(KINDS).index(kind):02}-{kind}", *map(str, parts)])


def row_text(row: Any) -> str:
    """The row as the device has it."""
    return json.encode(row).decode()


def read_change(key: str, row: str) -> Change:
    """A row as the device had it; MsgspecError, KeyError or ValueError where it is none of ours."""
    named, *parts = key.split("/")
    kind = named.partition("-")[2]
    numbered = [part if (kind, at) in TEXT_PARTS else int(part) for at, part in enumerate(parts)]
    return (kind, *numbered), json.decode(row, type=KINDS[kind])


def made_over(change: Change, theirs: int, mine: int) -> Change:
    """The same row with one person in the place of another: in its key, its fields and the facts of a room."""
    key, row = change
    named = [name for name in ("guest_id", "host_id") if getattr(row, name, None) == theirs]
    changed: dict[str, Any] = dict.fromkeys(named, mine)
    if isinstance(row, TableRow):
        changed["room"] = row.room.replace(str(theirs).encode(), str(mine).encode())
    return tuple(mine if part == theirs else part for part in key), replace(row, **changed)
