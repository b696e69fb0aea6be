"""What is asked over HTTP beside the page: logs, their checks and steps, and all that is kept of oneself."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
import zipfile
from typing import Any

from msgspec import to_builtins
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from coronet.errors import StoreError
from coronet.games.catalogue import game_named
from coronet.server.store.finished import finished_log, log_of
from coronet.server.store.reads import Finished, GuestExport
from coronet.server.store.rows import GuestRow
from coronet.server.tables import people
from coronet.server.tables.house import House
from coronet.server.wire.bodies import PlayedGame, PlayedSeat, RefusedBody
from coronet.server.wire.limits import PerKey, origin
from coronet.server.wire.protocol import encoder
from coronet.server.work.replays import LONGEST_LOG, Replays, Unplayable
from coronet.server.work.reviews import Reviews
from coronet.words.words import added_text

__all__ = ["routes"]

MOST_RESULTS = 1000
BODY_SECONDS = 30
MOST_GAMES = 1 << 31  # of a table, as the database counts them
STATUS = {"bad-log": 400, "too-slow": 400, "busy": 503, "rate": 429, "too-big": 413, "no-table": 404, "token": 401}
STATUS["retry"] = 503


def routes() -> list[Route]:
    """All of them; they find the house in the application's state."""
    asked = _Asked()
    return [
        Route("/api/log/{code}/{no:int}", asked.log),
        Route("/api/replay/{code}/{no:int}", asked.replay),
        Route("/api/replay", asked.replay_sent, methods=["POST"]),
        Route("/api/result/{code}/{no:int}", asked.result),
        Route("/api/review/{code}/{no:int}", asked.review),
        Route("/api/words/{language}", asked.words),
        Route("/api/verify", asked.verify, methods=["POST"]),
        Route("/api/me", asked.export, methods=["GET"]),
        Route("/api/me", asked.forget, methods=["DELETE"]),
        Route("/api/me/games", asked.games, methods=["GET"]),
    ]


class No(Exception):  # noqa: N818 - it says what is answered
    """Answered with a code and its status."""

    def __init__(self, code: str, most: int | None = None) -> None:
        super().__init__(code)
        self.body = RefusedBody(code, most=most)


def answers(asked: Any) -> Any:
    """Whatever is refused becomes an answer of one code."""

    async def route(self: _Asked, request: Request) -> Response:
        try:
            self.count(request)
            return await asked(self, request)  # type: ignore[no-any-return]
        except No as no:
            refused = no.body
        except Unplayable as unplayable:
            refused = RefusedBody(unplayable.code, unplayable.text or None)
        except StoreError:
            refused = RefusedBody("retry")
        return _json(refused, STATUS[refused.code])

    return route


class _Asked:
    """The routes, with what they share."""

    def __init__(self) -> None:
        self.replays = Replays()
        self.reviews = Reviews()

    @answers
    async def log(self, request: Request) -> Response:
        """The log of a finished game."""
        return Response(await self._log_of(request), media_type="application/jsonl")

    @answers
    async def words(self, request: Request) -> Response:
        """What games that were added say in a language, as Fluent messages; in English where they do not speak it."""
        text = added_text(request.path_params["language"])
        return Response(text, media_type="text/plain", headers={"cache-control": "no-cache"})

    @answers
    async def replay(self, request: Request) -> Response:
        """A finished game step by step, all hands open."""
        log = await self._log_of(request)
        self._not_too_often(request)
        try:
            lines = await self.replays.steps(log)
        except Unplayable as unplayable:
            if unplayable.code == "bad-log":  # closed before its first card, or of another version of the rules
                raise No("no-table") from None
            raise
        return await _lines(request, lines)

    @answers
    async def replay_sent(self, request: Request) -> Response:
        """A log that somebody sends, step by step, all hands open; nothing of it is kept in the house."""
        self._not_too_often(request)
        return await _lines(request, await self.replays.steps_once(await _body(request)))

    @answers
    async def review(self, request: Request) -> Response:
        """What one's own choices in a finished game were worth: JSON lines, progress first."""
        guest = await _guest(request)
        found = await self._finished(request)
        seat = next((row.seat for row in found.results if row.guest_id == guest.id), None)
        only_made = bool(request.query_params.get("made"))
        if seat is None:
            if only_made:
                return Response(status_code=204)
            raise No("no-table")
        log = await self._log_of(request)
        if not self.reviews.knows(log, seat):
            if only_made:
                return Response(status_code=204)
            self._not_too_often(request)
            if self.reviews.is_busy():
                raise No("busy")
        headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
        return StreamingResponse(self.reviews.ask(log, seat), media_type="application/jsonl", headers=headers)

    @answers
    async def verify(self, request: Request) -> Response:
        """What holds in a log that somebody sends."""
        self._not_too_often(request)
        return Response(await self.replays.checks(await _body(request)), media_type="application/json")

    @answers
    async def export(self, request: Request) -> Response:
        """All that is kept of oneself."""
        guest = await _guest(request)
        found = await _house(request).store.export_guest(guest.id)
        if found is None:
            raise No("token")
        packed = await asyncio.to_thread(_zip, found)
        named = 'attachment; filename="coronet-me.zip"'
        return Response(packed, media_type="application/zip", headers={"content-disposition": named})

    @answers
    async def forget(self, request: Request) -> Response:
        """Leave every table and be forgotten."""
        guest = await _guest(request)
        await _house(request).forget(guest.id)
        return Response(status_code=204)

    @answers
    async def result(self, request: Request) -> Response:
        """Who played a finished game, and how it ended."""
        return _json(_result(await self._finished(request)))

    @answers
    async def games(self, request: Request) -> Response:
        """One's own finished games, the latest first."""
        guest = await _guest(request)
        found = await _house(request).store.finished_by(guest.id, MOST_RESULTS)
        return _json([_result(game, guest.id) for game in found])

    async def _finished(self, request: Request) -> Finished:
        no = request.path_params["no"]
        code = people.read_code(request.path_params["code"])
        found = await _house(request).store.finished(code, no) if no < MOST_GAMES else None
        if found is None:
            raise No("no-table")
        return found

    async def _log_of(self, request: Request) -> bytes:
        code = people.read_code(request.path_params["code"])
        no = request.path_params["no"]
        log = await log_of(_house(request).store, code, no) if no < MOST_GAMES else None
        if log is None:
            raise No("no-table")
        return log

    def count(self, request: Request) -> None:
        """Refuse whoever asks too much, whatever it is."""
        if not _takes(request, _house(request).limits.reads):
            raise No("rate")

    def _not_too_often(self, request: Request) -> None:
        if not _takes(request, _house(request).limits.replays):
            raise No("rate")


def _house(request: Request) -> House:
    house: House = request.app.state.house
    return house


def _takes(request: Request, limit: PerKey) -> bool:
    """Whether the address that asks has one left."""
    address = origin(request.client.host) if request.client else ""
    return limit.take(address, _house(request).clock.monotonic())


async def _lines(request: Request, packed: bytes) -> Response:
    """The steps of a game, unpacked for whoever does not unpack them."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        packed = await asyncio.to_thread(gzip.decompress, packed)
    return Response(packed, media_type="application/jsonl", headers=headers)


async def _body(request: Request) -> bytes:
    """The log sent, refused before it is all here when it is too long."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > LONGEST_LOG:
        raise No("too-big", most=LONGEST_LOG)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > LONGEST_LOG:
                    raise No("too-big", most=LONGEST_LOG)
    except ClientDisconnect:
        raise No("bad-log") from None
    except TimeoutError:
        raise No("too-slow") from None
    return bytes(body)


async def _guest(request: Request) -> GuestRow:
    """Who asks, by `Authorization: Bearer` and the person's token; wrong tokens are counted as wrong keys are."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    known = None
    if scheme.lower() == "bearer" and token:
        known = await _house(request).guests.known_by(token.strip())
    if known is not None:
        return known
    raise No("token" if _takes(request, _house(request).limits.failed_keys) else "rate")


def _result(found: Finished, guest_id: int | None = None) -> PlayedGame:
    """A finished game by seat; `seat` is that of the person who asks."""
    first = found.results[0]
    return PlayedGame(
        code=found.code,
        no=found.no,
        game=first.game,
        edition=first.edition,
        lowest_wins=game_named(first.game).declared.lowest_wins,
        started_at=found.started_at,
        ended_at=found.ended_at,
        seat=next((row.seat for row in found.results if guest_id is not None and row.guest_id == guest_id), None),
        seats=[
            PlayedSeat(
                name=name,
                bot=row.level is not None,
                level=row.level,
                princess=row.princess,
                score=row.score,
                place=row.place,
            )
            for name, row in zip(found.names, found.results, strict=True)
        ],
    )


def _json(body: Any, status: int = 200) -> Response:
    return Response(encoder.encode(body), status_code=status, media_type="application/json")


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
