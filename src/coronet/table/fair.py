"""Fair shuffles: nobody, not even who runs the machine, can choose the cards; after the game everybody can check.

Each person fixes a share by its hash, the server fixes a secret by a commitment, then the shares are opened; all of
them together are the key of every draw. `H` is SHA-256, a purpose is written `coronet/1/x` and a zero byte before
what is hashed, integers are big-endian. The page checks the same with code of its own; both have the test vectors of
`tests/table/fair-vectors.json`.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

import msgspec

from coronet.kernel.bits import count, pick
from coronet.table.checks import Check
from coronet.table.log import ChanceLine, ChoiceLine, Header, Seal, step_body

SECRET_BYTES, GAME_ID_BYTES, MARK_BYTES = 32, 16, 16
SHOWN_OF_A_SEAL = 16  # letters, as the page shows it
WORD = 2**64
LARGEST_SEED = 2**62 - 1


def purpose(name: str) -> bytes:
    """P(x): what keeps hashes for different ends apart."""
    return b"coronet/1/" + name.encode("ascii") + b"\0"


_SHARE, _GAME, _COMMIT, _SEED = purpose("share"), purpose("game"), purpose("commit"), purpose("seed")
_DRAW, _MARK, _BOT, _WAIT = purpose("draw"), purpose("mark"), purpose("bot"), purpose("wait")


def share_hash(share: bytes) -> bytes:
    """h: what a person shows of a share before it is opened."""
    return hashlib.sha256(_SHARE + share).digest()


def settings_hash(game: str, rules: int, seats: Sequence[str], settings: Mapping[str, Any]) -> bytes:
    """G: the game, its rules version, who sits where and the settings, as JSON with sorted keys and no spaces."""
    sealed = {"game": game, "rules": rules, "seats": list(seats), "settings": settings}
    return hashlib.sha256(_GAME + msgspec.json.encode(sealed, order="sorted")).digest()


def commitment(game_id: bytes, settings: bytes, secret: bytes) -> bytes:
    """C: fixes the server's secret before any share is known; `settings` is G."""
    return hashlib.sha256(_COMMIT + game_id + settings + secret).digest()


def seed_key(secret: bytes, game_id: bytes, settings: bytes, shares: Iterable[bytes | None]) -> bytes:
    """K: the key of all draws; a missing share, or that of a bot, counts as empty."""
    parts = b"".join(bytes([len(share)]) + share for share in (share or b"" for share in shares))
    return hmac.digest(secret, _SEED + game_id + settings + parts, "sha256")


def draw_position(key: bytes, number: int, size: int) -> int:
    """The position that draw `number` of a game takes in a pool of `size`, all equally likely."""
    limit = WORD - WORD % size
    start = _DRAW + number.to_bytes(4, "big")
    attempt = 0
    while True:
        word = int.from_bytes(hmac.digest(key, start + attempt.to_bytes(4, "big"), "sha256")[:8], "big")
        if word < limit:
            return word % size
        attempt += 1


class FairDraws:
    """A source of draws by a seed key; `number` counts the draws of the game so far."""

    __slots__ = ("key", "number")

    def __init__(self, key: bytes, number: int = 0) -> None:
        self.key = key
        self.number = number

    def pick(self, record: Any, event: int, pool: int) -> int:
        """The item drawn; the items of a pool stand in ascending order."""
        position = draw_position(self.key, self.number, count(pool))
        self.number += 1
        return pick(pool, position)

    def copy(self) -> FairDraws:
        """A source of its own that draws on from here."""
        return FairDraws(self.key, self.number)


def mark(secret: bytes, rev: int, body: bytes) -> bytes:
    """What a row told at revision `rev` is held to; keyed, so that few-valued choices cannot be guessed from it."""
    key = hmac.digest(secret, _MARK + rev.to_bytes(4, "big"), "sha256")
    return hmac.digest(key, body, "sha256")[:MARK_BYTES]


def marked(lines: Sequence[ChoiceLine | ChanceLine], rev: int, secret: bytes) -> list[ChoiceLine | ChanceLine]:
    """The lines of a step with its revision and mark, for the log of a finished game."""
    found = mark(secret, rev, step_body(lines)).hex()
    return [msgspec.structs.replace(line, rev=rev, mark=found) for line in lines]


def bot_seed(key: bytes, seat: int, ask: int) -> int:
    """The seed with which a bot answers question `ask` of its seat: the same after a restart."""
    word = _seat_word(key, _BOT, seat, ask)
    return word & LARGEST_SEED


def wait_fraction(key: bytes, seat: int, ask: int) -> float:
    """How long within its span an answer waits, 0 to below 1: by the question alone, never by the cards."""
    return (_seat_word(key, _WAIT, seat, ask) >> 11) / 2**53


def _seat_word(key: bytes, end: bytes, seat: int, ask: int) -> int:
    digest = hmac.digest(key, end + bytes([seat]) + ask.to_bytes(4, "big"), "sha256")
    return int.from_bytes(digest[:8], "big")


# The checks of a sealed log


def verify_draws(header: Header, lines: Sequence[ChoiceLine | ChanceLine]) -> list[Check]:
    """Every check of a sealed log that needs no rules: settings, shares, secret, each draw, marks."""
    seal = header.seal
    if seal is None:
        return []
    checks = [_settings_check(header, seal), *_share_checks(seal)]
    if seal.secret is None:
        return [*checks, Check("unsealed", holds=False, detail={})]
    secret, game_id = bytes.fromhex(seal.secret), bytes.fromhex(seal.game_id)
    settings = bytes.fromhex(seal.settings_hash)
    found = commitment(game_id, settings, secret).hex()
    shown = {"seal": seal.commitment[:SHOWN_OF_A_SEAL], "commitment": seal.commitment, "found": found}
    checks.append(Check("secret", found == seal.commitment, shown))
    key = seed_key(secret, game_id, settings, [bytes.fromhex(share or "") for share in seal.shares])
    checks.append(_draws_check(key, lines))
    if any(line.mark is not None for line in lines):
        checks.append(_marks_check(secret, lines))
    return checks


def _settings_check(header: Header, seal: Seal) -> Check:
    found = settings_hash(header.game, header.rules, seal.seats, header.settings).hex()
    return Check("settings", found == seal.settings_hash, {"settings_hash": seal.settings_hash, "found": found})


def _share_checks(seal: Seal) -> list[Check]:
    """One line for all shares when they hold, one for each that does not, one for those that are missing."""
    seats = range(len(seal.seats))
    if len(seal.hashes) != len(seal.seats) or len(seal.shares) != len(seal.seats):
        return [Check("shares", holds=False, detail={"seats": list(seats)})]
    wrong, missing, opened = [], [], []
    for seat, (hashed, share) in enumerate(zip(seal.hashes, seal.shares, strict=True)):
        if hashed is None and share is None:
            continue
        if share is None:
            missing.append(seat)
        elif hashed is None or share_hash(bytes.fromhex(share)).hex() != hashed:
            wrong.append(seat)
        else:
            opened.append(seat)
    checks = [Check("shares", not wrong, {"seats": wrong or opened})]
    if missing:
        checks.append(Check("missing", holds=True, detail={"seats": missing}))
    return checks


def _draws_check(key: bytes, lines: Sequence[ChoiceLine | ChanceLine]) -> Check:
    number = 0
    for line_number, line in enumerate(lines, 2):
        if not isinstance(line, ChanceLine):
            continue
        left = list(line.pool)
        wrong = Check("draws", holds=False, detail={"line": line_number})
        if len(line.pick) != len(line.got):
            return wrong
        for position, item in zip(line.pick, line.got, strict=True):
            if len(left) < 2:
                return wrong
            wanted = draw_position(key, number, len(left))
            if position != wanted or left.pop(wanted) != item:
                return wrong
            number += 1
    return Check("draws", holds=True, detail={"draws": number})


def _marks_check(secret: bytes, lines: Sequence[ChoiceLine | ChanceLine]) -> Check:
    before, line_number = -1, 2
    for rev, lines_of_step in groupby(lines, key=lambda line: line.rev):
        step = list(lines_of_step)
        wrong = Check("marks", holds=False, detail={"line": line_number})
        if rev is None or rev <= before:
            return wrong
        if {line.mark for line in step} != {mark(secret, rev, step_body(step)).hex()}:
            return wrong
        before, line_number = rev, line_number + len(step)
    return Check("marks", holds=True, detail={"marks": len(lines)})
