"""Search for Rebel Princess: which option does best in imagined worlds that are played out by the rules of thumb.

The options meet worlds in stages; after each the worse half drops out (sequential halving). With a budget in playouts
the outcome follows from the veiled record, the seat and the seed alone; with one in milliseconds it does not.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from coronet.bots.budget import processor_time
from coronet.bots.rebel import policy
from coronet.bots.rebel.likelihood import likelihood
from coronet.bots.rebel.mind import PROPOSAL, Mind
from coronet.bots.rebel.outcomes import note_outcomes
from coronet.bots.rebel.playouts import MILLION, OWN_POINT, explore
from coronet.bots.rebel.worlds import Worlds, imagine_for
from coronet.games.choosing import kind_of
from coronet.games.rebel import legal
from coronet.games.rebel.choices import CHOOSE, HALF, PASS, PASS_BOTH
from coronet.games.rebel.imagined import imagine
from coronet.games.rebel.record import Round
from coronet.kernel import compiled
from coronet.kernel.compiled import Entry, Row

UNIT = "rebel-bots"
ENTRIES = {
    "choices": Entry(legal.choices, quick=True),
    "scores": Entry(policy.scores, quick=True),
    "decide": Entry(policy.decide, quick=True),
    "begin_study": Entry(imagine.begin_study),
    "imagine": Entry(imagine_for, stepped=("world",)),
    "weigh": Entry(likelihood, stepped=("world",)),
    "explore": Entry(explore, stepped=("world", "times")),
    "outcomes": Entry(note_outcomes, stepped=("world", "times")),
}
SETS = (PASS, HALF, PASS_BOTH)
FAR = 300  # hundredths of a proposal: no option is judged worse than the best one by more
PLAYOUTS_A_WORLD = 5  # for each world that is weighed
POOL_A_MILLISECOND = 8
MOST_WEIGHED = 2000
FIRST_SLICE = 4  # worlds, after which the clock is looked at


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

    playouts: int = 300
    milliseconds: float = 0  # if not 0: the time instead of the number of playouts
    is_limited: bool = False  # to the number of playouts, even if there is time for more
    weighs: bool = False  # worlds count by how well they explain what the others have played
    noise: int = 25  # hundredths of a proposal by which choices in playouts stray
    for_the_game: bool = False  # the chance to win the game counts, not the proposals of this round
    ends: int = 0  # with so many own cards or fewer to come, the seat's own choices are solved in each world
    prior: int = 0  # for how many worlds the score by the rules of thumb counts beside those that an option has met
    sets: int = 0  # how many sets of cards are tried where one is passed; 0: the rules of thumb decide


def pool_of(plan: Plan) -> int:
    """How many worlds are weighed: a share of what the budget allows."""
    if not plan.weighs:
        return 0
    wanted = plan.milliseconds * POOL_A_MILLISECOND if plan.milliseconds else plan.playouts / PLAYOUTS_A_WORLD
    return round(max(16, min(MOST_WEIGHED, wanted)))


@dataclass(frozen=True)
class Option:
    """A choice with what it is worth, in games won, and the standard error of that."""

    choice: int
    mean: float
    error: float
    worlds: int
    score: int


class Thinking:
    """The rows of memory that one search needs."""

    def __init__(self, veiled: Round) -> None:
        """For this veiled record."""
        self.own = veiled
        self.veiled = Row.of(veiled.to_words())
        self.record, self.scene, self.mind = Row.zeros(Round.WORDS), Row.zeros(Round.WORDS), Row.zeros(Mind.WORDS)
        self.out, self.scored = Row.zeros(legal.MOST_CHOICES), Row.zeros(legal.MOST_CHOICES)

    def options(self, seat: int, seen: Row | None = None) -> tuple[list[int], list[int]]:
        """The legal choices and their scores by the rules of thumb, from another record if that is what is seen."""
        number = rules()["choices"](self.veiled, seat, self.out)
        if number > 1:
            seen = seen or self.veiled
            rules()["scores"](seen, seat, self.scene, self.mind, self.out, number, self.scored)
        return self.out.numbers[:number].tolist(), self.scored.numbers[:number].tolist()

    def by_policy(self, seat: int) -> int:
        """The choice of the rules of thumb."""
        return int(rules()["decide"](self.veiled, seat, self.scene, self.mind, self.out, self.scored, 0))


def search(veiled: Round, seat: int, seed: int, plan: Plan) -> int:
    """The best choice of a seat that must act."""
    options = evaluate(veiled, seat, seed, plan)
    return options[0].choice


def evaluate(veiled: Round, seat: int, seed: int, plan: Plan, *, halve: bool = True) -> list[Option]:
    """The options, the best first. Those that dropped out have met fewer worlds."""
    thinking = Thinking(veiled)
    choices, scored = thinking.options(seat)
    order = sorted(range(len(choices)), key=lambda at: -scored[at])
    kind = kind_of(choices[-1])
    if kind in SETS:
        if not plan.sets:
            return [Option(thinking.by_policy(seat), 0.0, 0.0, 0, 0)]
        order = order[: plan.sets]
    if len(order) == 1 or kind == CHOOSE:
        return [Option(choices[at], 0.0, 0.0, 0, scored[at]) for at in order]
    options = [choices[at] for at in order]
    sums, squares = array("d", bytes(8 * len(options))), array("d", bytes(8 * len(options)))
    met = [0] * len(options)
    best = scored[order[0]]
    judged = [plan.prior * OWN_POINT / MILLION * max(-FAR, scored[at] - best) / PROPOSAL for at in order]

    def mean(at: int) -> float:
        return (sums[at] + judged[at]) / max(1, met[at] + plan.prior)

    explore = _explorer(thinking, seat, seed, plan, options, sums, squares)
    alive = list(range(len(options)))
    stages = max(1, math.ceil(math.log2(len(options)))) if halve else 1
    begun = processor_time()
    for stage in range(stages):
        worlds = max(1, plan.playouts // (len(alive) * stages)) if plan.is_limited or not plan.milliseconds else 1 << 30
        until = begun + plan.milliseconds / 1000 * (stage + 1) / stages if plan.milliseconds else math.inf
        slice_of_worlds = FIRST_SLICE if plan.milliseconds else worlds
        while worlds > 0:
            part = min(worlds, slice_of_worlds)
            explore(alive, part)
            for at in alive:
                met[at] += part
            worlds -= part
            if processor_time() >= until:
                break
        alive.sort(key=lambda at: -mean(at))  # stable: at equal means the higher score stays first
        if halve and len(alive) > 2:
            alive = alive[: (len(alive) + 1) // 2]
    ranked = sorted(range(len(options)), key=lambda at: (-met[at], -mean(at)))
    return [
        Option(options[at], sums[at] / met[at], _error(sums[at], squares[at], met[at]), met[at], scored[order[at]])
        for at in ranked
    ]


def _explorer(
    thinking: Thinking, seat: int, seed: int, plan: Plan, options: list[int], sums: Any, squares: Any
) -> Callable[[list[int], int], None]:
    """A function that plays options out in the next worlds."""
    worlds = Worlds(rules(), thinking.own, seat, seed, pool_of(plan))
    given, total, total_squares = Row.of(options), Row(sums), Row(squares)

    def explore(alive: list[int], number: int) -> None:
        while number:
            part = min(number, worlds.most_at_once())
            rows, times, count = worlds.next(part)
            rules()["explore"](
                thinking.veiled,
                seat,
                worlds.study,
                rows,
                times,
                thinking.record,
                thinking.scene,
                thinking.mind,
                thinking.out,
                thinking.scored,
                given,
                Row.of(alive),
                len(alive),
                plan.noise,
                int(plan.for_the_game),
                plan.ends,
                total,
                total_squares,
                count,
            )
            number -= part

    return explore


def _error(total: float, squares: float, number: int) -> float:
    if number < 2:
        return math.inf
    mean = total / number
    return math.sqrt(max(0.0, squares / number - mean * mean) / (number - 1))
