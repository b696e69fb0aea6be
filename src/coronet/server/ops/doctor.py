"""What a server needs, looked at one by one, without touching anything: a server may be running meanwhile."""

from __future__ import annotations

import re
import shutil
import socket
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DBAPIError

from coronet.errors import CoronetError
from coronet.games.catalogue import game_named
from coronet.kernel import compiled
from coronet.server.ops.troubles import FULL
from coronet.server.settings import DEFAULT_PORT, default_database
from coronet.server.store import schema
from coronet.server.store.database import Database, revision_of
from coronet.server.wire import lan

__all__ = ["Finding", "look"]

OLDEST_PYTHON = (3, 11)
LEAST_DISK_MB = 100
PORTS = 10
READY = "ready"
READY_SECONDS = 5
PAGE = Path(__file__).parent.parent / "page" / "index.html"

Result = Literal["ok", "note", "fail"]


class Finding(NamedTuple):
    """One line: `doctor-CHECK-KIND` are its words; a note is no fault."""

    check: str
    result: Result
    kind: str
    detail: dict[str, str]


def look(database: str, port: int | None) -> Iterator[Finding]:
    """All findings in the order in which they are told; without a port, the first free from the usual one is taken."""
    yield _python()
    yield _fast()
    yield _page()
    yield from _database(database)
    yield _port(port)
    yield _addresses()


def _python() -> Finding:
    enough = sys.version_info[:2] >= OLDEST_PYTHON
    oldest = ".".join(map(str, OLDEST_PYTHON))
    found = sys.version.split()[0]
    return Finding("python", "ok" if enough else "fail", "ok" if enough else "old", {"found": found, "oldest": oldest})


def _fast() -> Finding:
    there = compiled.available()
    return Finding("compiler", "ok" if there else "note", "ok" if there else "missing", {})


def _page() -> Finding:
    there = PAGE.exists()
    return Finding("page", "ok" if there else "fail", "ok" if there else "missing", {})


# The database


def _database(url: str) -> Iterator[Finding]:
    try:
        database = Database(url or default_database())
    except (CoronetError, OSError) as error:
        yield Finding("database", "fail", "refused", {"why": str(error)})
        return
    detail = {"database": database.shown, "revision": schema.REVISION}
    if database.path is not None:
        yield _disk(database.path)
        if not database.path.exists():
            yield Finding("database", "ok", "new", detail)
            return
    engine = database.onlookers()
    try:
        with engine.connect() as connection:
            found = revision_of(connection)
            yield _schema(database, found, detail)
            if found == schema.REVISION:
                yield _games(connection)
    except DBAPIError:
        yield Finding("database", "fail", "closed", detail)
    finally:
        engine.dispose()


def _schema(database: Database, found: str | None, detail: dict[str, str]) -> Finding:
    if found == schema.REVISION:
        return Finding("database", "ok", "ok", detail)
    detail |= {"found": found or "none"}
    if found is not None and found > schema.REVISION:
        return Finding("database", "fail", "newer", detail)
    if database.is_sqlite:
        return Finding("database", "note", "older", detail)
    return Finding("database", "fail", "migrate", detail)


def _games(connection: Connection) -> Finding:
    """Games in play by the version of their rules: a release that lacks one of them cannot go on with its games."""
    tbl, game = schema.tbl.c, schema.game.c
    asked = select(tbl.game, game.rules, func.count()).join(
        schema.game, (game.table_id == tbl.id) & (game.no == tbl.game_no)
    )
    asked = asked.where(game.last_rev.is_(None)).group_by(tbl.game, game.rules).order_by(tbl.game, game.rules)
    rows = [(name, rules, number) for name, rules, number in connection.execute(asked)]
    if not rows:
        return Finding("games", "ok", "none", {})
    listed = ", ".join(f"{number} x {name} {rules}" for name, rules, number in rows)
    known = all(_version_of(name) == rules for name, rules, _ in rows)
    return Finding("games", "ok" if known else "fail", "ok" if known else "unknown", {"games": listed})


def _version_of(game: str) -> int | None:
    try:
        return game_named(game).rules_version
    except CoronetError:
        return None


def _disk(path: Path) -> Finding:
    folder = next(parent for parent in path.absolute().parents if parent.exists())
    free = shutil.disk_usage(folder).free // 1024**2
    detail = {"free": str(free), "least": str(LEAST_DISK_MB)}
    return Finding("disk", "ok" if free >= LEAST_DISK_MB else "fail", "ok" if free >= LEAST_DISK_MB else "full", detail)


# The network


def _port(port: int | None) -> Finding:
    wanted = DEFAULT_PORT if port is None else port
    if _is_free(wanted):
        return Finding("port", "ok", "free", {"port": str(wanted)})
    state = _state_of(wanted)
    if state == READY:
        return Finding("port", "ok", "ours", {"port": str(wanted)})
    if state == FULL:
        return Finding("port", "fail", "full", {"port": str(wanted)})
    if state is not None:
        return Finding("port", "fail", "down", {"port": str(wanted)})
    others = range(wanted + 1, wanted + PORTS) if port is None else ()
    free = next((other for other in others if _is_free(other)), None)
    if free is None:
        return Finding("port", "fail", "taken", {"port": str(wanted)})
    return Finding("port", "note", "next", {"port": str(wanted), "free": str(free)})


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("0.0.0.0", port))  # noqa: S104 - as the server would
        except (OSError, OverflowError):
            return False
    return True


def _state_of(port: int) -> str | None:
    """What a server of ours on that port says of itself: READY, or what it suffers from; None of another program."""
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz", timeout=READY_SECONDS) as answer:
            return READY if answer.read(100) == b'{"ready":true}' else None
    except urllib.error.HTTPError as error:
        found = re.fullmatch(rb'\{"ready":false,"why":"([a-z-]+)"\}', error.read(100))
        return found[1].decode() if found else None
    except (OSError, ValueError):
        return None


def _addresses() -> Finding:
    found = [address for address in lan.own_addresses() if not lan.is_loopback(address)]
    kind: Result = "ok" if found else "note"
    return Finding("addresses", kind, "ok" if found else "none", {"addresses": ", ".join(found)})
