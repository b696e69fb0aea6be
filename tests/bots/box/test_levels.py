"""Levels of solved games: the expert cannot be beaten, the others can be by more and more."""

from __future__ import annotations

import random

import pytest

from coronet.bots.box.levels import NAIVE, naive, with_naive_choices
from coronet.bots.box.solve.exploitability import best_answers, exploitability
from coronet.bots.box.solve.nash import mixture, policy_by
from coronet.bots.levels import LEVELS, choose
from coronet.games.parlour import serious_card
from coronet.games.r import settings
from coronet.games.r.game import GAME
from coronet.kernel.bits import each
from tests.compiled_rules import SKIP_WITHOUT_COMPILER


def middle_of_a_game():
    """After four rounds of a game by chance that goes on."""
    out = [0] * GAME.most_choices
    for seed in range(100):
        record, rng = settings.new(settings.read({}), seed), random.Random(seed)
        while record.rounds < 4 and not GAME.over(record):
            seat = next(each(record.waiting))
            GAME.act(record, seat, out[rng.randrange(GAME.choices(record, seat, out))])
        if not GAME.over(record):
            return record
    raise AssertionError("every game was over after four rounds")


def in_order(found: dict[str, float]) -> bool:
    return found["expert"] < found["strong"] < found["good"] < found["beginner"]


def test_levels_of_serious_card_can_lose_more_and_more_and_the_expert_nothing():
    record = serious_card.new(serious_card.read({}), 1)
    found = {level: exploitability(with_naive_choices(mixture, serious_card.GAME, level), record) for level in LEVELS}
    assert found["expert"] == pytest.approx(0, abs=1e-9)
    assert in_order(found), found


@SKIP_WITHOUT_COMPILER
def test_levels_of_r_can_lose_more_and_more_and_nobody_gains_on_the_expert():
    """From the middle of a game, so that it takes no time; docs/bots.md has the whole game."""
    solved = pytest.importorskip("coronet.bots.box.solve.solved", reason="the extra `fast` is not installed")
    record = middle_of_a_game()
    policy = policy_by(solved.solution_of(record))
    found = {level: exploitability(with_naive_choices(policy, GAME, level), record) for level in LEVELS}
    assert found["expert"] == pytest.approx(0, abs=1e-9)
    assert in_order(found), found
    first, second = best_answers(policy, record)
    assert first + second == pytest.approx(0, abs=1e-9)  # each gets the value of the position, whoever plays against it


def test_a_level_chooses_naively_as_often_as_stated():
    record = serious_card.new(serious_card.read({}), 1)
    expert = {choose(record, 0, "expert", seed) for seed in range(300)}
    odd = [seed for seed in range(2000) if choose(record, 0, "beginner", seed) not in expert]
    out = [0] * serious_card.GAME.most_choices
    liked = naive(out[: serious_card.GAME.choices(record, 0, out)])
    stated = NAIVE["beginner"] * sum(chance for choice, chance in liked.items() if choice not in expert)
    assert len(odd) / 2000 == pytest.approx(stated, abs=0.03)
