"""Logs: one JSON line per event, with a filter that drops whatever could be a secret."""

from __future__ import annotations

import json
import logging
import re
from collections import Counter
from typing import Any

from coronet.server.clock import REAL_TIME, Clock
from coronet.server.wire.limits import PerKey

SECRET = re.compile(r"[A-Za-z0-9_-]{22,}")
STANDARD = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Time, level, event and the keys given with `extra`; long random-looking words are left out."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in STANDARD}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return SECRET.sub("...", json.dumps(line, default=str))


class Seldom(logging.Filter):
    """At most so many lines from one place of the code; the next one that is written says how many were left out.

    Clients can cause some lines at will, and a failing disk causes one with every attempt.
    """

    def __init__(self, clock: Clock = REAL_TIME) -> None:
        super().__init__()
        self._clock = clock
        self._lines = PerKey(10, 1 / 10)
        self._left_out: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether there is room for this line."""
        place = f"{record.pathname}:{record.lineno}"
        if not self._lines.take(place, self._clock.monotonic()):
            self._left_out[place] += 1
            return False
        if left_out := self._left_out.pop(place, 0):
            record.left_out = left_out
        return True


def set_up(level: int = logging.INFO) -> None:
    """Send everything to standard error as JSON lines."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(Seldom())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
        logger.setLevel(logging.WARNING)
