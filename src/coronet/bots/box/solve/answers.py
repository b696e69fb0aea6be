"""What `coronet solve` answers: the value of a game and the first choice of both seats."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from coronet.bots.box.solve.play import Play
from coronet.bots.box.solve.progress import Tell, say_nothing
from coronet.errors import Cannot, ExtraMissing
from coronet.games.box.cards import CARD_NAMES, NO_CARD, names_of
from coronet.games.box.choices import VERBS
from coronet.games.contract import Game
from coronet.games.parlour import serious_card
from coronet.games.r import settings
from coronet.games.r.record import Duel
from coronet.games.r.settings import Settings
from coronet.kernel import compiled

DIGITS = 12  # of a value or probability; what is beyond is rounding
CONFIDENCE = 1.96  # standard errors on either side: 95 of 100 such intervals hold the mean


@dataclass(frozen=True)
class Sample:
    """The mean of deals at random, and the interval that holds the mean of all of them in 95 of 100 cases."""

    deals: int
    seed: int
    low: float
    high: float


@dataclass(frozen=True)
class Answer:
    """A solved game. `opening` has for each seat the chance of each card in its first choice."""

    game: str
    variants: list[str]
    house_rules: dict[str, str]
    value: float
    states: int
    seconds: float
    opening: list[dict[str, float]]
    verb: str = "play"  # of the first choice
    gap: float = 0.0
    sample: Sample | None = None
    deal: list[str] | None = None

    def to_data(self) -> dict[str, Any]:
        """As JSON has it."""
        data: dict[str, Any] = {
            "game": self.game,
            "variants": self.variants,
            "house_rules": self.house_rules,
            "value": self.value,
            "states": self.states,
            "seconds": self.seconds,
            "opening": self.opening,
        }
        if self.deal is not None:
            data["deal"] = self.deal
        if self.sample is not None:
            interval = [self.sample.low, self.sample.high]
            data["sample"] = {"deals": self.sample.deals, "seed": self.sample.seed, "interval": interval}
        return data


def answer(
    game: Game, data: Mapping[str, Any], deal: str | None, sample: int, seed: int, tell: Tell = say_nothing
) -> Answer:
    """A game that is solved, with these settings; hands can be given in those that can be cut."""
    if game.record_class is Duel:
        return answer_r(data, deal, sample, seed, tell)
    if deal is not None:
        raise Cannot("deal-of-r")
    return answer_serious(data)


def answer_serious(data: Mapping[str, Any]) -> Answer:
    """One game of serious card, in points of seat 0 less those of seat 1."""
    from coronet.bots.box.solve import serious  # noqa: PLC0415 - each game by itself

    begun = time.perf_counter()
    chosen = serious_card.read(data)
    record = serious_card.new(chosen, 1)
    play = serious.play_of(record)
    states = serious.states(serious.position_of(record))
    seconds = time.perf_counter() - begun
    rules = dict(chosen.house_rules)
    return Answer(serious_card.GAME.name, [], rules, _rounded(play.value), states, seconds, _opening(play))


def answer_r(data: Mapping[str, Any], deal: str | None, sample: int, seed: int, tell: Tell = say_nothing) -> Answer:
    """A game of R; where hands are dealt by chance and none is given, the mean of a sample of deals."""
    if not compiled.available():
        raise ExtraMissing("fast", "llvmlite")
    from coronet.bots.box.solve import games  # noqa: PLC0415 - needs NumPy

    chosen = settings.read(data)
    dealt = None if deal is None else games.read_deal(chosen, deal)
    if dealt is None and "random-deal" in chosen.variants:
        return _answer_sample(chosen, sample, seed, tell)
    return _answer_game(chosen, dealt, tell)


def _answer_game(chosen: Settings, deal: int | None, tell: Tell) -> Answer:
    from coronet.bots.box.solve import games, nash, solved  # noqa: PLC0415 - needs NumPy

    record = games.first_record(chosen, deal)
    solution = solved.solution_of(record, tell)
    return Answer(
        "r",
        list(chosen.variants),
        dict(chosen.house_rules),
        _rounded(solution.value),
        solution.states,
        solution.seconds,
        _opening(solution.opening()),
        VERBS[nash.KINDS[record.phase]],
        solution.gap,
        deal=None if deal is None else names_of(deal),
    )


def _answer_sample(chosen: Settings, deals: int, seed: int, tell: Tell) -> Answer:
    """The mean over deals at random."""
    from coronet.bots.box.solve import games  # noqa: PLC0415 - needs NumPy
    from coronet.bots.box.solve.solver import solve_from  # noqa: PLC0415

    begun = time.perf_counter()
    chance = Random(seed)  # noqa: S311 - a sample, no secret
    values, states, gap = [], 0, 0.0
    for at in range(deals):
        tell("deal", at, deals)
        record = games.first_record(chosen, sum(1 << card for card in chance.sample(range(16), games.HAND)))
        solution = solve_from(record, games.word_of(record))
        values.append(solution.value)
        states += solution.states
        gap = max(gap, solution.gap)
    mean = statistics.fmean(values)
    reach = CONFIDENCE * statistics.stdev(values) / math.sqrt(deals)
    found = Sample(deals, seed, _rounded(mean - reach), _rounded(mean + reach))
    seconds = time.perf_counter() - begun
    rules = dict(chosen.house_rules)
    return Answer("r", list(chosen.variants), rules, _rounded(mean), states, seconds, [{}, {}], gap=gap, sample=found)


def _opening(play: Play) -> list[dict[str, float]]:
    return [
        {CARD_NAMES[card]: _rounded(chance) for card, chance in zip(cards, chances, strict=True) if card != NO_CARD}
        for cards, chances in zip(play.choices, play.mixtures, strict=True)
    ]


def _rounded(value: float) -> float:
    return round(value, DIGITS) + 0.0  # no minus before a nought
