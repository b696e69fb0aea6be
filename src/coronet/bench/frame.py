"""The frame of measuring: laps in which everything is measured in turn, and what the laps come to.

A busy machine is slow for minutes at a time. So nothing is measured five times in a row: each lap measures everything
once, and a ratio is taken within each lap before the median is. Both sides of a ratio then had the same weather.
What runs on one thread is timed by `now`; what runs on several, or in a process of its own, by the clock on the wall.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

LAPS = 5
DIGITS = 4  # what is left of a figure: the rest is noise


class Rate(NamedTuple):
    """So many in so many seconds; of several laps the median counts."""

    number: int
    seconds: float


class Tally(NamedTuple):
    """So many in this lap; laps add up, because a single one found must not vanish in a median."""

    number: int


Found = Rate | Tally | float
"""What a lap finds under one name; a float is a duration or another value, of which the median counts."""


class Measure(NamedTuple):
    """Something to measure: its name, and a function from the number of the lap to what is found, by figure."""

    name: str
    lap: Callable[[int], Mapping[str, Found]]


class Ratio(NamedTuple):
    """One figure by another, or, without `under`, a figure that is kept with the ratios."""

    name: str
    over: str
    under: str = ""


class Laps:
    """What was found, lap by lap, by the name of the figure."""

    def __init__(self) -> None:
        self._found: dict[str, list[Found]] = {}
        self.whole = 0

    def add(self, found: Mapping[str, Found]) -> None:
        """Note what one measure found in one lap."""
        for name, value in found.items():
            self._found.setdefault(name, []).append(value)

    def figures(self) -> dict[str, float]:
        """Every figure, in the order of measuring."""
        return {name: _one(laps) for name, laps in self._found.items()}

    def ratios(self, wanted: Sequence[Ratio]) -> dict[str, float]:
        """Those ratios whose figures were measured."""
        return {ratio.name: self._ratio(ratio) for ratio in wanted if self._is_measured(ratio)}

    def _is_measured(self, ratio: Ratio) -> bool:
        return ratio.over in self._found and (not ratio.under or ratio.under in self._found)

    def _ratio(self, ratio: Ratio) -> float:
        over = self._found[ratio.over]
        if not ratio.under:
            return _one(over)
        under = self._found[ratio.under]
        if isinstance(under[0], Tally):
            return rounded(_one(over) / max(_one(under), 1))
        return rounded(
            statistics.median(_value(first) / _value(second) for first, second in zip(over, under, strict=True))
        )


def now() -> float:
    """Seconds that this thread has had a processor: what other programs do in the meantime does not count."""
    return time.thread_time()


def alternate(
    measures: Sequence[Measure], laps: int, tell: Callable[[int, str], None], into: Laps | None = None
) -> Laps:
    """Measure everything in turn, lap after lap; `tell` hears the lap and what is measured next.

    Whole laps go `into` what is given, so that they are there if somebody breaks it off.
    """
    found = Laps() if into is None else into
    for lap in range(laps):
        heard = []
        for measure in measures:
            tell(lap, measure.name)
            heard.append(measure.lap(lap))
        for one in heard:
            found.add(one)
        found.whole += 1
    return found


def rounded(value: float) -> float:
    """The value without the digits that mean nothing."""
    return float(f"{value:.{DIGITS}g}")


def _one(laps: Sequence[Found]) -> float:
    if isinstance(laps[0], Tally):
        return sum(int(_value(lap)) for lap in laps)
    return rounded(statistics.median(_value(lap) for lap in laps))


def _value(found: Found) -> float:
    if isinstance(found, Rate):
        return found.number / found.seconds
    return found.number if isinstance(found, Tally) else found
