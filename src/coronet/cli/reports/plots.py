"""Plots as SVG: dots with whiskers, and lines. Colours come from the page's own properties, so both themes fit."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH, LEFT, RIGHT = 720, 130, 24
ROW, TOP, BOTTOM = 44, 12, 34
HEIGHT = 260
COLOURS = 4
Shown = Callable[[float], str]
Told = Callable[["Dot"], str]


class Dot(NamedTuple):
    """A row of a plot: its name, its value, and its interval."""

    name: str
    value: float
    low: float
    high: float


def dots(rows: Sequence[Dot], title: str, shown: Shown, told: Told, line: float | None = None) -> str:
    """A dot with whiskers for each row; a dashed line where `line` is."""
    values = [value for row in rows for value in (row.low, row.high)] + ([] if line is None else [line])
    ticks = _ticks(min(values), max(values))
    low, high = ticks[0], ticks[-1]

    def place(value: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / (high - low)

    height = TOP + ROW * len(rows) + BOTTOM
    parts = [_tick(place(tick), height - BOTTOM, shown(tick)) for tick in ticks]
    if line is not None:
        parts.append(
            f'<line class="fair" x1="{place(line):.1f}" x2="{place(line):.1f}" y1="{TOP}" y2="{height - BOTTOM}"/>'
        )
    for at, row in enumerate(rows):
        middle = TOP + ROW * at + ROW / 2
        label = told(row)
        parts.append(
            f'<g class="c{at % COLOURS}"><title>{escape(label)}</title>'
            f'<text class="name" x="{LEFT - 14}" y="{middle + 5:.1f}">{escape(row.name)}</text>'
            f'<line class="whisker" x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{middle}" y2="{middle}"/>'
            f'<circle cx="{place(row.value):.1f}" cy="{middle}" r="7"/>'
            f'<text class="value" x="{place(row.value):.1f}" y="{middle - 12:.1f}">{escape(shown(row.value))}</text>'
            "</g>"
        )
    return _svg(height, title, parts)


def lines(rows: Sequence[tuple[str, Sequence[float]]], title: str, shown: Shown, line: float) -> str:
    """A line for each row over the same steps; a dashed one across where `line` is."""
    settled = [value for _, values in rows for value in values[len(values) // 20 :]] + [line]
    ticks = _ticks(min(settled), max(settled))
    low, high = ticks[0], ticks[-1]
    steps = max(len(values) for _, values in rows)

    def across(at: int) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (at / max(1, steps - 1))

    def up(value: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - (min(max(value, low), high) - low) / (high - low))

    parts = [
        f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(tick):.1f}" y2="{up(tick):.1f}"/>'
        f'<text class="name" x="{LEFT - 14}" y="{up(tick) + 5:.1f}">{escape(shown(tick))}</text>'
        for tick in ticks
    ]
    parts.append(f'<line class="fair" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{up(line):.1f}" y2="{up(line):.1f}"/>')
    for at, (name, values) in enumerate(rows):
        points = " ".join(f"{across(step):.1f},{up(value):.1f}" for step, value in enumerate(values))
        x = LEFT + 14 + at * 150
        parts.append(
            f'<g class="c{at % COLOURS}"><title>{escape(name)}</title><polyline points="{points}"/>'
            f'<circle cx="{x}" cy="{HEIGHT - 10}" r="6"/><text x="{x + 12}" y="{HEIGHT - 5}">{escape(name)}</text></g>'
        )
    return _svg(HEIGHT, title, parts)


def _svg(height: float, title: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
    return head + "".join(parts) + "</svg>"


def _tick(x: float, bottom: float, text: str) -> str:
    return (
        f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{bottom}"/>'
        f'<text class="tick" x="{x:.1f}" y="{bottom + 22}">{escape(text)}</text>'
    )


def _ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the lowest to above the highest, four to eight of them."""
    reach = max(high - low, 1e-6)
    step = 10.0 ** math.floor(math.log10(reach))
    for finer in (0.2, 0.5, 1.0, 2.0):
        if reach / (step * finer) <= 6:
            step *= finer
            break
    first, last = math.floor(low / step), math.ceil(high / step)
    return [number * step for number in range(first, max(last, first + 1) + 1)]
