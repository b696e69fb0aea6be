"""Rows and units for the tests of the store."""

from __future__ import annotations

from typing import Any

from coronet.games.catalogue import game_named
from coronet.server.store.rows import GameRow, GuestRow, LogRow, PermitRow, ReplyRow, TableRow, Unit

RULES = game_named("rebel").rules_version
NOW = 1_800_000_000_000
DAY = 24 * 3_600_000


def table_row(number: int = 1, **changes: Any) -> TableRow:
    named = {"id": number, "code": f"code{number}", "game": "rebel", "settings": b"{}", "state": "playing"}
    return TableRow(**named | {"created_at": NOW, "updated_at": NOW} | changes)


def new_table(number: int = 1, **changes: Any) -> Unit:
    return Unit(expected=-1, table=table_row(number), **changes)


def move(before: TableRow | int, rows: int = 1, *, cmd: str | None = None, **changes: Any) -> Unit:
    """A unit of so many choices on top of a table, by its row or by its revision (of table 1)."""
    row = table_row(rev=before) if isinstance(before, int) else before
    on_table = changes.pop("table", {})
    after = {name: getattr(row, name) for name in row.__struct_fields__}
    after |= {"rev": row.rev + rows, **on_table}
    reply = None if cmd is None else ReplyRow(guest_id=7, cmd=cmd, rev=after["rev"], body=b'{"ok":1}')
    log = [log_row(row.rev + step, game_no=after["game_no"]) for step in range(1, rows + 1)]
    return Unit(expected=row.rev, table=TableRow(**after), rows=log, reply=reply, **changes)


def log_row(rev: int, **changes: Any) -> LogRow:
    return LogRow(**{"rev": rev, "game_no": 0, "at": NOW + rev, "kind": "choice", "seat": 1, "ask": rev} | changes)


def game_row(no: int = 1, **changes: Any) -> GameRow:
    sealed = {"commitment": b"c", "hashes": b"[]", "shares": b"[]", "secret": b"s"}
    named = {"no": no, "game_id": b"g" * 16, "rules": RULES, "settings": b"{}", "first_rev": 1}
    return GameRow(**named | sealed | changes)


def guest_row(number: int, **changes: Any) -> GuestRow:
    return GuestRow(**{"id": number, "name": f"Guest {number}", "created_at": NOW, "seen_at": NOW} | changes)


def permit_row(secret: str, kind: Any = "invite", **changes: Any) -> PermitRow:
    return PermitRow(hash=secret.encode().ljust(32, b"."), kind=kind, created_at=NOW, **changes)
