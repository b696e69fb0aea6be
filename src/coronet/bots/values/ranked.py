"""Options compared in the same worlds: when enough is known of them, and what each comes to."""

from __future__ import annotations

from collections.abc import Callable

from coronet.bots.values.sample import Outcomes, error_of, error_of_difference, mean
from coronet.games.contract import Said
from coronet.games.option import Option

CLEARLY = 3  # times its error, a difference is surely one


def is_settled(found: list[Outcomes], error: float) -> bool:
    """Whether every difference from the best is known better than by this error."""
    best = max(found, key=lambda one: mean(one.worths)).worths
    return all(error_of_difference(best, one.worths) < error for one in found)


def is_clear(found: list[Outcomes], error: float) -> bool:
    """Whether it is known which is the best: all others are surely worse, or not by more than this error."""
    best = max(found, key=lambda one: mean(one.worths)).worths
    return all(
        error_of_difference(best, one.worths) < max(error, (mean(best) - mean(one.worths)) / CLEARLY) for one in found
    )


def beaten_by_best(found: list[Outcomes], played: int | None) -> Outcomes:
    """What the best is said to be better than: what was played, or the second where that was the best.

    Where nothing was played yet, the first that is worse by more than chance, if there is one.
    """
    best = found[0].worths
    asked = [one for one in found[1:] if one.choice == played]
    worse = [one for one in found[1:] if played is None and _is_worse(best, one.worths)]
    return (asked or worse or found[1:])[0]


def _is_worse(best: list[float], other: list[float]) -> bool:
    difference = mean(best) - mean(other)
    return difference > 0 and difference >= error_of_difference(best, other)


def ranked(
    found: list[Outcomes],
    said: Callable[[int], Said],
    points_at: int,
    chance_of: Callable[[Outcomes], tuple[float, float]],
) -> list[Option]:
    """Options in the order of their outcomes: points by where they stand in a row, the chance to win with its error."""
    best = found[0].worths
    options = []
    for one in found:
        points = [row[points_at] for row in one.rows]
        win, win_error = chance_of(one)
        options.append(
            Option(
                choice=one.choice,
                said=said(one.choice),
                worth=mean(one.worths),
                error=error_of_difference(best, one.worths),
                points=mean(points),
                points_error=error_of(points),
                win=win,
                win_error=win_error,
                worlds=len(one.rows),
            )
        )
    return options
