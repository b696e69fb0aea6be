"""The store of a house on a device: rows in memory, each change handed to the device and made when it has kept it."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from msgspec import json
from msgspec.structs import replace

from coronet.errors import StoreError
from coronet.pocket.kept import Change, Fact, Kept, Sitting, key_text, read_change, row_text
from coronet.server.ops.troubles import DOWN, FULL
from coronet.server.store.rows import (
    AWAY,
    ENDED,
    OPEN,
    OVERDUE_MS,
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

__all__ = ["Keep", "PocketStore"]

Keep = Callable[[list[tuple[str, str | None]]], Awaitable[bool]]
"""Keeps these texts under these keys, all or nothing (None: forgets), and answers when they are kept.

False where there is no room."""

DAY = 24 * 3_600_000
MOST_AWAY = 100
SEEN_TIME = "time seen"
NOBODY = {"guest_id": None, "name": ""}


class PocketStore:
    """The rows of one device."""

    def __init__(self, keep: Keep, rows: Iterable[tuple[str, str]] = ()) -> None:
        self._keep = keep
        self._kept = Kept()
        self._one_at_a_time = asyncio.Lock()
        self.trouble: str | None = None
        for key, row in sorted(rows):
            self._kept.apply(read_change(key, row))

    async def close(self) -> None:
        """Wait until all is kept."""
        async with self._one_at_a_time:
            pass

    # Taken along

    def everything(self) -> dict[str, str]:
        """All rows by their keys, as a file has them."""
        return {key_text(key): row_text(row) for key, row in self._kept.all()}

    async def take_in(self, changes: list[Change]) -> None:
        """Rows of another device; of a table that is here too the one that has gone on for longer stays, whole."""
        here, came = self._kept.tables, {key for key, _ in changes}
        both = {key[1]: row.rev for key, row in changes if key[0] == "table" and key[1] in here}
        ahead = {table for table, rev in both.items() if rev > here[table].table.rev}
        gone = [(key, None) for table in ahead for key in here[table].all_keys() if key not in came]
        known = {("guest", number) for number in self._kept.guests} | {("meta", name) for name in self._kept.meta}
        new = [change for change in changes if change[0] not in known and change[0][1] not in both.keys() - ahead]
        await self._write(lambda: gone + new)

    # Writing

    async def commit(self, unit: Unit) -> Outcome:
        """Write a unit; answers when it is kept, or has changed nothing."""
        async with self._one_at_a_time:
            if not self._wins(unit):
                return Outcome.LOST
            is_kept = await self._hand_over(self._changes_of(unit))
        if not is_kept:
            return Outcome.FAILED
        unit.table.writes += 1
        return Outcome.WON

    def _wins(self, unit: Unit) -> bool:
        sitting = self._kept.tables.get(unit.table.id)
        letters = [row.hash.hex() for row in unit.permits if row.kind == "letters"]
        if any(hashed in self._kept.permits for hashed in letters):
            return False
        if unit.expected < 0:
            return sitting is None and unit.table.code not in self._kept.codes
        return sitting is not None and sitting.table.rev == unit.expected

    def _changes_of(self, unit: Unit) -> list[Change]:
        table = unit.table.id
        changes: list[Change] = [(("table", table), replace(unit.table, writes=unit.table.writes + 1))]
        changes += [(("log", table, row.rev), row) for row in unit.rows]
        changes += [(("seat", table, row.seat), row) for row in unit.seats]
        changes += [(("chat", table, row.no), row) for row in unit.chat]
        changes += [(("played", table, row.game_no, row.seat), row) for row in unit.played]
        changes += [(("ban", table, guest), Fact()) for guest in unit.ban]
        if unit.reply is not None:
            changes.append((("reply", table, unit.reply.guest_id, unit.reply.cmd), unit.reply))
        if unit.game is not None:
            changes.append((("game", table, unit.game.no), unit.game))
        if unit.snap is not None:
            changes.append((("snap", table), unit.snap))
        dropped = [
            hashed
            for hashed, row in self._kept.permits.items()
            if row.table_id == table and row.kind in unit.drop_kinds
        ]
        changes += [(("permit", hashed), None) for hashed in dropped]
        changes += [(("permit", row.hash.hex()), row) for row in unit.permits]
        return changes + [
            (("guest", number), replace(self._kept.guests[number], name=name))
            for number, name in unit.rename
            if number in self._kept.guests
        ]

    async def _write(self, changes: Callable[[], list[Change]]) -> None:
        async with self._one_at_a_time:
            if not await self._hand_over(changes()):
                raise StoreError("the device cannot keep it")

    async def _hand_over(self, changes: list[Change]) -> bool:
        """Have the device keep changes, then make them; whether it did."""
        if not changes:
            return True
        texts = [(key_text(key), None if row is None else row_text(row)) for key, row in changes]
        try:
            self.trouble = None if await self._keep(texts) else FULL
        except Exception:  # whatever a browser says when its files are out of reach
            self.trouble = DOWN
        if self.trouble is not None:
            return False
        for key, row in changes:
            self._kept.apply((key, copy.copy(row)))  # whoever wrote may go on with the row
        return True

    async def add_guest(self, guest: GuestRow, permit: PermitRow) -> None:
        """Write a person and the secret that they hold."""
        await self._write(lambda: [(("guest", guest.id), guest), (("permit", permit.hash.hex()), permit)])

    async def add_permit(self, permit: PermitRow) -> None:
        """Write a right that belongs to no table."""
        await self._write(lambda: [(("permit", permit.hash.hex()), permit)])

    async def spend(self, hashed: bytes) -> bool:
        """Take one use of a permit; whether there was one."""
        permit = self._kept.permits.get(hashed.hex())
        if permit is None or permit.uses_left == 0:
            return False
        left = None if permit.uses_left is None else permit.uses_left - 1
        await self._write(lambda: [(("permit", hashed.hex()), replace(permit, uses_left=left))])
        return True

    async def rename_guest(self, guest_id: int, name: str) -> None:
        """Give a person another name."""
        await self._change_guest(guest_id, name=name)

    async def put_away(self, guest_id: int, code: str, *, on: bool) -> None:
        """Note in a person's preferences that they have put a table away, or taken it up again."""
        person = self._kept.guests.get(guest_id)
        if person is None:
            return
        others = [other for other in person.away if other != code]
        wishes = json.decode(person.prefs) | {AWAY: [*others, code][-MOST_AWAY:] if on else others}
        await self._change_guest(guest_id, prefs=json.encode(wishes))

    async def seen(self, guest_ids: Sequence[int], now: int) -> None:
        """Note that these people are here."""
        for guest_id in guest_ids:
            await self._change_guest(guest_id, seen_at=now)

    async def _change_guest(self, guest_id: int, **fields: Any) -> None:
        person = self._kept.guests.get(guest_id)
        if person is not None:
            await self._write(lambda: [(("guest", guest_id), replace(person, **fields))])

    async def forget_guest(self, guest_id: int) -> None:
        """Remove a person; their games stay, without a name."""
        await self._write(lambda: self._without(guest_id))

    def _without(self, guest_id: int) -> list[Change]:
        changes: list[Change] = [(("guest", guest_id), None)]
        permits = self._kept.permits.items()
        changes += [(("permit", hashed), None) for hashed, row in permits if row.guest_id == guest_id]
        for number, sitting in self._kept.tables.items():
            if sitting.table.host_id == guest_id:
                changes.append((("table", number), replace(sitting.table, host_id=None)))
            for seat in [row for row in sitting.seat.values() if row.guest_id == guest_id]:
                changes.append((("seat", number, seat.seat), replace(seat, **NOBODY)))
            for line in [row for row in sitting.chat.values() if row.guest_id == guest_id]:
                changes.append((("chat", number, line.no), replace(line, text="", **NOBODY)))
            for key, row in sitting.played.items():
                if row.guest_id == guest_id:
                    changes.append((("played", number, *key), replace(row, guest_id=None)))
            changes += [(("reply", number, *key), None) for key in sitting.reply if key[0] == guest_id]
            changes += [(("ban", number, guest_id), None)] if guest_id in sitting.ban else []
        return changes

    async def sweep(self, now: int, keep_days: int, *, lived: int) -> None:
        """Drop what nobody asks for any more; games stay until their person has them forgotten."""
        await self._write(lambda: self._old(now))

    def _old(self, now: int) -> list[Change]:
        changes: list[Change] = []
        for sitting in self._kept.tables.values():
            table = sitting.table
            if table.updated_at >= now - DAY:
                continue
            if table.state == "lobby" and table.game_no == 0:
                changes += [(key, None) for key in sitting.all_keys()]
            elif table.state in ENDED:
                changes += [(key, None) for key in sitting.all_keys() if key[0] in ("reply", "snap")]
        permits = self._kept.permits.items()
        ended = [hashed for hashed, row in permits if row.expires_at is not None and row.expires_at < now]
        return changes + [(("permit", hashed), None) for hashed in ended]

    async def note_seen_time(self, seen: SeenTime) -> None:
        """Keep the time that was seen to pass."""
        await self._write(lambda: [(("meta", SEEN_TIME), Fact(f"{seen.at} {seen.lived}"))])

    # Reading

    async def seen_time(self, wall: int, now: float) -> SeenTime:
        """The time that was seen to pass."""
        noted = self._kept.meta.get(SEEN_TIME)
        at, lived = noted.value.split() if noted is not None else (wall, 0)
        return SeenTime(int(at), int(lived), now)

    async def load(self, table_id: int, *, with_snap: bool = True) -> Loaded | None:
        """A table as it stands; without its snap, with all rows of its game."""
        sitting = self._kept.tables.get(table_id)
        if sitting is None:
            return None
        game = sitting.game.get(sitting.table.game_no)
        snap = sitting.snap if with_snap and game is not None else None
        if game is not None and snap is not None and snap.rev < game.first_rev:
            snap = None  # of an earlier game
        rows: list[LogRow] = []
        if game is not None:
            after = game.first_rev - 1 if snap is None else snap.rev
            rows = [row for row in _in_order(sitting.log) if row.rev > after and row.game_no == game.no]
        return Loaded(
            table=copy.copy(sitting.table),
            seats=[copy.copy(row) for row in _in_order(sitting.seat)],
            game=copy.copy(game),
            snap=snap,
            rows=rows,
            banned=list(sitting.ban),
        )

    async def load_code(self, code: str) -> Loaded | None:
        """A table as it stands, by its code."""
        found = self._kept.codes.get(code)
        return None if found is None else await self.load(found)

    async def table_id(self, code: str) -> int | None:
        """The id of the table with that code."""
        return self._kept.codes.get(code)

    async def table_code(self, table_id: int) -> str | None:
        """The code of a table that is not closed."""
        sitting = self._kept.tables.get(table_id)
        return None if sitting is None or sitting.table.state == "closed" else sitting.table.code

    async def reply(self, table_id: int, guest_id: int, cmd: str) -> ReplyRow | None:
        """The answer that a command got, if it was done."""
        sitting = self._kept.tables.get(table_id)
        return None if sitting is None else sitting.reply.get((guest_id, cmd))

    async def rows_after(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The first rows of the log after a revision."""
        return [row for row in self._log(table_id) if row.rev > rev][: max(0, limit)]

    async def rows_before(self, table_id: int, rev: int, limit: int) -> list[LogRow]:
        """The last rows of the log before a revision, the oldest of them first."""
        return [row for row in self._log(table_id) if row.rev < rev][-limit:]

    def _log(self, table_id: int) -> list[LogRow]:
        sitting = self._kept.tables.get(table_id)
        return [] if sitting is None else _in_order(sitting.log)

    async def game_rows(self, table_id: int, no: int) -> tuple[GameRow, list[LogRow]] | None:
        """A game of a table with its part of the log."""
        sitting = self._kept.tables.get(table_id)
        game = sitting.game.get(no) if sitting is not None else None
        return None if sitting is None or game is None else (game, _rows_of(sitting, game))

    async def chat_after(self, table_id: int, no: int, limit: int) -> list[ChatRow]:
        """The first lines of chat after a number."""
        sitting = self._kept.tables.get(table_id)
        return [] if sitting is None else [row for row in _in_order(sitting.chat) if row.no > no][:limit]

    async def guest_by(self, hashed: bytes) -> tuple[GuestRow, PermitRow] | None:
        """The person who holds this secret."""
        permit = self._kept.permits.get(hashed.hex())
        if permit is None or permit.kind != "person" or permit.guest_id is None:
            return None
        guest = self._kept.guests.get(permit.guest_id)
        return None if guest is None else (copy.copy(guest), permit)

    async def guest(self, guest_id: int) -> GuestRow | None:
        """A person by their id."""
        return copy.copy(self._kept.guests.get(guest_id))

    async def permit(self, hashed: bytes) -> PermitRow | None:
        """The right that comes with a secret."""
        return copy.copy(self._kept.permits.get(hashed.hex()))

    async def tables_of(self, guest_id: int, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables where the person sits or is host and that are not closed, the latest first."""
        found = [
            sitting
            for sitting in self._kept.tables.values()
            if sitting.table.state != "closed"
            and (sitting.table.host_id == guest_id or any(row.guest_id == guest_id for row in sitting.seat.values()))
        ]
        return [_with_seats(sitting) for sitting in sorted(found, key=_latest)[:limit]]

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that everybody may see and that have not ended: those that wait for players first, then the latest."""
        tables = [sitting for sitting in self._kept.tables.values() if _is_listed(sitting.table)]
        found = sorted(tables, key=lambda sitting: (sitting.table.state != "lobby", *_latest(sitting)))
        return [_with_seats(sitting) for sitting in found[:limit]]

    async def overdue(self, now: int, limit: int) -> list[int]:
        """Tables whose timer nobody fires: two seconds late."""
        due = [(sitting.table.due_at, number) for number, sitting in self._kept.tables.items() if sitting.table.due_at]
        return [number for at, number in sorted(due) if at is not None and at <= now - OVERDUE_MS][:limit]

    async def abandoned(self, now: int, limit: int) -> list[int]:
        """None: a game on one's own device waits for as long as its person likes."""
        return []

    async def revs(self, ids: Sequence[int]) -> dict[int, int]:
        """The revisions of the tables that there are."""
        return {number: self._kept.tables[number].table.rev for number in ids if number in self._kept.tables}

    async def export_guest(self, guest_id: int) -> GuestExport | None:
        """All that is kept of a person."""
        person = self._kept.guests.get(guest_id)
        if person is None:
            return None
        played = self._played_by(guest_id)
        games = []
        for number, row in played:
            sitting = self._kept.tables[number]
            game = sitting.game.get(row.game_no)
            if game is not None and game.ended_at is not None:
                games.append((sitting.table, game, _rows_of(sitting, game)))
        said = [
            (number, row)
            for number, sitting in sorted(self._kept.tables.items())
            for row in _in_order(sitting.chat)
            if row.guest_id == guest_id
        ]
        return GuestExport(guest=person, played=played, chat=said, games=games, pushes=[])

    async def finished(self, code: str, no: int) -> Finished | None:
        """One finished game of a table."""
        found = self._kept.codes.get(code)
        return None if found is None else self._finished(found, no)

    async def finished_by(self, guest_id: int, limit: int) -> list[Finished]:
        """The games that a person has finished, the latest first."""
        keys = [(number, row.game_no) for number, row in self._played_by(guest_id)][::-1]
        found = (self._finished(number, no) for number, no in keys[:limit])
        return [game for game in found if game is not None]

    async def balls_played(self, key: bytes, since: int, until: int, limit: int) -> list[tuple[int, PlayedRow]]:
        """What people have made of the ball with this key at their tables' first games, as they came to its end."""
        found = []
        for number, sitting in self._kept.tables.items():
            game = sitting.game.get(1)
            if game is None or game.commitment != key or not since <= (game.ended_at or 0) < until:
                continue
            rows = [row for row in sitting.played.values() if row.game_no == 1 and row.guest_id is not None]
            found += [(number, row) for row in rows]
        return sorted(found, key=lambda one: one[1].ended_at)[:limit]

    def _played_by(self, guest_id: int) -> list[tuple[int, PlayedRow]]:
        rows = [
            (number, row)
            for number, sitting in self._kept.tables.items()
            for row in sitting.played.values()
            if row.guest_id == guest_id
        ]
        return sorted(rows, key=lambda found: found[1].ended_at)

    def _finished(self, table_id: int, no: int) -> Finished | None:
        sitting = self._kept.tables[table_id]
        game = sitting.game.get(no)
        results = sorted((row for row in sitting.played.values() if row.game_no == no), key=lambda row: row.seat)
        if game is None or game.ended_at is None or not results:
            return None
        return Finished(
            code=sitting.table.code,
            no=no,
            started_at=game.started_at,
            ended_at=game.ended_at,
            results=results,
            names=[self._name(sitting, row) for row in results],
            result=game.result,
        )

    def _name(self, sitting: Sitting, row: PlayedRow) -> str:
        person = self._kept.guests.get(row.guest_id or -1)
        if person is not None:
            return person.name
        return sitting.seat[row.seat].name if row.seat in sitting.seat else ""


def _in_order(rows: dict[int, Any]) -> list[Any]:
    return [rows[number] for number in sorted(rows)]


def _rows_of(sitting: Sitting, game: GameRow) -> list[LogRow]:
    last = game.last_rev if game.last_rev is not None else sitting.table.rev
    return [row for row in _in_order(sitting.log) if game.first_rev <= row.rev <= last and row.game_no == game.no]


def _with_seats(sitting: Sitting) -> tuple[TableRow, list[SeatRow]]:
    return copy.copy(sitting.table), [copy.copy(row) for row in _in_order(sitting.seat)]


def _latest(sitting: Sitting) -> tuple[int, int]:
    return -sitting.table.updated_at, sitting.table.id


def _is_listed(table: TableRow) -> bool:
    return table.listed and (table.watch_on or table.state == "lobby") and table.state in OPEN
