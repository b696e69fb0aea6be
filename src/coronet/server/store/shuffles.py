"""The sealed shuffle of a game as its row keeps it: making the seal, opening shares, the key."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from coronet.server.store.rows import GameRow, SeatRow
from coronet.table import fair
from coronet.table.log import Seal


def seat_names(seats: list[SeatRow]) -> list[str]:
    """Who sits where, as the seal says it: people without a name, bots by level."""
    return ["person" if seat.kind == "person" else f"bot {seat.level or 'good'}" for seat in seats]


def seal(  # noqa: PLR0913 - what a seal is made of
    *, no: int, game: str, rules: int, settings: dict[str, Any], seats: list[SeatRow], first_rev: int, now: int
) -> GameRow:
    """Draw the secret and fix it, before any share is known."""
    secret, game_id = secrets.token_bytes(fair.SECRET_BYTES), secrets.token_bytes(fair.GAME_ID_BYTES)
    hashed = fair.settings_hash(game, rules, seat_names(seats), settings)
    hashes = [seat.share_hash.hex() if seat.share_hash and seat.kind == "person" else None for seat in seats]
    return GameRow(
        no=no,
        game_id=game_id,
        rules=rules,
        settings=msgspec.json.encode(settings),
        commitment=fair.commitment(game_id, hashed, secret),
        hashes=msgspec.json.encode({"settings": hashed.hex(), "seats": seat_names(seats), "hashes": hashes}),
        shares=msgspec.json.encode([None] * len(seats)),
        secret=secret,
        first_rev=first_rev,
        started_at=now,
    )


class Hashes(msgspec.Struct):
    """What a game's row keeps of its seal."""

    settings: str
    seats: list[str]
    hashes: list[str | None]


def hashes_of(game: GameRow) -> Hashes:
    """The hashes that were shown when the game was sealed."""
    return msgspec.json.decode(game.hashes, type=Hashes)


def shares_of(game: GameRow) -> list[str | None]:
    """The shares opened so far, by seat."""
    return msgspec.json.decode(game.shares, type=list[str | None])


def open_share(game: GameRow, seat: int, share: str) -> bool:
    """Note a share that fits its hash."""
    wanted = hashes_of(game).hashes[seat]
    if wanted is None or fair.share_hash(bytes.fromhex(share)).hex() != wanted:
        return False
    shares = shares_of(game)
    shares[seat] = share
    game.shares = msgspec.json.encode(shares)
    return True


def missing(game: GameRow) -> list[int]:
    """The seats whose share was announced but not opened."""
    opened = shares_of(game)
    return [seat for seat, hashed in enumerate(hashes_of(game).hashes) if hashed is not None and opened[seat] is None]


def key_of(game: GameRow) -> bytes:
    """The key of all draws of a game."""
    shares = [bytes.fromhex(share) if share else None for share in shares_of(game)]
    return fair.seed_key(game.secret, game.game_id, bytes.fromhex(hashes_of(game).settings), shares)


def opened(game: GameRow) -> Seal:
    """The whole seal of a finished game, for its log."""
    hashes = hashes_of(game)
    return Seal(
        game_id=game.game_id.hex(),
        settings_hash=hashes.settings,
        commitment=game.commitment.hex(),
        seats=hashes.seats,
        hashes=hashes.hashes,
        shares=shares_of(game),
        secret=game.secret.hex(),
    )
