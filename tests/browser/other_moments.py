"""Moments of the games beside Rebel Princess: each kind of table, and each step that R has."""

from __future__ import annotations

import functools
import random
from typing import Any

from coronet.table.table import Table
from tests.browser.moments import Moment


@functools.cache
def other_moments() -> tuple[Moment, ...]:
    """One of each, the reader's turn where there is one."""
    return (
        _moment("r", "start"),
        _moment(
            "r",
            "held and locked in",
            "0 play general",
            "1 play spy",
            "0 play jester",
            "1 play general",
            "1 play prince",
        ),
        _moment("r", "sever", "1 sever red-spy", variants=["sever", "traitor"]),
        _moment("r", "draft", variants=["draft"]),
        _moment("r", "prophecy", variants=["prophecy"]),
        _moment("r", "known hands", variants=["random-deal"]),
        _moment("r", "next game", "0 play prince", "1 play princess", variants=["true-king"]),
        _moment("r", "end", "0 play princess", "1 play prince"),
        _moment("assassins-target", "in play", steps=4, players=5),
        _moment("seeker", "in play", steps=9, players=4),
        _moment("telepathy", "in play", players=6),
        _moment("triangle", "exchange", steps=1, players=3, starter=2),
        _moment("pair-attack", "bet", players=8),
        _moment("princess-card", "in play", steps=3, players=4),
        _moment("serious-card", "in play", "0 play general", "1 play spy"),
    )


def _moment(game: str, name: str, *choices: str, steps: int = 0, **settings: Any) -> Moment:
    table = Table.new(game, seed=7, **settings)
    for choice in choices:
        seat, _, text = choice.partition(" ")
        table.act(int(seat), text)
    rng = random.Random(7)
    for _ in range(steps):
        seat = table.to_act[0]
        table.act(seat, rng.choice(table.choices(seat)))
    return Moment(f"{game}, {name}", table, "over" if table.over else "playing")
