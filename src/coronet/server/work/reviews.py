"""Reviews of finished games, each in a process of its own that tells how far it is; the last ones are kept.

What the process judges is what the seat could know at each decision.
"""

from __future__ import annotations

import sys
from functools import partial

from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.server.work.worked import Lines, Worked, be_modest, lines_apart, say, tell
from coronet.table.log import parse_log

__all__ = ["Reviews"]


class Reviews(Worked):
    """Reviews by log and seat."""

    def __init__(self, lines: Lines | None = None) -> None:
        super().__init__(lines or partial(lines_apart, __name__))


# In the process of its own


def main(seat: int) -> int:
    """Read a log, write how far its review is and the review; or why there is none."""
    from coronet.bots.review import review  # noqa: PLC0415 - only this process needs it

    be_modest()
    try:
        found = review(parse_log(sys.stdin.buffer.read()), seat, tell)
        said = found.to_data()
    except ExtraMissing:
        said = {"unavailable": "compiler"}
    except (Cannot, InputError):
        said = {"unavailable": "game"}
    say(said)
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
