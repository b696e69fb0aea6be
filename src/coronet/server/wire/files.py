"""The files of the page: what was built, under its name, compressed for those who take it so."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

PAGE = Path(__file__).parent.parent / "page"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".html": "text/html",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".zip": "application/zip",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the smaller first; made when the page was built
ICONS = ("icon-192.png", "icon-512.png", "icon-maskable-512.png", "apple-touch-icon.png")
AT_THE_ROOT = ("sw.js", "manifest.webmanifest", "licences.json", *ICONS)


def routes() -> list[Route]:
    """Assets, what lies at the root, and the page itself for every other path."""
    return [
        Route("/assets/{name}", _asset),
        Route("/house/{version}/{name}", _of_the_house),
        *(Route(f"/{name}", _at_the_root) for name in AT_THE_ROOT),
        Route("/{path:path}", _page),
    ]


def has_page() -> bool:
    """Whether the page was built before this was installed."""
    return (PAGE / "index.html").exists()


def is_worker(path: str) -> bool:
    """Whether this is the program of the house that a page has in a worker."""
    return re.fullmatch(r"/assets/worker-[\w-]+\.js", path) is not None


async def _asset(request: Request) -> Response:
    """Files of a closed list, made when the page was built; their names carry their hash."""
    name = request.path_params["name"]
    if name not in _asset_names() or Path(name).suffix not in TYPES:
        return _not_here()
    return _sent(request, PAGE / "assets" / name, cached="public, max-age=31536000, immutable")


async def _of_the_house(request: Request) -> Response:
    """What a house in the page is made of, in a folder that bears its version."""
    path = PAGE / "house" / request.path_params["version"] / request.path_params["name"]
    if path not in set((PAGE / "house").glob("*/*")) or path.suffix not in TYPES:
        return _not_here()
    return _sent(request, path, cached="public, max-age=31536000, immutable")


def _asset_names() -> frozenset[str]:
    folder = PAGE / "assets"
    return frozenset(path.name for path in folder.iterdir()) if folder.is_dir() else frozenset()


async def _at_the_root(request: Request) -> Response:
    """What has a name that never changes: what an installed page needs, and the licences of what others made."""
    path = PAGE / request.url.path.removeprefix("/")
    return _sent(request, path, cached="no-cache") if path.exists() else _not_here()


async def _page(request: Request) -> Response:
    if request.url.path.startswith("/api/"):
        return _not_here()
    if not has_page():
        return PlainTextResponse("The page is not built: run make page.", status_code=503)
    return _sent(request, PAGE / "index.html", cached="no-store")


def _not_here() -> Response:
    return PlainTextResponse("not here", status_code=404)


def _sent(request: Request, path: Path, *, cached: str) -> Response:
    """A file, in the smallest form that was built and that the browser takes."""
    headers = {"cache-control": cached, "vary": "accept-encoding"}
    accepted = _accepted(request.headers.get("accept-encoding", ""))
    for encoding, suffix in ENCODINGS.items():
        packed = path.with_name(path.name + suffix)
        if encoding in accepted and packed.exists():
            headers["content-encoding"] = encoding
            return FileResponse(packed, media_type=TYPES[path.suffix], headers=headers)
    return FileResponse(path, media_type=TYPES[path.suffix], headers=headers)


def _accepted(header: str) -> set[str]:
    """The encodings that a browser takes: those it names with any weight but none."""
    named = (item.partition(";") for item in header.lower().split(","))
    return {name.strip() for name, _, weight in named if _weighs(weight)}


def _weighs(weight: str) -> bool:
    try:
        return float(weight.strip().removeprefix("q=") or 1) > 0
    except ValueError:
        return False
