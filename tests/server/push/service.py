"""A push service of the tests' own, on loopback, and a browser that takes notices by it."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from httpx import ASGITransport, AsyncClient
from starlette.applications import Starlette

from coronet.server.push import keys
from coronet.server.tables.house import House
from coronet.server.wire import api


class Notice:
    """A request as the service got it."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body


class PushService:
    """Takes every notice; answers as it was told, 201 otherwise."""

    def __init__(self) -> None:
        self.notices: list[Notice] = []
        self.answers: deque[str] = deque()
        self.origin = ""
        self.is_silent = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.notices.append(Notice(head[0].split()[1], headers, body))
        if self.is_silent:
            await reader.read()
            writer.close()
            return
        answer = self.answers.popleft() if self.answers else "201 Created"
        writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield service


class Browser:
    """What a browser keeps for itself, and what it gives to pages."""

    def __init__(self, service: PushService, name: str = "one") -> None:
        self.path = f"/push/{name}"
        self.endpoint = service.origin + self.path
        self.service = service
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = secrets.token_bytes(16)

    def allowed(self, **changes: Any) -> dict[str, Any]:
        """What a page sends of it."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        told = {"endpoint": self.endpoint, "key": keys.written(point), "auth": keys.written(self._auth)}
        return told | {"language": "en"} | changes

    def opened(self) -> list[dict[str, str]]:
        """The notices that came for it, as its service worker reads them."""
        mine = [notice for notice in self.service.notices if notice.path == self.path]
        return [json.loads(http_ece.decrypt(it.body, private_key=self._key, auth_secret=self._auth)) for it in mine]


def page_of(house: House, token: str | None = None) -> AsyncClient:
    """The routes of a house in this process, asked by somebody."""
    app = Starlette(routes=api.routes())
    app.state.house = house
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return AsyncClient(transport=ASGITransport(app), base_url="http://localhost", headers=headers)
