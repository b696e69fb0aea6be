"""The log of a finished game, from the rows that the store keeps of it."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from coronet.server.store.rows import GameRow, LogRow, TableRow
from coronet.server.store.shuffles import ball_of, hashes_of, opened
from coronet.table.fair import marked
from coronet.table.log import Header, Log, read_step

if TYPE_CHECKING:
    from coronet.server.store.keeper import Keeper

__all__ = ["PLAYS_AS", "finished_log", "log_of"]

PLAYS_AS = "room-plays-as"


def finished_log(table: TableRow, game: GameRow, rows: list[LogRow]) -> bytes:
    """The log with its shuffle opened and its rows marked; that of a ball as its day has it."""
    settings = msgspec.json.decode(game.settings)
    day = ball_of(game)
    if day is not None:
        header = Header(table.game, game.rules, settings, seats=_changed(hashes_of(game).seats, rows), ball=day)
        return Log(header, tuple(chain.from_iterable(read_step(row.body) for row in _steps(rows)))).to_text().encode()
    seal = opened(game)
    header = Header(table.game, game.rules, settings, seal=seal, seats=_changed(seal.seats, rows))
    steps = (marked(read_step(row.body), row.rev, game.secret) for row in _steps(rows))
    return Log(header, tuple(chain.from_iterable(steps))).to_text().encode()


async def log_of(store: Keeper, code: str, no: int) -> bytes | None:
    """The log of a finished game at the table with this code; None while it runs."""
    loaded = await store.load_code(code)
    found = None if loaded is None else await store.game_rows(loaded.table.id, no)
    if loaded is None or found is None or found[0].last_rev is None:
        return None
    return finished_log(loaded.table, *found)


def _steps(rows: list[LogRow]) -> list[LogRow]:
    return [row for row in rows if row.kind in ("choice", "chance")]


def _changed(sealed: list[str], rows: list[LogRow]) -> list[str] | None:
    """Who sat where, if a bot did not play to the end at the level that was sealed."""
    seats = list(sealed)
    for row in rows:
        told = msgspec.json.decode(row.body) if row.kind == "room" else {}
        if told.get("event") == PLAYS_AS:
            seats[told["seat"]] += f", {told['level']} from row {row.rev}"
    return None if seats == sealed else seats
