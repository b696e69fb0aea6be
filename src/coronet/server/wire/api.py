"""What is asked over HTTP beside the page: the answers of every house, and those of a served one alone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from coronet.server.push import endpoints, keys, sealing
from coronet.server.push.sending import MOST_BROWSERS
from coronet.server.store.rows import DiaryRow, GuestRow, PushRow
from coronet.server.tables import people
from coronet.server.tables.served import ServedHouse
from coronet.server.wire.answers import Answer, Answers, Asked, No, answered, guest_of, in_json
from coronet.server.wire.balls import Balls
from coronet.server.wire.bodies import DiaryBody, DiaryEntry, DiarySent, PushAllowed, PushForbidden, PushKey
from coronet.server.wire.limits import origin
from coronet.server.wire.protocol import encoder
from coronet.server.work.replays import Replays
from coronet.server.work.results import Results
from coronet.server.work.reviews import Reviews
from coronet.words.words import MODEL, added_text, languages

__all__ = ["routes"]

Body = TypeVar("Body")
BODY_SECONDS = 30
LONGEST_COUNT = 15  # digits
LONGEST_PUSH = 4096
LONGEST_NOTES = 1 << 19  # sent at once
LONGEST_ENTRY = 8192  # room for a puzzle with all that its seat saw
MOST_ENTRIES = 4000  # of one person
MOST_TOLD = 500  # at once


def routes() -> list[Route]:
    """All of them; they find the house in the application's state."""
    served = [
        ("GET", "/api/words/{language}", _words),
        ("GET", "/api/push", _push_key),
        ("PUT", "/api/me/push", _allow_push),
        ("DELETE", "/api/me/push", _forbid_push),
        ("GET", "/api/me/diary", _diary),
        ("POST", "/api/me/diary", _note),
    ]
    paths = [*Answers(Replays(), Reviews()).by_path(), *Balls(Results()).by_path(), *served]
    return [Route(path, _route(answer), methods=[method]) for method, path, answer in paths]


def _route(answer: Callable[[Asked], Awaitable[Answer]]) -> Callable[[Request], Awaitable[Response]]:
    async def route(request: Request) -> Response:
        asked = Asked(
            house=request.app.state.house,
            origin=origin(request.client.host) if request.client else "",
            parts=request.path_params,
            query=request.query_params,
            headers=request.headers,
            body=partial(_body, request),
        )
        given = await answered(answer, asked)
        kind = given.kind or None
        if isinstance(given.body, bytes):
            return Response(given.body, status_code=given.status, media_type=kind, headers=given.headers)
        return StreamingResponse(given.body, status_code=given.status, media_type=kind, headers=given.headers)

    return route


def _served(asked: Asked) -> ServedHouse:
    assert isinstance(asked.house, ServedHouse)  # noqa: S101 - no other is asked over HTTP
    return asked.house


async def _words(asked: Asked) -> Answer:
    """What games that were added say in a language, as Fluent messages; in English where they do not speak it."""
    text = added_text(asked.parts["language"])
    return Answer(body=text.encode(), kind="text/plain", headers={"cache-control": "no-cache"})


async def _push_key(asked: Asked) -> Answer:
    """By which key a browser is to know notices of this house."""
    return in_json(PushKey((await keys.own(_served(asked).store)).public))


async def _allow_push(asked: Asked) -> Answer:
    """A browser that its person wants to be told in, while no page is open."""
    guest = await guest_of(asked)
    house = _served(asked)
    allowed = await _of_push(asked, PushAllowed)
    try:
        endpoints.read(allowed.endpoint, anywhere=house.settings.push_anywhere)
        key, auth = keys.read(allowed.key), keys.read(allowed.auth)
    except (endpoints.Unreachable, ValueError):
        raise No("bad-push") from None
    if len(auth) != sealing.SECRET_BYTES or not await asyncio.to_thread(sealing.is_point, key):
        raise No("bad-push")
    row = PushRow(
        hash=people.token_hash(allowed.endpoint),
        guest_id=guest.id,
        endpoint=allowed.endpoint,
        key=key,
        auth=auth,
        language=allowed.language if allowed.language in languages() else MODEL,
        created_at=house.clock.now(),
    )
    await house.guests.write_down(guest.id)
    await house.store.add_push(row, MOST_BROWSERS)
    return Answer(status=204)


async def _forbid_push(asked: Asked) -> Answer:
    """A browser in which its person does not want to be told any more."""
    guest = await guest_of(asked)
    forbidden = await _of_push(asked, PushForbidden)
    kept = await _served(asked).store.push(people.token_hash(forbidden.endpoint))
    if kept is not None and kept.guest_id == guest.id:
        await _served(asked).store.drop_push(kept)
    return Answer(status=204)


async def _diary(asked: Asked) -> Answer:
    """What a person keeps of themselves, as far as their page has not seen it."""
    since = asked.query.get("since", "0")
    if not (since.isascii() and since.isdigit()) or len(since) > LONGEST_COUNT:
        raise No("bad-diary")
    return await _told(asked, await guest_of(asked), int(since))


async def _note(asked: Asked) -> Answer:
    """What a person keeps of themselves from now on; answered with what their page has not seen."""
    guest = await guest_of(asked)
    if not asked.takes(asked.house.limits.notes):
        raise No("rate")
    now = asked.house.clock.now()
    try:
        sent = msgspec.json.decode(await asked.body(LONGEST_NOTES), type=DiarySent)
        # Of a device whose clock is ahead: else nothing that others note would ever be later.
        rows = [
            DiaryRow(kind=one.kind, id=one.id, at=min(one.at, now), body=encoder.encode(one.body))
            for one in sent.entries
        ]
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise No("bad-diary") from None
    if any(len(row.body) > LONGEST_ENTRY for row in rows):
        raise No("too-big", most=LONGEST_ENTRY)
    if rows:
        await asked.house.guests.write_down(guest.id)
        await _served(asked).store.note(guest.id, rows, MOST_ENTRIES)
    return await _told(asked, guest, sent.since)


async def _told(asked: Asked, guest: GuestRow, since: int) -> Answer:
    rows = await _served(asked).store.diary(guest.id, since, MOST_TOLD)
    entries = [DiaryEntry(row.kind, row.id, row.at, msgspec.json.decode(row.body)) for row in rows]
    return in_json(DiaryBody(entries, rows[-1].no if rows else since, len(rows) == MOST_TOLD))


async def _of_push(asked: Asked, kind: type[Body]) -> Body:
    """What a page says of its browser."""
    if not asked.takes(asked.house.limits.allowed_pushes):
        raise No("rate")
    try:
        return msgspec.json.decode(await asked.body(LONGEST_PUSH), type=kind)
    except msgspec.MsgspecError:
        raise No("bad-push") from None


async def _body(request: Request, longest: int) -> bytes:
    """What was sent, a log if nothing else is said, refused before it is all here when it is too long."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > longest:
        raise No("too-big", most=longest)
    body = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > longest:
                    raise No("too-big", most=longest)
    except ClientDisconnect:
        raise No("bad-log") from None
    except TimeoutError:
        raise No("too-slow") from None
    return bytes(body)
