"""A bar for a person at a terminal, on the error output: how much of a long task is done."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
BAR = 30


def bar(words: Words, key: str, total: int, *, is_shown: bool = True) -> Callable[[int], None]:
    """Hears how many are done, and shows them as `key` words it; the line is gone at the end."""
    is_shown = is_shown and sys.stderr.isatty()

    def tell(done: int) -> None:
        if is_shown:
            filled = BAR * done // max(total, 1)
            text = words.say(key, bar="#" * filled + "." * (BAR - filled), done=done, of=total)
            sys.stderr.write(CLEARED + text if done < total else CLEARED)
            sys.stderr.flush()

    return tell
