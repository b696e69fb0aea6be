"""Options of Rebel Princess compared: proposals of the round and the chance to win the game, in the same worlds."""

from __future__ import annotations

import math
from collections.abc import Iterator

from coronet.bots.budget import Budget, processor_time
from coronet.bots.rebel.outcomes import FIELDS, OTHERS, OWN, WIN
from coronet.bots.rebel.reasons import reason
from coronet.bots.rebel.search import SETS, Thinking, rules
from coronet.bots.rebel.worlds import Worlds
from coronet.bots.values.ranked import beaten_by_best, is_clear, is_settled, ranked
from coronet.bots.values.sample import Outcomes, error_of, mean
from coronet.games.choosing import kind_of
from coronet.games.contract import Line
from coronet.games.option import Option
from coronet.games.rebel.game import GAME
from coronet.games.rebel.record import Round
from coronet.kernel.compiled import Row

MILLION = 1_000_000
GAME_IN_PROPOSALS = 25  # what a game won is worth beside the round's proposals
SHARE_OF_PROPOSALS = 0.3  # how much these count by themselves, whatever they do to the chance to win
SETS_TRIED = 24  # of the very many sets that may be passed
WEIGHED = 400  # worlds of which those are met more often that explain the plays better
NOISE = 25  # hundredths of a proposal by which choices in playouts stray
SLICE = 32  # worlds, after which clock and errors are looked at
SETTLED = 0.15  # proposals: the error of a difference that is small enough
AS_GOOD = 0.25  # proposals: what is not worse by more than that may be told to be as good
MOST_PLAYOUTS = 12_000


def judge(own: Round, seat: int, played: int | None, budget: Budget, seed: int) -> tuple[list[Option], Line]:
    """The options, the best first, and why it is better than what was played, or than what is worse."""
    found = outcomes_of(own, seat, budget, seed, played)
    return ranked(found, GAME.said, OWN, _chance), reason(own, seat, found[0], beaten_by_best(found, played))


def outcomes_of(own: Round, seat: int, budget: Budget, seed: int, played: int | None) -> list[Outcomes]:
    """What came of every option, the best first; of very many sets those that look best and the one played."""
    thinking = Thinking(own)
    choices, scored = thinking.options(seat)
    order = sorted(range(len(choices)), key=lambda at: -scored[at])
    if kind_of(choices[-1]) in SETS:
        order = order[:SETS_TRIED] + [at for at in order[SETS_TRIED:] if choices[at] == played]
    options = [choices[at] for at in order]
    found = [Outcomes(choice, [], []) for choice in options]
    for slice_of_worlds in _slices(thinking, seat, seed, options, budget):
        for outcomes, rows in zip(found, slice_of_worlds, strict=True):
            outcomes.rows.extend(rows)
            outcomes.worths.extend(_worth(row, own.players) for row in rows)
        if not budget.playouts and _is_enough(found, budget):
            break
    return sorted(found, key=lambda outcomes: -mean(outcomes.worths))


def _is_enough(found: list[Outcomes], budget: Budget) -> bool:
    """Who waits wants to know what to do; how bad the rest is can be known better by who does not."""
    return is_clear(found, AS_GOOD) if budget.milliseconds else is_settled(found, SETTLED)


def _slices(
    thinking: Thinking, seat: int, seed: int, options: list[int], budget: Budget
) -> Iterator[list[list[tuple[int, ...]]]]:
    """For each slice of worlds what comes of every option, as long as the budget lasts."""
    worlds = Worlds(rules(), thinking.own, seat, seed, WEIGHED)
    most = budget.playouts or (10**9 if budget.milliseconds else MOST_PLAYOUTS)
    until = processor_time() + budget.milliseconds / 1000 if budget.milliseconds else math.inf
    number = len(options)
    made = 0
    while made < most and processor_time() < until:
        part = max(1, min(SLICE, (most - made) // number))
        out = Row.zeros(1 + number * part * FIELDS)
        out.numbers[0] = 1
        rows_of_worlds, times, count = worlds.next(part)
        rules()["outcomes"](
            thinking.veiled,
            seat,
            worlds.study,
            rows_of_worlds,
            times,
            thinking.record,
            thinking.scene,
            thinking.mind,
            thinking.out,
            thinking.scored,
            Row.of(options),
            number,
            NOISE,
            out,
            count,
        )
        made += part * number
        numbers = out.numbers.tolist()
        rows = [tuple(numbers[at : at + FIELDS]) for at in range(1, len(numbers), FIELDS)]
        yield [rows[option::number] for option in range(number)]


def _worth(row: tuple[int, ...], players: int) -> float:
    ahead = row[OTHERS] / (players - 1) - row[OWN]
    return GAME_IN_PROPOSALS * row[WIN] / MILLION + SHARE_OF_PROPOSALS * ahead


def _chance(one: Outcomes) -> tuple[float, float]:
    wins = [row[WIN] for row in one.rows]
    return mean(wins) / MILLION, error_of(wins) / MILLION


def place_of(record: Round) -> dict[str, int]:
    """Where in the game a decision was asked, the larger part first; counted from 1."""
    return {"round": record.round_at + 1, "trick": sum(record.tricks) + 1}


def is_one_game(record: Round) -> bool:
    """Whether the chance to win is that of the whole game, not of one game of a match."""
    return True
