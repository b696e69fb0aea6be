"""A draft: what one command would make of a table. Committed, it becomes the table; otherwise it is dropped."""

from __future__ import annotations

import copy
from typing import Any, Literal

import msgspec
from msgspec import Struct

from coronet.games.contract import Told
from coronet.server.store.rows import ChatRow, GameRow, LogRow, PermitRow, PlayedRow, SeatRow, Snap, TableRow, Unit
from coronet.server.tables import snaps
from coronet.server.wire.protocol import encoder
from coronet.table.table import Table

EVERYBODY = 0xFFFF
SPECTATORS = 1 << 15
SNAP_EVERY = 32


class Request(Struct, kw_only=True, omit_defaults=True):
    """Somebody asks for a bot's seat in the game in play."""

    guest: int
    name: str
    seat: int
    yes: list[int] = []  # seats that agree, and that do not; the host's word needs neither
    no: list[int] = []


class Ended(Struct, kw_only=True):
    """A game that was played at the table: its number, who sat where, and the seats that won.

    People stand there as their guest's id, so that no name outlives its person; bots by name.
    """

    no: int
    seats: list[int | str | None]
    winners: list[int]


class Facts(Struct, kw_only=True, omit_defaults=True):
    """Small facts of a room that a restart keeps."""

    ready: list[int] = []
    paused_by: int | None = None
    pauses: dict[str, int] = {}
    asleep: dict[str, int] = {}  # seat: the round in which its power windows are declined by themselves
    resting: dict[str, int] = {}  # seat: the question that is declined by itself when it is asked anew
    between_since: int | None = None
    held_by: int | None = None
    waited_for: list[int] = []  # seats whose people are gone, and for whom no bot is to play by itself
    shared: list[int] = []  # seats of the game in play for which both a person and a bot have played
    left: dict[str, int] = {}  # people who have left a seat of the game in play, and which
    outdated: bool = False  # the last game was of other rules, and could not go on
    requests: list[Request] = []
    turned_away: dict[str, int] = {}  # people whose request came to nothing, and when
    taken_back: dict[str, tuple[int, int]] = {}  # seat: its question, and how often its choice was taken back
    again: list[int] = []  # seats that want another game, after the end
    evening: list[Ended] = []
    letters: str = ""  # of the invitation; too few for a hash to hide them
    letters_until: int = 0
    hints: bool = True
    clock: int = 0  # seconds a decision; 0 none
    asked: dict[str, tuple[int, int]] = {}  # seat: its question, and since when; only where there is a clock
    late: dict[str, int] = {}  # seat: the question for which its time is up
    ball: str | None = None  # the day whose ball is played here
    called: dict[str, int] = {}  # seat: the question to which its person was called; only where clocks run for days


class Change(Struct, kw_only=True):
    """A step of the story with the viewers who are told it."""

    mask: int
    lines: list[Told]


class Draft:
    """A copy of a room's state that a command may change freely."""

    def __init__(  # noqa: PLR0913, PLR0917 - all that a room is
        self,
        row: TableRow,
        seats: list[SeatRow],
        facts: Facts,
        game: GameRow | None,
        table: Table | None,
        now: int,
    ) -> None:
        self.now = now
        self.row = copy.copy(row)
        self.seats = seats
        self.facts = facts
        self.game = game
        self.table = table
        self.expected = row.rev
        self.rows: list[LogRow] = []
        self.changed_seats: dict[int, SeatRow] = {}
        self.game_changed = False
        self.info_changed = False
        self.body: Struct | None = None
        self.permits: list[PermitRow] = []
        self.drop_kinds: list[str] = []
        self.ban: list[int] = []
        self.rename: list[tuple[int, str]] = []
        self.chat: list[ChatRow] = []
        self.played: list[PlayedRow] = []
        self.called: list[int] = []  # seats whose people are asked something new
        self.told: dict[int | None, list[Told]] = {}  # by seat, None a spectator; what this unit tells

    def seat(self, number: int) -> SeatRow:
        """A seat to be changed."""
        if number not in self.changed_seats:
            self.seats = list(self.seats)
            self.changed_seats[number] = self.seats[number] = copy.copy(self.seats[number])
        self.info_changed = True
        return self.changed_seats[number]

    def change_facts(self) -> Facts:
        """The facts, to be changed."""
        self.facts = facts_decoder.decode(
            encoder.encode(self.facts)
        )  # a copy of all, in a twentieth of deepcopy's time
        self.info_changed = True
        return self.facts

    def change_game(self) -> GameRow:
        """The game's row, to be changed."""
        assert self.game is not None  # noqa: S101 - asked only in a game
        self.game = copy.copy(self.game)
        self.game_changed = True
        self.info_changed = True
        return self.game

    def note(
        self,
        kind: Literal["choice", "chance", "room"],
        body: bytes,
        *,
        seat: int | None = None,
        ask: int | None = None,
        story: list[Change] | None = None,
    ) -> None:
        """Add a row to the table's log."""
        self.row.rev += 1
        packed = encoder.encode([[change.mask, [_row_of(told) for told in change.lines]] for change in story or []])
        row = LogRow(
            rev=self.row.rev,
            game_no=self.row.game_no,
            at=self.now,
            kind=kind,
            seat=seat,
            ask=ask,
            body=body,
            story=packed,
        )
        self.rows.append(row)

    def tell_room(self, key: str, **arguments: Any) -> None:
        """Something of the room that everybody is told."""
        told = Told((key, arguments))
        self.info_changed = True
        self.note("room", encoder.encode({"event": key, **arguments}), story=[Change(mask=EVERYBODY, lines=[told])])
        for viewer in (None, *range(len(self.seats))):
            self.told.setdefault(viewer, []).append(told)

    def mark(self, event: str) -> None:
        """Something of the room that tells nothing."""
        self.info_changed = True
        self.note("room", encoder.encode({"event": event}))

    def unit(self) -> Unit:
        """All of it as one transaction."""
        self.row.updated_at = self.now
        self.row.room = encoder.encode(self.facts)
        return Unit(
            expected=self.expected,
            table=self.row,
            rows=self.rows,
            seats=list(self.changed_seats.values()),
            game=self.game if self.game_changed else None,
            snap=self._snap(),
            chat=self.chat,
            played=self.played,
            permits=self.permits,
            drop_kinds=self.drop_kinds,
            ban=self.ban,
            rename=self.rename,
        )

    def _snap(self) -> Snap | None:
        if self.table is None or not self.rows or self.expected // SNAP_EVERY == self.row.rev // SNAP_EVERY:
            return None
        assert self.game is not None  # noqa: S101 - there is a table
        return snaps.take(self.row, self.game, self.table)


facts_decoder = msgspec.json.Decoder(Facts)


def packed(told: dict[int | None, list[Told]]) -> list[Change]:
    """What each viewer is told, equal lines shared."""
    changes: list[Change] = []
    for viewer, lines in told.items():
        bit = SPECTATORS if viewer is None else 1 << viewer
        for change in changes:
            if change.lines == lines:
                change.mask |= bit
                break
        else:
            changes.append(Change(mask=bit, lines=lines))
    return changes


def unpacked(story: bytes, seat: int | None) -> list[Told]:
    """The lines of a row's story for one viewer."""
    bit = SPECTATORS if seat is None else 1 << seat
    lines: list[Told] = []
    for mask, some in msgspec.json.decode(story):
        if mask & bit:
            lines += [Told((key, arguments), *map(tuple, span)) for key, arguments, *span in some]
    return lines


def _row_of(told: Told) -> list[Any]:
    """A line as it is kept, with its span where it has one."""
    return [*told.line] if told.untold is None else [*told.line, told.untold]
