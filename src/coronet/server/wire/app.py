"""The application: routes, headers, who may knock, start and stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from coronet.server.ops import metrics
from coronet.server.ops.troubles import DOWN
from coronet.server.settings import ServerSettings
from coronet.server.store import note
from coronet.server.tables.house import House
from coronet.server.tables.looking import IN_PLAY
from coronet.server.tables.served import ServedHouse
from coronet.server.wire import api, files, lan, limits, protocol
from coronet.server.wire.bodies import Readiness
from coronet.server.wire.net import MOST_SOCKETS, SOCKETS_AN_ADDRESS, Socket

FIXED_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), clipboard-write=(self)"),
)


WORKER_POLICY = b"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
"""What the worker may that has a house in it: it opens compiled rules, and shows nothing."""


def make(settings: ServerSettings) -> Starlette:
    """An application with its own house."""
    house = ServedHouse(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        app.state.house = house
        try:
            yield
        finally:
            await house.close()

    routes = [
        WebSocketRoute("/ws", Sockets(house)),
        Route("/healthz", _healthz),
        Route("/readyz", _readyz),
        Route("/metrics", _metrics),
        Route(f"{note.PATH}{{asked}}", _here),
        *api.routes(),
        *files.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    app.add_middleware(Doorkeeper, settings=settings, house=house)
    return app


class Sockets:
    """The endpoint of sockets: an ASGI application of its own, because an object is handed the raw call."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """One socket from beginning to end."""
        await receive()
        address = (scope.get("client") or ("unknown", 0))[0]
        if self.house.stopping or self._is_crowded(address):
            await send({"type": "websocket.close", "code": protocol.FULL})
            return
        await send({"type": "websocket.accept", "subprotocol": protocol.SUBPROTOCOL})
        socket = Socket(self.house, scope, receive, send)
        self.house.sockets.add(socket)
        try:
            await socket.run()
        finally:
            self.house.sockets.discard(socket)

    def _is_crowded(self, address: str) -> bool:
        """Too many in all, or from one address; the load bench comes from this machine alone."""
        sockets = self.house.sockets
        most = MOST_SOCKETS if lan.is_loopback(address) else SOCKETS_AN_ADDRESS
        own = limits.origin(address)
        return len(sockets) >= MOST_SOCKETS or sum(socket.origin == own for socket in sockets) >= most


async def _healthz(request: Request) -> Response:
    """Alive; and what it suffers from, which no restart would heal."""
    house: ServedHouse = request.app.state.house
    return PlainTextResponse(house.store.trouble or "ok")


async def _readyz(request: Request) -> Response:
    house: ServedHouse = request.app.state.house
    ready = not house.stopping and await house.store.probe()
    if ready:
        return _readiness(Readiness(ready=True))
    why = "stopping" if house.stopping else house.store.trouble or DOWN
    return _readiness(Readiness(ready=False, why=why))


def _readiness(found: Readiness) -> Response:
    body = protocol.encoder.encode(found)
    return Response(body, status_code=200 if found.ready else 503, media_type="application/json")


async def _metrics(request: Request) -> Response:
    if not _is_loopback(request):
        return PlainTextResponse("not here", status_code=404)
    house: ServedHouse = request.app.state.house
    metrics.count_games(room.row.game for room in house.rooms.values() if room.row.state in IN_PLAY)
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")


async def _here(request: Request) -> Response:
    """By which a second server that is started by mistake knows this one."""
    house: ServedHouse = request.app.state.house
    left = house.store.database.note
    if left is None or not _is_loopback(request):
        return PlainTextResponse("not here", status_code=404)
    return PlainTextResponse(left.answer(request.path_params["asked"]))


def _is_loopback(request: Request) -> bool:
    return lan.is_loopback(request.client.host if request.client else "")


class Doorkeeper:
    """Who may knock: known host names, own origin, near addresses; and the headers of every answer."""

    def __init__(self, app: Any, settings: ServerSettings, house: House) -> None:
        self.app = app
        self.settings = settings
        self.house = house
        self.hosts = {"localhost", "127.0.0.1", "[::1]", *settings.allowed_hosts}
        self.hosts |= {f"[{address}]" if ":" in address else address for address in lan.own_addresses()}
        if settings.public_url:
            self.hosts.add(urlsplit(settings.public_url).hostname or "")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Let it in, or answer at the door."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]}
        host = headers.get("host", "")
        self._see_through_proxy(scope, headers)
        refused = self._refusal(scope, host, headers)
        if refused:
            await _refuse(scope, send, refused)
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *FIXED_HEADERS,
                    (b"content-security-policy", WORKER_POLICY if files.is_worker(scope["path"]) else _csp(host)),
                ]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)

    def _see_through_proxy(self, scope: Any, headers: dict[str, str]) -> None:
        """Forwarded headers count only from a trusted proxy."""
        client = scope.get("client")
        if client and client[0] in self.settings.trusted_proxies and "x-forwarded-for" in headers:
            scope["client"] = (headers["x-forwarded-for"].split(",")[-1].strip(), 0)
            if headers.get("x-forwarded-proto") == "https":
                scope["scheme"] = "wss" if scope["type"] == "websocket" else "https"

    def _refusal(self, scope: Any, host: str, headers: dict[str, str]) -> int:
        name = host.rsplit(":", 1)[0] if not host.endswith("]") else host
        if name not in self.hosts:
            return 400
        address = (scope.get("client") or ("", 0))[0]
        if self.settings.public_url is None and not lan.is_near(address):
            return 403
        if scope["type"] == "websocket":
            return self._origin_refusal(scope, host, headers.get("origin"), address)
        return 0

    def _origin_refusal(self, scope: Any, host: str, origin: str | None, address: str) -> int:
        if origin is None:
            return 0 if lan.is_loopback(address) else 403
        secure = scope["scheme"] == "wss"
        allowed = {f"{'https' if secure else 'http'}://{host}"}
        if self.settings.public_url:
            allowed.add(self.settings.public_url.rstrip("/"))
        if origin not in allowed:
            return 403
        return 0 if self.house.limits.handshakes.take(limits.origin(address), self.house.clock.monotonic()) else 403


async def _refuse(scope: Any, send: Any, status: int) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 1008})
        return
    await send({"type": "http.response.start", "status": status, "headers": [*FIXED_HEADERS]})
    await send({"type": "http.response.body", "body": b""})


def _csp(host: str) -> bytes:
    """What the page may load and connect to; `host` is the checked Host header."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "media-src 'self'; "
        f"connect-src 'self' ws://{host} wss://{host}; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'; worker-src 'self'; require-trusted-types-for 'script'; trusted-types coronet-worker"
    ).encode()
