"""The shuffle of a game as its row keeps it: sealed, with its shares and key; or that of a ball, which all may know."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from coronet.games.catalogue import game_named
from coronet.server.store.rows import GameRow, SeatRow
from coronet.table import fair
from coronet.table.ball import BallDraws, ball_key
from coronet.table.log import Seal

__all__ = [
    "ball_of",
    "draws_of",
    "hashes_of",
    "key_of",
    "missing",
    "of_ball",
    "open_share",
    "opened",
    "seal",
    "seat_names",
    "shares_of",
]


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


def of_ball(  # noqa: PLR0913 - what the row of a game is made of
    *, no: int, game: str, day: str, settings: dict[str, Any], seats: list[SeatRow], first_rev: int, now: int
) -> GameRow:
    """The game that follows from a day: nothing is secret, nobody has a share, and its key stands for the seal."""
    rules, names = game_named(game).rules_version, seat_names(seats)
    hashed = fair.settings_hash(game, rules, names, settings).hex()
    return GameRow(
        no=no,
        game_id=secrets.token_bytes(fair.GAME_ID_BYTES),
        rules=rules,
        settings=msgspec.json.encode(settings),
        commitment=ball_key(game, day),
        hashes=msgspec.json.encode({"settings": hashed, "seats": names, "hashes": [None] * len(seats), "ball": day}),
        shares=msgspec.json.encode([None] * len(seats)),
        secret=b"",
        first_rev=first_rev,
        started_at=now,
    )


class Hashes(msgspec.Struct):
    """What a game's row keeps of its seal."""

    settings: str
    seats: list[str]
    hashes: list[str | None]
    ball: str | None = None  # the day whose ball it is; then nothing is sealed


def hashes_of(game: GameRow) -> Hashes:
    """The hashes that were shown when the game was sealed."""
    return msgspec.json.decode(game.hashes, type=Hashes)


def ball_of(game: GameRow) -> str | None:
    """The day whose ball a game is."""
    return hashes_of(game).ball


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
    if ball_of(game) is not None:
        return game.commitment
    shares = [bytes.fromhex(share) if share else None for share in shares_of(game)]
    return fair.seed_key(game.secret, game.game_id, bytes.fromhex(hashes_of(game).settings), shares)


def draws_of(name: str, game: GameRow, number: int = 0) -> fair.FairDraws | BallDraws:
    """The draws of a game, from its beginning or from where `number` says."""
    if ball_of(game) is not None:
        return BallDraws(game_named(name), key_of(game), number)
    return fair.FairDraws(key_of(game), number)


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
