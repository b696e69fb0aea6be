"""A bar for a person at a terminal, on the error output, for what takes a while."""

from __future__ import annotations

import sys
from collections.abc import Callable

from coronet.words import Words

CLEARED = "\r\033[K"  # back to the beginning of the line, and nothing after it
WIDTH = 30


def bar(words: Words, key: str, *, is_shown: bool) -> Callable[[int, int], None]:
    """A function that says how much is done, in place of what was said before; the key has bar, done and of."""

    def tell(done: int, of: int) -> None:
        if is_shown:
            filled = WIDTH * done // max(1, of)
            text = words.say(key, bar="#" * filled + "." * (WIDTH - filled), done=done, of=of)
            sys.stderr.write(CLEARED + text if done < of else CLEARED)
            sys.stderr.flush()

    return tell
