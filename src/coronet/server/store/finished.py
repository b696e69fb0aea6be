"""The log of a finished game, from the rows that the store keeps of it."""

from __future__ import annotations

from itertools import chain

import msgspec

from coronet.server.store.rows import GameRow, LogRow, TableRow
from coronet.server.store.shuffles import opened
from coronet.table.fair import marked
from coronet.table.log import Header, Log, read_step

__all__ = ["PLAYS_AS", "finished_log"]

PLAYS_AS = "room-plays-as"


def finished_log(table: TableRow, game: GameRow, rows: list[LogRow]) -> bytes:
    """The log with its shuffle opened and its rows marked."""
    seal = opened(game)
    settings = msgspec.json.decode(game.settings)
    header = Header(table.game, game.rules, settings, seal=seal, seats=_changed(seal.seats, rows))
    steps = (marked(read_step(row.body), row.rev, game.secret) for row in rows if row.kind in ("choice", "chance"))
    return Log(header, tuple(chain.from_iterable(steps))).to_text().encode()


def _changed(sealed: list[str], rows: list[LogRow]) -> list[str] | None:
    """Who sat where, if a bot did not play to the end at the level that was sealed."""
    seats = list(sealed)
    for row in rows:
        told = msgspec.json.decode(row.body) if row.kind == "room" else {}
        if told.get("event") == PLAYS_AS:
            seats[told["seat"]] += f", {told['level']} from row {row.rev}"
    return None if seats == sealed else seats
