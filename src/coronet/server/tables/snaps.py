"""Snaps: a table's bytes now and then, so that a long game need not be played again from its first row.

A snap is a cache of the log and never trusted further than its mark, which binds it to its game, settings, rules and
revision. One that is damaged, of another game or of another layout is left aside, and the log is played from its
first row.
"""

from __future__ import annotations

import hashlib
import logging
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from coronet.errors import CoronetError
from coronet.server.store.rows import GameRow, Loaded, Snap, TableRow
from coronet.server.store.shuffles import ball_of, draws_of
from coronet.table.ball import BallDraws
from coronet.table.fair import FairDraws
from coronet.table.table import Table

if TYPE_CHECKING:
    from coronet.server.store.keeper import Keeper

__all__ = ["load_trusted", "table_in", "take"]

logger = logging.getLogger("coronet.snaps")


class Kept(Struct):
    """A snap's contents: the table's bytes, how many draws its shuffle has made, and the mark over all of it."""

    draws: int
    words: bytes
    mark: bytes = b""  # releases before had none


encoder = msgspec.json.Encoder()
decoder = msgspec.json.Decoder(Kept)


def take(row: TableRow, game: GameRow, table: Table) -> Snap:
    """The table as it stands at the row's revision."""
    source = table.source
    assert isinstance(source, FairDraws | BallDraws)  # noqa: S101 - what every served game draws from
    kept = Kept(draws=source.number, words=table.to_bytes())
    kept.mark = _mark(row.game, game, row.rev, kept)
    return Snap(rev=row.rev, state=encoder.encode(kept))


def table_in(snap: Snap, name: str, game: GameRow) -> Table:
    """The table that a snap holds; an error when it is not to be trusted."""
    kept = decoder.decode(snap.state)
    if kept.mark != _mark(name, game, snap.rev, kept):
        raise ValueError("its mark does not fit")
    draws = draws_of(name, game, kept.draws)
    table = Table.from_bytes(name, kept.words, draws=draws, **msgspec.json.decode(game.settings))
    table.ball = ball_of(game)
    return table


async def load_trusted(store: Keeper, table_id: int) -> Loaded | None:
    """A table from the store, with its snap only where that can be trusted; otherwise with all rows of its game."""
    loaded = await store.load(table_id)
    if loaded is None or loaded.snap is None or loaded.game is None:
        return loaded
    try:
        if loaded.snap.rev > loaded.table.rev:
            raise ValueError("it is newer than its table")
        table_in(loaded.snap, loaded.table.game, loaded.game)
    except (CoronetError, msgspec.MsgspecError, ValueError) as error:
        logger.warning(
            "a snap cannot be used; the log is played from its first row",
            extra={"table": format(table_id, "x"), "reason": str(error)},
        )
        return await store.load(table_id, with_snap=False)
    return loaded


def _mark(name: str, game: GameRow, rev: int, kept: Kept) -> bytes:
    named = f"{name} {game.rules} {rev} {kept.draws} ".encode()
    parts = (game.game_id, hashlib.sha256(game.settings).digest(), named, kept.words)
    return hashlib.sha256(b"".join(parts)).digest()[:16]
