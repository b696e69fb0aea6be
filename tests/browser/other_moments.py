"""Moments of the games beside Rebel Princess: each kind of table, and each step that R has."""

from __future__ import annotations

import functools
import random
from typing import Any

from coronet.table.table import Table
from tests.browser.moments import READER, Moment

SEEDS = 50
LESSONS: dict[str, dict[str, Any]] = {"r": {}, "woo": {"players": 3, "goal": 2, "max_sets": 2}}
TAUGHT = {
    "r": ("prompt-r-play", "prompt-r-answer", "prompt-r-spied"),
    "woo": ("prompt-woo-exchange", "prompt-woo-lead", "prompt-woo-follow", "prompt-woo-anything"),
}


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
        _asked("prompt-r-swap", "r", variants=["draft", "traitor"]),
        _asked("prompt-r-take", "r", variants=["last-chance"]),
        _asked("prompt-r-spied", "r", variants=["princess-attack", "loser"]),
        _asked("prompt-r-leads", "r", variants=["balance", "draft"]),
        _asked("prompt-r-reshuffle", "r", variants=["fortune", "till-dawn"]),
        _asked("prompt-r-play", "r", variants=["three-card", "impatience", "numbers-jester-minister"]),
        _moment("r", "next game", "0 play prince", "1 play princess", variants=["true-king"]),
        _moment("r", "end", "0 play princess", "1 play prince"),
        _moment("assassins-target", "in play", steps=4, players=5),
        _moment("princess-lover", "in play", steps=5, players=5),
        _moment("seeker", "in play", steps=9, players=4),
        _asked("prompt-pg-go-on", "seeker", players=2),
        _moment("telepathy", "in play", players=6),
        _moment("triangle", "exchange", steps=1, players=3, starter=2),
        _asked("prompt-pg-bet", "triangle", players=4),
        _moment("pair-attack", "bet", players=8),
        _moment("princess-card", "in play", steps=3, players=4),
        _moment("serious-card", "in play", "0 play general", "1 play spy"),
        _ended("serious-card"),
        _ended("telepathy", players=4),
        _ended("triangle", players=4),
    )


def taught_moments(game: str) -> tuple[Moment, ...]:
    """Moments of an introduction at which a tip stands above the dock."""
    return tuple(_asked(prompt, game, **LESSONS[game]) for prompt in TAUGHT[game])


def _moment(game: str, name: str, *choices: str, steps: int = 0, **settings: Any) -> Moment:
    table = Table.new(game, seed=7, **settings)
    for choice in choices:
        seat, _, text = choice.partition(" ")
        table.act(int(seat), text)
    rng = random.Random(7)
    for _ in range(steps):
        _step(table, rng)
    return Moment(f"{game}, {name}", table, "over" if table.over else "playing")


def _step(table: Table, rng: random.Random) -> None:
    seat = rng.choice(table.to_act)
    table.act(seat, rng.choice(table.choices(seat)))


def _asked(prompt: str, game: str, **settings: Any) -> Moment:
    """The first moment of a game, played by chance, at which the reader is asked this."""
    for seed in range(SEEDS):
        rng = random.Random(seed)
        table = Table.new(game, seed=seed, **settings)
        while not table.over:
            if READER in table.to_act and table.view(READER)["own"]["prompt"][0] == prompt:
                return Moment(f"{game}, {prompt}", table, "playing")
            _step(table, rng)
    raise AssertionError(f"nobody is asked {prompt}")


def _ended(game: str, **settings: Any) -> Moment:
    rng = random.Random(7)
    table = Table.new(game, seed=7, **settings)
    while not table.over:
        _step(table, rng)
    return Moment(f"{game}, end", table, "over")
