"""What `coronet solve` answers: the value of a game and the first choice of both seats."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from coronet.bots.box.solve import games, nash, serious, solved, solver
from coronet.bots.box.solve.play import Play
from coronet.bots.box.solve.progress import Tell, say_nothing
from coronet.errors import Cannot, ExtraMissing, InputError
from coronet.games.box.cards import CARD_NAMES, NO_CARD, names_of
from coronet.games.box.choices import VERBS
from coronet.games.choosing import cards_in
from coronet.games.contract import Game
from coronet.games.parlour import serious_card
from coronet.games.parlour.serious_card import SeriousCard
from coronet.games.position import Position
from coronet.games.r import settings
from coronet.games.r.record import NO_SEAT, Duel
from coronet.games.r.settings import Settings
from coronet.kernel import compiled
from coronet.kernel.bits import lowest

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
    """A solved game. `opening` has for each seat the chance of each card in its first choice, or the one asked now."""

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
    is_position: bool = False  # not the first one

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


def answer_position(position: Position, tell: Tell = say_nothing) -> Answer:
    """A position of a game that is solved, whose seats must choose."""
    record = position.record
    if position.game.over(record):
        raise InputError(
            "position phase",
            value=position.game.notation.phases[record.phase],
            allowed="a position that can be played on",
        )
    rules = dict(position.settings.house_rules)
    begun = time.perf_counter()
    variants: list[str] = []
    if isinstance(record, SeriousCard):
        play, gap = serious.play_of(record), 0.0
        states = serious.states(serious.position_of(record))
    else:
        play, variants, gap, states = _position_of_r(record, tell)
    seconds = time.perf_counter() - begun
    opening = [_chances(record, seat) for seat in range(position.game.players(record))]
    value = play.value
    if record.open_seat != NO_SEAT:
        value = _value_of_answer(play, record)
    verb = VERBS[nash.KINDS[record.phase]] if isinstance(record, Duel) else "play"
    return Answer(
        position.game.name, variants, rules, _rounded(value), states, seconds, opening, verb, gap, is_position=True
    )


def _position_of_r(record: Duel, tell: Tell) -> tuple[Play, list[str], float, int]:
    if not compiled.available():
        raise ExtraMissing("fast", "llvmlite")
    unsolved = games.why_unsolved(record)
    if unsolved:
        raise games.not_solved(*unsolved)
    board, _ = solved.beginning_of(record)
    solution = solver.solve_from(board, games.word_of(record), tell)
    return solution.opening(), settings.variants_of(record), solution.gap, solution.states


def _chances(record: Any, seat: int) -> dict[str, float]:
    """The mixture of a seat that must choose."""
    if not record.waiting >> seat & 1:
        return {}
    chosen = {cards_in(choice): chance for choice, chance in nash.mixture(record, seat).items()}
    return {CARD_NAMES[lowest(cards)]: _rounded(chance) for cards, chance in chosen.items() if cards}


def _value_of_answer(play: Play, record: Any) -> float:
    """What seat 0 gets where one card lies open and the other is the best answer to it."""
    other = 1 - record.open_seat
    best = play.choices[other].index(play.against(other, record.open_card))
    shown = play.choices[record.open_seat].index(record.open_card)
    return play.matrix[shown][best] if record.open_seat == 0 else play.matrix[best][shown]


def answer_serious(data: Mapping[str, Any]) -> Answer:
    """One game of serious card, in points of seat 0 less those of seat 1."""
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
    chosen = settings.read(data)
    dealt = None if deal is None else games.read_deal(chosen, deal)
    if dealt is None and "random-deal" in chosen.variants:
        return _answer_sample(chosen, sample, seed, tell)
    return _answer_game(chosen, dealt, tell)


def _answer_game(chosen: Settings, deal: int | None, tell: Tell) -> Answer:
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
    begun = time.perf_counter()
    chance = Random(seed)  # noqa: S311 - a sample, no secret
    values, states, gap = [], 0, 0.0
    for at in range(deals):
        tell("deal", at, deals)
        record = games.first_record(chosen, sum(1 << card for card in chance.sample(range(16), games.HAND)))
        solution = solver.solve_from(record, games.word_of(record))
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
