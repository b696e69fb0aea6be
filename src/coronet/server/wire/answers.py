"""What is asked of a house beside frames: logs, their checks and steps, and all that is kept of oneself.

How it is asked is left to the door: over HTTP (api.py), or within a page.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from typing import Any

from msgspec import Struct, to_builtins

from coronet.errors import StoreError
from coronet.games.catalogue import game_named
from coronet.server.store.finished import finished_log, log_of
from coronet.server.store.rows import Finished, GuestExport, GuestRow
from coronet.server.tables import people
from coronet.server.tables.house import House
from coronet.server.tables.looking import invited_by
from coronet.server.wire.bodies import InvitationBody, PlayedGame, PlayedSeat, RefusedBody
from coronet.server.wire.limits import PerKey
from coronet.server.wire.protocol import encoder
from coronet.server.work.replays import LONGEST_LOG, Replays, Unplayable
from coronet.server.work.reviews import Reviews
from coronet.server.work.worked import Worked

__all__ = [
    "Answer",
    "Answers",
    "Asked",
    "No",
    "answered",
    "followed",
    "game_asked_for",
    "guest_of",
    "in_json",
    "log_asked_for",
]

MOST_RESULTS = 1000
MOST_GAMES = 1 << 31  # of a table, as the database counts them
STATUS = {"bad-log": 400, "too-slow": 400, "busy": 503, "rate": 429, "too-big": 413, "no-table": 404, "token": 401}
STATUS |= {"retry": 503, "bad-push": 400, "bad-diary": 400}


class Asked(Struct, kw_only=True):
    """A question: who asks whom, by which path; `body` reads what was sent, up to so many bytes."""

    house: House
    origin: str
    parts: Mapping[str, Any]  # of the path, by name
    query: Mapping[str, str]
    headers: Mapping[str, str]  # in small letters
    body: Callable[[int], Awaitable[bytes]]

    def takes(self, limit: PerKey) -> bool:
        """Whether the address that asks has one left."""
        return limit.take(self.origin, self.house.clock.monotonic())

    def not_too_often(self) -> None:
        """Refuse whoever has too much worked out."""
        if not self.takes(self.house.limits.replays):
            raise No("rate")


class Answer(Struct, kw_only=True):
    """What is answered: all at once, or piece by piece."""

    body: bytes | AsyncIterator[bytes] = b""
    status: int = 200
    kind: str = ""  # its media type
    headers: dict[str, str] = {}


class No(Exception):  # noqa: N818 - it says what is answered
    """Answered with a code and its status."""

    def __init__(self, code: str, most: int | None = None) -> None:
        super().__init__(code)
        self.body = RefusedBody(code, most=most)


async def answered(answer: Callable[[Asked], Awaitable[Answer]], asked: Asked) -> Answer:
    """The answer; whatever is refused becomes one of one code."""
    try:
        if not asked.takes(asked.house.limits.reads):
            raise No("rate")
        return await answer(asked)
    except No as no:
        refused = no.body
    except Unplayable as unplayable:
        refused = RefusedBody(unplayable.code, unplayable.text or None)
    except StoreError:
        refused = RefusedBody("retry")
    return in_json(refused, STATUS[refused.code])


def in_json(body: Any, status: int = 200) -> Answer:
    """An answer as the protocol has it."""
    return Answer(body=encoder.encode(body), status=status, kind="application/json")


class Answers:
    """What every house can be asked, with what the answers share."""

    def __init__(self, replays: Replays, reviews: Reviews) -> None:
        self.replays = replays
        self.reviews = reviews

    def by_path(self) -> list[tuple[str, str, Callable[[Asked], Awaitable[Answer]]]]:
        """The method and path of each; `{no:int}` is a number."""
        return [
            ("GET", "/api/log/{code}/{no:int}", self.log),
            ("GET", "/api/replay/{code}/{no:int}", self.replay),
            ("POST", "/api/replay", self.replay_sent),
            ("GET", "/api/result/{code}/{no:int}", self.result),
            ("GET", "/api/review/{code}/{no:int}", self.review),
            ("GET", "/api/invitation/{letters}", self.invitation),
            ("POST", "/api/verify", self.verify),
            ("GET", "/api/me", self.export),
            ("DELETE", "/api/me", self.forget),
            ("GET", "/api/me/games", self.games),
        ]

    async def log(self, asked: Asked) -> Answer:
        """The log of a finished game."""
        return Answer(body=await log_asked_for(asked), kind="application/jsonl")

    async def replay(self, asked: Asked) -> Answer:
        """A finished game step by step, all hands open."""
        log = await log_asked_for(asked)
        asked.not_too_often()
        try:
            lines = await self.replays.steps(log)
        except Unplayable as unplayable:
            if unplayable.code == "bad-log":  # closed before its first card, or of another version of the rules
                raise No("no-table") from None
            raise
        return await _lines(asked, lines)

    async def invitation(self, asked: Asked) -> Answer:
        """The table that waits for whoever says these letters. Who has guessed too often is not even heard."""
        house, wrong = asked.house, asked.house.limits.failed_keys
        if wrong.is_empty(asked.origin, house.clock.monotonic()):
            raise No("rate")
        letters = people.read_letters(asked.parts["letters"])
        room = await invited_by(house, letters) if letters is not None else None
        if room is None:
            raise No("no-table" if asked.takes(wrong) else "rate")
        return in_json(InvitationBody(room.row.code, f"i.{letters}"))

    async def replay_sent(self, asked: Asked) -> Answer:
        """A log that somebody sends, step by step, all hands open; nothing of it is kept in the house."""
        asked.not_too_often()
        return await _lines(asked, await self.replays.steps_once(await asked.body(LONGEST_LOG)))

    async def review(self, asked: Asked) -> Answer:
        """What one's own choices in a finished game were worth: JSON lines, progress first."""
        guest = await guest_of(asked)
        found = await game_asked_for(asked)
        seat = next((row.seat for row in found.results if row.guest_id == guest.id), None)
        only_made = bool(asked.query.get("made"))
        if seat is None:
            if only_made:
                return Answer(status=204)
            raise No("no-table")
        log = await log_asked_for(asked)
        if only_made and not self.reviews.knows(log, seat):
            return Answer(status=204)
        return followed(asked, self.reviews, log, seat)

    async def verify(self, asked: Asked) -> Answer:
        """What holds in a log that somebody sends."""
        asked.not_too_often()
        return Answer(body=await self.replays.checks(await asked.body(LONGEST_LOG)), kind="application/json")

    async def export(self, asked: Asked) -> Answer:
        """All that is kept of oneself."""
        guest = await guest_of(asked)
        found = await asked.house.store.export_guest(guest.id)
        if found is None:
            raise No("token")
        packed = await asyncio.to_thread(_zip, found)
        named = 'attachment; filename="coronet-me.zip"'
        return Answer(body=packed, kind="application/zip", headers={"content-disposition": named})

    async def forget(self, asked: Asked) -> Answer:
        """Leave every table and be forgotten."""
        guest = await guest_of(asked)
        await asked.house.forget(guest.id)
        return Answer(status=204)

    async def result(self, asked: Asked) -> Answer:
        """Who played a finished game, and how it ended."""
        return in_json(_result(await game_asked_for(asked)))

    async def games(self, asked: Asked) -> Answer:
        """One's own finished games, the latest first."""
        guest = await guest_of(asked)
        found = await asked.house.store.finished_by(guest.id, MOST_RESULTS)
        return in_json([_result(game, guest.id) for game in found])


def followed(asked: Asked, worked: Worked, log: bytes, *said: int) -> Answer:
    """What takes long to be worked out of a log: JSON lines, progress first."""
    if not worked.knows(log, *said):
        asked.not_too_often()
        if worked.is_busy():
            raise No("busy")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Answer(body=worked.ask(log, *said), kind="application/jsonl", headers=headers)


async def game_asked_for(asked: Asked) -> Finished:
    """A finished game by the code of its table and its number."""
    no, code = asked.parts["no"], people.read_code(asked.parts["code"])
    found = await asked.house.store.finished(code, no) if no < MOST_GAMES else None
    if found is None:
        raise No("no-table")
    return found


async def log_asked_for(asked: Asked) -> bytes:
    """The log of such a game."""
    no, code = asked.parts["no"], people.read_code(asked.parts["code"])
    log = await log_of(asked.house.store, code, no) if no < MOST_GAMES else None
    if log is None:
        raise No("no-table")
    return log


async def _lines(asked: Asked, packed: bytes) -> Answer:
    """The steps of a game, unpacked for whoever does not unpack them."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in asked.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Answer(body=packed, kind="application/jsonl", headers=headers)


async def guest_of(asked: Asked) -> GuestRow:
    """Who asks, by `Authorization: Bearer` and the person's token; wrong tokens are counted as wrong keys are."""
    scheme, _, token = asked.headers.get("authorization", "").partition(" ")
    known = None
    if scheme.lower() == "bearer" and token:
        known = await asked.house.guests.known_by(token.strip())
    if known is not None:
        return known
    raise No("token" if asked.takes(asked.house.limits.failed_keys) else "rate")


def _result(found: Finished, guest_id: int | None = None) -> PlayedGame:
    """A finished game by seat; `seat` is that of the person who asks."""
    first = found.results[0]
    result = json.loads(found.result or b"{}")
    shared = result.get("shared", [])
    return PlayedGame(
        code=found.code,
        no=found.no,
        game=first.game,
        edition=first.edition,
        lowest_wins=game_named(first.game).declared.lowest_wins,
        started_at=found.started_at,
        ended_at=found.ended_at,
        seat=next((row.seat for row in found.results if guest_id is not None and row.guest_id == guest_id), None),
        danced=result.get("danced", {}),  # games of before say nothing of it
        seats=[
            PlayedSeat(
                name=name,
                bot=row.level is not None,
                level=row.level,
                princess=row.princess,
                score=row.score,
                place=row.place,
                shared=row.seat in shared,
            )
            for name, row in zip(found.names, found.results, strict=True)
        ],
    )


def _zip(found: GuestExport) -> bytes:
    """`me.json` and a log for each finished game."""
    files: dict[str, bytes] = {}
    games = []
    for table, game, rows in found.games:
        name = f"games/{table.code}-{game.no}.jsonl"
        files[name] = finished_log(table, game, rows)
        games.append({"table": _table(table.id), "code": table.code, "no": game.no, "file": name})
    guest = to_builtins(found.guest)
    me = {name: guest[name] for name in ("name", "created_at", "seen_at")}
    me["preferences"] = json.loads(found.guest.prefs)
    me["games"] = games
    me["results"] = [_of(table_id, row) for table_id, row in found.played]
    me["push"] = [
        {"endpoint": row.endpoint, "language": row.language, "created_at": row.created_at} for row in found.pushes
    ]
    me["diary"] = [{"kind": row.kind, "id": row.id, "at": row.at, "body": json.loads(row.body)} for row in found.diary]
    me["chat"] = [_of(table_id, row) for table_id, row in found.chat]
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("me.json", json.dumps(me, indent=1, ensure_ascii=False))
        for name, data in files.items():
            packed.writestr(name, data)
    return out.getvalue()


def _of(table_id: int, row: Any) -> dict[str, Any]:
    """A row of a table as data, without the ids of people."""
    data: dict[str, Any] = to_builtins(row)
    data.pop("guest_id")
    return {"table": _table(table_id), **data}


def _table(table_id: int) -> str:
    return format(table_id, "x")
