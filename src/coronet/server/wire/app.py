"""The application: routes, headers, who may knock, start and stop."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute

from coronet.server.ops import metrics
from coronet.server.ops.troubles import DOWN
from coronet.server.settings import ServerSettings
from coronet.server.tables.house import House
from coronet.server.wire import api, lan, limits, protocol
from coronet.server.wire.bodies import Readiness
from coronet.server.wire.net import MOST_SOCKETS, SOCKETS_AN_ADDRESS, Socket

PAGE = Path(__file__).parent.parent / "page"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
}
ICONS = ("icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png")
AT_THE_ROOT = ("sw.js", "manifest.webmanifest", "licences.json", *ICONS)
FIXED_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), clipboard-write=(self)"),
)


def make(settings: ServerSettings) -> Starlette:
    """An application with its own house."""
    house = House(settings)

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
        *api.routes(),
        Route("/assets/{name}", _asset),
        *(Route(f"/{name}", _at_the_root) for name in AT_THE_ROOT),
        Route("/{path:path}", _page),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.house = house
    app.add_middleware(Doorkeeper, settings=settings, house=house)
    return app


def has_page() -> bool:
    """Whether the page was built before this was installed."""
    return (PAGE / "index.html").exists()


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
    house: House = request.app.state.house
    return PlainTextResponse(house.store.trouble or "ok")


async def _readyz(request: Request) -> Response:
    house: House = request.app.state.house
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
    return Response(metrics.page(), media_type="text/plain; version=0.0.4")


def _is_loopback(request: Request) -> bool:
    return lan.is_loopback(request.client.host if request.client else "")


async def _asset(request: Request) -> Response:
    """Files of a closed list, made when the page was built; their names carry their hash."""
    name = request.path_params["name"]
    path = PAGE / "assets" / name
    if name not in _asset_names():
        return PlainTextResponse("not here", status_code=404)
    headers = {"cache-control": "public, max-age=31536000, immutable", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and f"{name}.gz" in _asset_names():
        headers["content-encoding"] = "gzip"
        path = PAGE / "assets" / f"{name}.gz"
    return FileResponse(path, media_type=TYPES.get(Path(name).suffix, "application/octet-stream"), headers=headers)


def _asset_names() -> frozenset[str]:
    folder = PAGE / "assets"
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()


async def _at_the_root(request: Request) -> Response:
    """What has a name that never changes: what an installed page needs, and the licences of what others made."""
    name = request.url.path.removeprefix("/")
    path = PAGE / name
    if not path.exists():
        return PlainTextResponse("not here", status_code=404)
    return FileResponse(path, media_type=TYPES[path.suffix], headers={"cache-control": "no-cache"})


async def _page(request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        return PlainTextResponse("not here", status_code=404)
    index = PAGE / "index.html"
    if not index.exists():
        return PlainTextResponse("The page is not built: run make page.", status_code=503)
    return FileResponse(index, media_type="text/html", headers={"cache-control": "no-store"})


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
                    (b"content-security-policy", _csp(host)),
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
