"""Options of Woo the Princess compared: the set, and the chance to win the game, in the same worlds."""

from __future__ import annotations

from coronet.bots.budget import Budget
from coronet.bots.values.ranked import beaten_by_best, is_settled, ranked
from coronet.bots.values.sample import Outcomes, error_of, mean
from coronet.bots.woo.outcomes import MILLION, SET, WIN
from coronet.bots.woo.reasons import reason
from coronet.bots.woo.search import Plan, Thinking
from coronet.games.contract import Line
from coronet.games.option import Option
from coronet.games.woo.game import GAME
from coronet.games.woo.record import Courtship

MOST_PLAYOUTS = 12_000
SETTLED = 0.006  # of the chance to win: the error of a difference that is small enough


def judge(own: Courtship, seat: int, played: int | None, budget: Budget, seed: int) -> tuple[list[Option], Line]:
    """The options, the best first, and why it is better than what was played, or than what is worse."""
    found = outcomes_of(own, seat, budget, seed)
    return ranked(found, GAME.said, SET, _chance), reason(own, seat, found[0], beaten_by_best(found, played))


def outcomes_of(own: Courtship, seat: int, budget: Budget, seed: int) -> list[Outcomes]:
    """What came of every option, the best first."""
    thinking = Thinking(own, seat)
    found = [Outcomes(choice, [], []) for choice in thinking.options()[0]]
    plan = Plan(playouts=budget.playouts or MOST_PLAYOUTS, milliseconds=budget.milliseconds)
    for rows in thinking.slices([one.choice for one in found], seed, plan):
        for one, outcomes in zip(found, rows, strict=True):
            one.rows.extend(outcomes)
            one.worths.extend(row[WIN] / MILLION for row in outcomes)
        if not budget.playouts and is_settled(found, SETTLED):
            break
    return sorted(found, key=lambda one: -mean(one.worths))


def _chance(one: Outcomes) -> tuple[float, float]:
    return mean(one.worths), error_of(one.worths)


def place_of(record: Courtship) -> dict[str, int]:
    """Where in the game a decision was asked, the larger part first; counted from 1."""
    return {"set": record.sets + 1, "round": record.rounds + 1}


def is_one_game(record: Courtship) -> bool:
    """Whether the chance to win is that of the whole game, not of one game of a match."""
    return True
