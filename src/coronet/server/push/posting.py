"""One request to a push service: a POST whose answer is a status, and when to try again."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import http.client
import io
import ssl
from collections.abc import Mapping
from email.utils import parsedate_to_datetime

from msgspec import Struct

from coronet.server.push import endpoints
from coronet.server.push.endpoints import Endpoint

__all__ = ["Answer", "post"]

SECONDS = 10.0  # for all of it
LONGEST_HEAD = 16_384


class Answer(Struct, frozen=True):
    """What a push service said; `again` is in how many seconds to ask, where it says so."""

    status: int
    again: float | None = None


async def post(endpoint: Endpoint, headers: Mapping[str, str], body: bytes, *, now: int, anywhere: bool) -> Answer:
    """Send it; OSError, or TimeoutError among them, when nothing was answered, Unreachable when it may not be sent."""
    async with asyncio.timeout(SECONDS):
        reader, writer = await _connected(endpoint, anywhere=anywhere)
        try:
            writer.write(_request(endpoint, headers, body))
            await writer.drain()
            return _read(await reader.readuntil(b"\r\n\r\n"), now)
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as error:
            raise OSError("no answer of HTTP") from error
        finally:
            writer.transport.abort()  # what else it says is not read


async def _connected(endpoint: Endpoint, *, anywhere: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """By the first of its addresses that answers."""
    known = await endpoints.addresses(endpoint, anywhere=anywhere)
    context = await asyncio.to_thread(_tls) if endpoint.is_safe else None
    name = endpoint.host if endpoint.is_safe else None
    for address in known[:-1]:
        with contextlib.suppress(OSError):
            return await asyncio.open_connection(
                address, endpoint.port, ssl=context, server_hostname=name, limit=LONGEST_HEAD
            )
    return await asyncio.open_connection(
        known[-1], endpoint.port, ssl=context, server_hostname=name, limit=LONGEST_HEAD
    )


@functools.cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


def _request(endpoint: Endpoint, headers: Mapping[str, str], body: bytes) -> bytes:
    host = endpoint.origin.split("//", 1)[1]
    all_headers = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
    lines = [f"POST {endpoint.path} HTTP/1.1", *(f"{name}: {value}" for name, value in all_headers.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body


def _read(head: bytes, now: int) -> Answer:
    line, _, rest = head.partition(b"\r\n")
    version, status = line.split(b" ", 2)[:2]
    if not version.startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    headers = http.client.parse_headers(io.BytesIO(rest))
    return Answer(int(status), _seconds(headers.get("retry-after"), now))


def _seconds(after: str | None, now: int) -> float | None:
    """A header `Retry-After`: so many seconds, or a date; `now` in milliseconds."""
    if after is None:
        return None
    if after.strip().isdigit():
        return float(after.strip()[:9])
    try:
        return max(0.0, parsedate_to_datetime(after).timestamp() - now / 1000)
    except ValueError:
        return None
