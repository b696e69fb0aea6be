"""What the house answers over HTTP to whoever played a game, and what its processes make of the game's log."""

from __future__ import annotations

import gzip
import json
from typing import Any

from starlette.applications import Starlette

from coronet.bots.budget import Budget
from coronet.bots.review import review
from coronet.server.store.finished import log_of
from coronet.server.tables.house import House
from coronet.server.wire import api
from coronet.server.work.replays import ANSWERS
from coronet.table.log import parse_log

REVIEWED = ("rebel-classic", "rebel-deluxe", "r-standard", "woo-each", "serious-card")
PLAYOUTS = 64


async def answers_of(house: House, form: str, code: str, token: str) -> dict[str, Any]:
    """All of them, of the first game at a table."""
    log = await log_of(house.store, code, 1)
    assert log is not None
    found = {path: json.loads(await _asked(house, path, token)) for path in (f"/api/result/{code}/1", "/api/me/games")}
    steps = gzip.decompress(ANSWERS["steps"](parse_log(log)))
    found["replay"] = [json.loads(line) for line in steps.splitlines()]
    found["verify"] = json.loads(ANSWERS["checks"](parse_log(log)))
    if form in REVIEWED:
        found["review"] = json.loads(json.dumps(review(parse_log(log), 0, budget=Budget(playouts=PLAYOUTS)).to_data()))
    return found


async def _asked(house: House, path: str, token: str) -> bytes:
    """The body that a route answers with."""
    app = Starlette(routes=api.routes())
    app.state.house = house
    said = bytearray()

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        said.extend(message.get("body", b""))

    headers = [(b"authorization", f"Bearer {token}".encode())]
    scope = {"type": "http", "method": "GET", "path": path, "headers": headers, "query_string": b"", "app": app}
    await app(scope | {"client": ("127.0.0.1", 1)}, receive, send)
    return bytes(said)
