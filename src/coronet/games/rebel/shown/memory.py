"""What may still be told of a round in play (rules, section 9): of tricks before the last one no cards are named.

Only what all saw in a trick fades. What a seat knows by itself, as cards that it passed or was passed, may be told
again at any time, and after a round everything.
"""

from __future__ import annotations

from collections.abc import Sequence

from coronet.games.contract import Line, Span
from coronet.games.rebel.record import CARDS_OPEN, Round

TRICKS = 64  # more than a round can have
OF_A_TRICK = frozenset(
    {
        "story-plays",
        "story-plays-with-power",
        "story-turned-up",
        "story-turns-up",
        "story-swaps",
        "story-haggles",
    }
)
TRICK_ENDS = "story-takes"
ROUND_ENDS = frozenset({"story-scores", "story-rebel"})


def moment(record: Round) -> int:
    """How many tricks are over, counted so that a new round begins far from the one before."""
    return record.round_at * TRICKS + sum(record.tricks)


def untold(veiled: Round, lines: Sequence[Line]) -> list[Span | None]:
    """For each line of the last step the moments at which it may not be told again, or None."""
    spans: list[Span | None] = [None] * len(lines)
    if veiled.open_memory & CARDS_OPEN:
        return spans
    now = moment(veiled)
    round_ends = (veiled.round_at + 1) * TRICKS
    for at in reversed(range(len(lines))):
        key = lines[at][0]
        if key in ROUND_ENDS:
            break  # what was told before belongs to a round that is over
        if key == TRICK_ENDS:
            now -= 1
        if key in OF_A_TRICK:
            spans[at] = (now + 2, round_ends)
    return spans
