"""The worlds that a search plays in: fresh ones, or those of a pool, the more often the likelier they are."""

from __future__ import annotations

from array import array
from bisect import bisect
from collections.abc import Callable
from itertools import accumulate
from typing import Any

from coronet.bots.rebel.likelihood import HIDDEN_ROUNDS
from coronet.bots.rebel.mind import Mind
from coronet.games.rebel.flow import is_at_once
from coronet.games.rebel.imagined.imagine import imagine
from coronet.games.rebel.imagined.lots import Study
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.kernel.compiled import Row
from coronet.kernel.rule import rule

TEMPER = 0.6  # the power to which likelihoods are raised: others are not quite the players they are taken for
GOLDEN = 0.6180339887498949  # steps of this part spread evenly, however many there are
MOST_AT_ONCE = 64


@rule
def imagine_for(veiled: Round, seat: int, study: Study, world: Round) -> None:
    """The next world; choices that others have made at once with this seat are not known, and open again."""
    imagine(veiled, study, world)
    if not is_at_once(world):
        return
    for other in range(world.players):
        if other != seat and not world.waiting >> other & 1:
            world.waiting |= 1 << other
            world.pending[other] = 0


class Worlds:
    """The worlds of one decision, given out some at a time with how often to play in each."""

    def __init__(self, rules: dict[str, Callable[..., Any]], veiled: Round, seat: int, seed: int, pool: int) -> None:
        """With a pool of so many weighed worlds; 0: fresh ones."""
        self.study = Row.zeros(Study.WORDS)
        self._rules, self._seat = rules, seat
        self._veiled, self._scene = Row.of(veiled.to_words()), Row.zeros(Round.WORDS)
        rules["begin_study"](self._veiled, seat, seed & (1 << 60) - 1, self._scene, self.study)
        if HIDDEN_ROUNDS >> veiled.round & 1 or veiled.history_count == veiled.round_from:
            pool = 0
        self._size = pool
        self._rows = Row.zeros((pool or MOST_AT_ONCE) * Round.WORDS)
        self._given = 0
        if pool:
            self._weigh()

    def _weigh(self) -> None:
        self._imagine(self._size)
        weights = Row(array("d", bytes(8 * self._size)))
        past, mind = Row.zeros(Round.WORDS), Row.zeros(Mind.WORDS)
        out, scored = Row.zeros(MOST_CHOICES), Row.zeros(MOST_CHOICES)
        self._rules["weigh"](
            self._veiled, self._seat, self._rows, past, self._scene, mind, out, scored, self._size, weights
        )
        most = max(weights.numbers)
        self._summed = list(accumulate((weight / most) ** TEMPER for weight in weights.numbers))

    def _imagine(self, number: int) -> None:
        self._rules["imagine"](self._veiled, self._seat, self.study, self._rows, number)

    def most_at_once(self) -> int:
        """How many can be asked for in one go."""
        return 1 << 30 if self._size else MOST_AT_ONCE

    def next(self, number: int) -> tuple[Row, Row, int]:
        """Rows of worlds, how often to play in each, and how many worlds there are; together `number` times."""
        if not self._size:
            self._imagine(number)
            return self._rows, Row.of([1] * number), number
        times = [0] * self._size
        total = self._summed[-1]
        for at in range(self._given, self._given + number):
            times[min(self._size - 1, bisect(self._summed, (at * GOLDEN + 0.5) % 1 * total))] += 1
        self._given += number
        return self._rows, Row.of(times), self._size
