"""A bar for a person at a terminal, on the error output: how much of a long task is done, and how long it may take."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
BAR = 30


def growing_bar(
    words: Words, key: str, *, is_shown: bool = True, clock: Callable[[], float] = time.monotonic
) -> Callable[[int, int], None]:
    """Hears how many are done of how many, and shows them as `key` words it; the line is gone at the end."""
    is_shown = is_shown and sys.stderr.isatty()
    begun: list[tuple[float, int]] = []  # when, and how many were done already

    def tell(done: int, of: int) -> None:
        if is_shown:
            if not begun:
                begun.append((clock(), done))
            filled = BAR * done // max(of, 1)
            text = words.say(key, bar="#" * filled + "." * (BAR - filled), done=done, of=of)
            since, first = begun[0]
            if done > first:
                text += ", " + _left(words, (clock() - since) / (done - first) * (of - done))
            sys.stderr.write(CLEARED + text if done < of else CLEARED)
            sys.stderr.flush()

    return tell


def _left(words: Words, seconds: float) -> str:
    """About how long it takes, in the unit that people would use."""
    for unit, size in (("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size:
            return words.say(f"progress-left-{unit}", count=round(seconds / size))
    return words.say("progress-left-seconds", count=max(1, round(seconds)))


def bar(words: Words, key: str, total: int, *, is_shown: bool = True) -> Callable[[int], None]:
    """The same where it is known beforehand how many there are."""
    tell = growing_bar(words, key, is_shown=is_shown)
    return lambda done: tell(done, total)


class Counted:
    """Hears how many are done, remembers it, and tells it on."""

    def __init__(self, tell: Callable[[int], None]) -> None:
        self._tell = tell
        self.number = 0

    def __call__(self, done: int) -> None:
        """So many are done."""
        self.number = done
        self._tell(done)
