"""What came of options in the same worlds, and the errors of means and differences.

Sums are exact before they are rounded, because Python's own `sum` is not the same in every version.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Outcomes:
    """What came of an option, world by world: the numbers noted of each playout, and what it is worth."""

    choice: int
    rows: list[tuple[int, ...]]
    worths: list[float]


def mean(values: Sequence[float]) -> float:
    """The mean; 0 of nothing."""
    return math.fsum(values) / max(1, len(values))


def error_of(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    number = len(values)
    if number < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (number - 1) / number)


def error_of_difference(best: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean difference, world by world."""
    return error_of([one - another for one, another in zip(best, other, strict=True)])
