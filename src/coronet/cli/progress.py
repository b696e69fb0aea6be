"""A bar for a person at a terminal, on the error output: how much of a long task is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
BAR = 30


def growing_bar(words: Words, key: str, *, is_shown: bool = True) -> Callable[[int, int], None]:
    """Hears how many are done of how many, and shows them as `key` words it; the line is gone at the end."""
    is_shown = is_shown and sys.stderr.isatty()

    def tell(done: int, of: int) -> None:
        if is_shown:
            filled = BAR * done // max(of, 1)
            text = words.say(key, bar="#" * filled + "." * (BAR - filled), done=done, of=of)
            sys.stderr.write(CLEARED + text if done < of else CLEARED)
            sys.stderr.flush()

    return tell


def bar(words: Words, key: str, total: int, *, is_shown: bool = True) -> Callable[[int], None]:
    """The same where it is known beforehand how many there are."""
    tell = growing_bar(words, key, is_shown=is_shown)
    return lambda done: tell(done, total)
