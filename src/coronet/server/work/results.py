"""Results of balls beside their par, each worked out in a process of its own that tells how far it is."""

from __future__ import annotations

import sys
from functools import partial
from typing import Any

from coronet.errors import InputError, LevelMissing
from coronet.server.work.worked import Lines, Worked, be_modest, lines_apart, say, tell
from coronet.table.log import parse_log

__all__ = ["Results", "why_not"]


class Results(Worked):
    """Results by the log of a ball."""

    def __init__(self, lines: Lines | None = None) -> None:
        super().__init__(lines or partial(lines_apart, __name__))


def why_not(error: InputError) -> dict[str, Any]:
    """What is said where there is no result: the expert cannot think here, or it is no ball that is over."""
    return {"unavailable": "compiler" if isinstance(error, LevelMissing) else "game"}


# In the process of its own


def main() -> int:
    """Read the log of a ball, write how far its par is and the result; or why there is none."""
    from coronet.daily.result import compared  # noqa: PLC0415 - only this process needs it

    be_modest()
    said: dict[str, Any]
    told = -1
    try:
        comparing = compared(parse_log(sys.stdin.buffer.read()))
        while True:
            try:
                done, of = next(comparing)
            except StopIteration as end:
                said = end.value.to_data()
                break
            if done != told:
                told = done
                tell(done, of)
    except InputError as error:
        said = why_not(error)
    say(said)
    return 0


if __name__ == "__main__":
    sys.exit(main())
