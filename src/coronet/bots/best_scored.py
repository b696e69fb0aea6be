"""The choice that rules of thumb come to: the highest score, or those that are nearly as high."""

from __future__ import annotations

from typing import Any

from coronet.kernel.generator import below
from coronet.kernel.rule import rule


@rule
def best_scored(record: Any, out: list[int], scored: list[int], number: int, noise: int) -> int:
    """That of the `number` choices in `out` whose score is highest, the first of several.

    Each score gets up to `noise` added by the record's own generator.
    """
    best = 0
    most = -(1 << 40)
    for at in range(number):
        score = scored[at]
        if noise:
            score += below(record, noise)
        if score > most:
            most = score
            best = at
    return out[best]


@rule
def bring_near_best(out: list[int], scored: list[int], number: int, near: int) -> int:
    """Bring those of the `number` choices in `out` to its front whose score is within `near` of the best; how many."""
    best = scored[0]
    for at in range(1, number):
        best = max(best, scored[at])
    liked = 0
    for at in range(number):
        if scored[at] >= best - near:
            out[liked] = out[at]
            liked += 1
    return liked
