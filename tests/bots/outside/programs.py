"""Programs for tests of bots from outside, and whether they are still there."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from coronet.bots.outside import Outside

ROOT = Path(__file__).parents[3]
ODD = Path(__file__).with_name("odd.py")
LONGEST = 30  # seconds until what must come has come
SHORT = 300  # milliseconds that a program which hangs may take


def odd(way: str, file: Path | None = None, ms: int = 5000, name: str = "odd") -> Outside:
    return Outside(name, (sys.executable, str(ODD), way, *([] if file is None else [str(file)])), ms)


def typed(bot: Outside) -> str:
    return f"{bot.name}={' '.join(bot.command)}"


def until(holds) -> None:
    """Wait for something that comes soon."""
    end = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


def started(file: Path) -> list[int]:
    return [int(line) for line in file.read_text().split()] if file.exists() else []


def are_gone(processes: list[int]) -> bool:
    return not any(_is_there(process) for process in processes)


def _is_there(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
