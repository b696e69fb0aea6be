"""Reviews kept: the same log, seat and budget are not worked out twice by the same sources.

They lie with the compiled code, and go when that goes.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from coronet.bots.budget import Budget
from coronet.bots.review import review
from coronet.kernel import compiled
from coronet.table.log import Log, line_body


def reviewed(
    log: Log,
    seat: int,
    progress: Callable[[int, int], None] = lambda done, of: None,
    budget: Budget | None = None,
    source: str = "log",
) -> dict[str, Any]:
    """The review of a log as data, kept or made now."""
    path = _path_of(log, seat, budget or Budget())
    if (found := kept(path)) is not None:
        return found
    data = review(log, seat, progress, budget, source).to_data()
    keep(path, data)
    return data


def kept(path: Path | None) -> dict[str, Any] | None:
    """What was kept there; None where nothing is, or nothing can be."""
    if path is not None:
        with contextlib.suppress(OSError, ValueError):
            return json.loads(path.read_text(encoding="utf-8"))  # type: ignore[no-any-return]
    return None


def keep(path: Path | None, data: dict[str, Any]) -> None:
    """Keep what took long to work out."""
    if path is not None:
        with contextlib.suppress(OSError):  # a full disk is no reason to fail
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_suffix(f".{os.getpid()}")
            beside.write_text(json.dumps(data), encoding="utf-8")
            beside.replace(path)


def _path_of(log: Log, seat: int, budget: Budget) -> Path | None:
    """Where it lies; nowhere without a compiler, or where a clock decides what comes out."""
    if not compiled.available() or budget.milliseconds:
        return None
    digest = hashlib.sha256(repr((log.header.game, log.header.settings, seat, budget)).encode())
    for line in log.lines:
        digest.update(line_body(line) + b"\n")
    return compiled.cache_folder() / f"review-{digest.hexdigest()[:32]}.json"
