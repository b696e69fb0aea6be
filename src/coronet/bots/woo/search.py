"""Search for Woo the Princess: which option does best in imagined worlds, played out to the end of the set.

With a budget in playouts the outcome follows from the veiled record, the seat and the seed alone.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from coronet.bots.budget import processor_time
from coronet.bots.woo import policy
from coronet.bots.woo.outcomes import CARDS, FIELDS, SET, WIN, weigh
from coronet.games.woo import legal
from coronet.games.woo.imagined import study
from coronet.games.woo.record import Courtship, Study
from coronet.kernel import compiled
from coronet.kernel.compiled import Entry, Row

UNIT = "woo-bots"
ENTRIES = {
    "choices": Entry(legal.choices, quick=True),
    "scores": Entry(policy.scores, quick=True),
    "begin_study": Entry(study.begin_study),
    "weigh": Entry(weigh),
}
SLICE = 16  # worlds, after which the clock is looked at
CARDS_AHEAD = 0.02  # of a set: what a card more than the best other side is worth beside winning it
MILLION = 1_000_000


@cache
def rules() -> dict[str, Callable[..., Any]]:
    """The compiled entries by name."""
    return compiled.load(UNIT, ENTRIES)


def is_loaded() -> bool:
    """Whether the compiled entries are at hand."""
    return rules.cache_info().currsize > 0


@dataclass(frozen=True)
class Plan:
    """How to search."""

    playouts: int = 100
    milliseconds: float = 0  # instead of a number of playouts, if not 0
    noise: int = 40  # hundredths of a card by which choices in playouts stray
    for_the_game: bool = False  # the chance to win the game counts, not the set at hand alone
    keeps_exchange: bool = False  # the exchange is left to the rules of thumb


class Thinking:
    """The rows of memory that one search needs."""

    def __init__(self, veiled: Courtship, seat: int) -> None:
        """For this veiled record."""
        self.seat = seat
        self.veiled = Row.of(veiled.to_words())
        self.world, self.record, self.scene = (Row.zeros(Courtship.WORDS) for _ in range(3))
        self.study = Row.zeros(Study.WORDS)
        self.out, self.scored = Row.zeros(legal.MOST_CHOICES), Row.zeros(legal.MOST_CHOICES)

    def options(self, seen: Row | None = None, holding: int = policy.HOLDING) -> tuple[list[int], list[int]]:
        """The legal choices and their scores by the rules of thumb, from another record if that is what is seen."""
        number = rules()["choices"](self.veiled, self.seat, self.out)
        rules()["scores"](seen or self.veiled, self.seat, self.scene, self.out, number, self.scored, holding)
        return self.out.numbers[:number].tolist(), self.scored.numbers[:number].tolist()

    def slices(self, options: list[int], seed: int, plan: Plan) -> Any:
        """For each slice of worlds what came of every option, as rows of FIELDS, as long as the budget lasts."""
        rules()["begin_study"](self.veiled, self.seat, seed & (1 << 60) - 1, self.study)
        until = processor_time() + plan.milliseconds / 1000 if plan.milliseconds else math.inf
        number, given = len(options), Row.of(options)
        left = 10**9 if plan.milliseconds else max(1, plan.playouts // number)
        while left and processor_time() < until:
            worlds = min(SLICE, left)
            outcomes = Row.zeros(number * worlds * FIELDS)
            rules()["weigh"](
                self.veiled,
                self.seat,
                self.study,
                self.world,
                self.record,
                self.scene,
                self.out,
                self.scored,
                given,
                number,
                worlds,
                plan.noise,
                outcomes,
            )
            left -= worlds
            numbers = outcomes.numbers.tolist()
            rows = [tuple(numbers[at : at + FIELDS]) for at in range(0, len(numbers), FIELDS)]
            yield [rows[option::number] for option in range(number)]


def search(veiled: Courtship, seat: int, seed: int, plan: Plan) -> int:
    """The best choice of a seat that must act; at equal worth the one that the rules of thumb like better."""
    thinking = Thinking(veiled, seat)
    options, scored = thinking.options()
    order = sorted(range(len(options)), key=lambda at: -scored[at])
    options = [options[at] for at in order]
    if len(options) == 1:
        return options[0]
    sums = [0.0] * len(options)
    for rows in thinking.slices(options, seed, plan):
        for at, outcomes in enumerate(rows):
            sums[at] += math.fsum(worth(row, is_for_the_game=plan.for_the_game) for row in outcomes)
    return options[sums.index(max(sums))]


def worth(row: tuple[int, ...], *, is_for_the_game: bool) -> float:
    """What a playout is worth: the chance to win the game, or the set; and a little for cards."""
    won = row[WIN] / MILLION if is_for_the_game else row[SET]
    return won + CARDS_AHEAD * row[CARDS] / (5 if is_for_the_game else 1)
