"""Rows and units: what one command writes, all or nothing, in one transaction. Times are milliseconds UTC."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from msgspec import Struct, json

PermitKind = Literal["person", "invite", "letters", "watch", "device"]
OPEN = ("lobby", "sharing", "playing", "between", "paused")  # states of tables
ENDED = ("over", "closed")
OVERDUE_MS = 2_000  # so late, a process where somebody looks would have fired the timer
ABANDONED_MS = 30 * 24 * 3_600_000
AWAY = "away"  # among a person's preferences, the tables that they have put away


class TableRow(Struct, kw_only=True):
    """A table; `rev` counts its log rows."""

    id: int
    code: str
    game: str
    settings: bytes
    state: str
    listed: bool = False
    chat_on: bool = True
    watch_on: bool = True
    pace: str = "normal"
    grace: int = 60
    host_id: int | None = None
    rev: int = 0
    chat_no: int = 0
    game_no: int = 0
    room: bytes = b"{}"  # small facts of the room: who is ready, who paused, who declines windows
    due_at: int | None = None
    created_at: int = 0
    updated_at: int = 0
    writes: int = 0  # of any process; kept by the store, so that a stale copy with the same rev loses


class SeatRow(Struct, kw_only=True):
    """A seat of a table; `epoch` rises when rights to it change hands."""

    seat: int
    kind: Literal["open", "person", "bot"] = "open"
    guest_id: int | None = None
    name: str = ""
    level: str | None = None
    acting: Literal["self", "bot"] = "self"
    epoch: int = 0
    share_hash: bytes | None = None
    since: int = 0


class GameRow(Struct, kw_only=True):
    """A game played at a table, with the seal of its shuffle."""

    no: int
    game_id: bytes
    rules: int
    settings: bytes
    commitment: bytes
    hashes: bytes  # JSON: hex or null by seat
    shares: bytes  # JSON: hex or null by seat
    secret: bytes
    first_rev: int
    last_rev: int | None = None
    started_at: int = 0
    ended_at: int | None = None
    result: bytes | None = None


class LogRow(Struct, kw_only=True):
    """One revision of a table: a choice, a chance event, or something of the room."""

    rev: int
    game_no: int
    at: int
    kind: Literal["choice", "chance", "room"]
    seat: int | None = None
    ask: int | None = None
    body: bytes = b"{}"
    story: bytes = b"[]"


class ReplyRow(Struct, kw_only=True):
    """The answer to a command, kept for a repeat of it."""

    guest_id: int
    cmd: str
    rev: int
    body: bytes


class PermitRow(Struct, kw_only=True):
    """A right that somebody holds by a secret; only its hash is kept."""

    hash: bytes
    kind: PermitKind
    table_id: int | None = None
    seat: int | None = None
    guest_id: int | None = None
    epoch: int = 0
    uses_left: int | None = None
    expires_at: int | None = None
    created_at: int = 0


class ChatRow(Struct, kw_only=True):
    """A line of chat or a sticker."""

    no: int
    at: int
    guest_id: int | None
    seat: int | None
    kind: Literal["say", "react"]
    text: str
    name: str = ""


class GuestRow(Struct, kw_only=True):
    """A person."""

    id: int
    name: str
    created_at: int
    seen_at: int
    prefs: bytes = b"{}"

    @property
    def away(self) -> list[str]:
        """The codes of the tables that they have put away."""
        wishes: dict[str, list[str]] = json.decode(self.prefs)
        return wishes.get(AWAY, [])


class PushRow(Struct, kw_only=True):
    """Where a person's browser takes notices, and what they are sealed with."""

    hash: bytes  # of the endpoint
    guest_id: int
    endpoint: str
    key: bytes  # the browser's, a point of P-256
    auth: bytes
    language: str
    created_at: int


class DiaryRow(Struct, kw_only=True):
    """Something that a person keeps of themselves; one of each kind and id, the latest."""

    kind: str
    id: str
    at: int
    body: bytes
    no: int = 0  # of what was written of this person; given by the store


class PlayedRow(Struct, kw_only=True):
    """A seat's result of a finished game."""

    game_no: int
    seat: int
    guest_id: int | None
    game: str
    edition: str | None
    princess: str | None
    level: str | None
    score: int
    place: int
    players: int
    ended_at: int


class Snap(Struct, kw_only=True):
    """The table's bytes at a revision: a cache of the log."""

    rev: int
    state: bytes


class Unit(Struct, kw_only=True):
    """Everything that one command changes at one table.

    `expected` is the revision that the writer must find, -1 for a table that is new. `table.rev` is the revision after,
    the number of rows more.
    """

    expected: int
    table: TableRow
    rows: list[LogRow] = []
    seats: list[SeatRow] = []  # written over those of the same number
    reply: ReplyRow | None = None
    game: GameRow | None = None  # written over that of the same number
    snap: Snap | None = None
    chat: list[ChatRow] = []
    played: list[PlayedRow] = []
    permits: list[PermitRow] = []  # the unit is lost where its letters are another's already
    drop_kinds: list[str] = []  # all permits of these kinds at this table end
    ban: list[int] = []  # guests
    rename: list[tuple[int, str]] = []  # guests with their new names


class Outcome(Enum):
    """What became of a unit."""

    WON = "won"
    LOST = "lost"  # the revision was another one: catch up and try again
    FAILED = "failed"  # the database could not write; nothing changed


class Loaded(Struct, kw_only=True):
    """A table as it stands in the store."""

    table: TableRow
    seats: list[SeatRow]
    game: GameRow | None
    snap: Snap | None
    rows: list[LogRow]  # of the present game: after the snap, or all when there is none
    banned: list[int]


class GuestExport(Struct, kw_only=True):
    """All that the store has of a person; rows of a table come with its id."""

    guest: GuestRow
    played: list[tuple[int, PlayedRow]]
    chat: list[tuple[int, ChatRow]]
    games: list[tuple[TableRow, GameRow, list[LogRow]]]  # those that are finished
    pushes: list[PushRow]
    diary: list[DiaryRow] = []


class Finished(Struct, kw_only=True):
    """A finished game and its results by seat; names are those of today."""

    code: str
    no: int
    started_at: int
    ended_at: int
    results: list[PlayedRow]
    names: list[str]
    result: bytes | None = None
