"""The seal of a game's shuffle as frames show it: what its steps are held to, and its secret after the end alone."""

from __future__ import annotations

from coronet.server.store import shuffles
from coronet.server.store.rows import GameRow, LogRow
from coronet.server.wire.protocol import Mark, Sealed
from coronet.table import fair


def marks(game: GameRow | None, rows: list[LogRow]) -> list[Mark]:
    """What those of these rows are held to that are steps of the game."""
    if game is None or shuffles.ball_of(game) is not None:
        return []
    steps = (row for row in rows if row.game_no == game.no and row.kind in ("choice", "chance"))
    return [Mark(row.rev, fair.mark(game.secret, row.rev, row.body).hex()) for row in steps]


def shown(game: GameRow | None) -> Sealed | None:
    """What everybody sees of the seal, where there is one; the secret and the shares only after the end."""
    if game is None or shuffles.ball_of(game) is not None:
        return None
    hashes = shuffles.hashes_of(game)
    over = game.last_rev is not None
    return Sealed(
        game_id=game.game_id.hex(),
        settings_hash=hashes.settings,
        commitment=game.commitment.hex(),
        hashes=hashes.hashes,
        missing=shuffles.missing(game) if over or game.first_rev else [],
        secret=game.secret.hex() if over else None,
        shares=shuffles.shares_of(game) if over else [],
    )
