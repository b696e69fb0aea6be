"""Search for Rebel Princess: the same for the same seed, no fool; compiled scores are the plain ones."""

from __future__ import annotations

import random

import pytest

from coronet.bots.levels import Budget, is_warm, warm
from coronet.bots.rebel.levels import PLANS, plan_of
from coronet.bots.rebel.mind import Mind
from coronet.bots.rebel.policy import scores
from coronet.bots.rebel.search import Plan, Thinking, evaluate
from coronet.games.rebel.declaration import princesses_of, rounds_of
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import PLAY_CARD, Round
from coronet.games.rebel.settings import new
from coronet.kernel.bits import each
from tests.bots.against_random import veiled
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.positions import rebel
from tests.rebel_games import any_choice, any_settings, one_round

pytestmark = SKIP_WITHOUT_COMPILER


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
def test_scores_are_the_same_compiled(edition):
    """Every round card; princesses and numbers of players in turn."""
    out, scored = [0] * MOST_CHOICES, [0] * MOST_CHOICES
    names = princesses_of(edition)
    for at, card in enumerate(rounds_of(edition)):
        record = one_round(edition, 3 + at % 4, card, names[at % len(names)], seed=at)
        rng = random.Random(at)
        while not GAME.over(record):
            seat, choice = any_choice(record, rng)
            number = GAME.choices(record, seat, out)
            if number > 1:
                scores(record, seat, Round(), Mind(), out, number, scored)
                assert Thinking(record).options(seat) == (out[:number], scored[:number])
            GAME.act(record, seat, choice)


def positions(count: int):
    for seed in range(count):
        rng = random.Random(seed)
        record = new(any_settings(rng), seed)
        for _ in range(rng.randrange(20, 150)):
            if GAME.over(record):
                break
            GAME.act(record, *any_choice(record, rng))
        if not GAME.over(record):
            yield record, next(each(record.waiting))


def test_an_option_is_worth_the_same_for_the_same_seed():
    plan = Plan(playouts=60, weighs=True, for_the_game=True, ends=3, sets=6)
    for record, seat in positions(40):
        own = veiled(record, seat)
        once = evaluate(own, seat, 5, plan)
        assert once == evaluate(own.copy(), seat, 5, plan)
        assert all(GAME.why_not(record, seat, option.choice) == 0 for option in once)


def test_more_playouts_settle_the_error():
    table = rebel("once-upon-a-time", "Q8 F1 C5 P2", "Q9 F2 P9 C1", "Q2 F3 P1 C2", "Q3 Q7 F4 P8")
    own = veiled(table.record, 0)
    few, many = (evaluate(own, 0, 1, Plan(playouts=n), halve=False) for n in (60, 6000))
    assert max(option.error for option in many) < max(option.error for option in few)


def test_a_budget_in_milliseconds_or_playouts_takes_the_place_of_the_level_s_own():
    assert plan_of("strong", None) == PLANS["strong"]
    assert plan_of("strong", Budget(playouts=7)).playouts == 7
    assert plan_of("strong", Budget(playouts=7000), 6).playouts == 500
    assert plan_of("expert", Budget(playouts=7000)).playouts == 7000
    assert plan_of("expert", Budget(milliseconds=20)).milliseconds == 20


def test_more_time_does_not_make_strong_an_expert():
    """With time to spare it makes the playouts of its level, whatever the budget."""
    table = rebel("once-upon-a-time", "Q8 F1 C5 P2", "Q9 F2 P9 C1", "Q2 F3 P1 C2", "Q3 Q7 F4 P8")
    own = veiled(table.record, 0)
    made = [
        sum(option.worlds for option in evaluate(own, 0, 1, plan_of(level, Budget(milliseconds=200))))
        for level in ("strong", "expert")
    ]
    assert made[0] <= PLANS["strong"].playouts < made[1]


def test_a_level_is_ready_once_it_is_warm():
    warm()
    assert is_warm("expert", "rebel")
    assert is_warm("good", "rebel")


def test_the_end_of_the_round_is_solved_for_the_own_choices():
    """In the same worlds, others playing the same, the best order of the last cards is never worse than another."""
    better = 0
    for seed in range(24):
        record = one_round("classic", 3 + seed % 4, "once-upon-a-time", "mulan", seed)
        rng = random.Random(seed)
        while record.hand_size[0] > 3 or not record.waiting & 1 or record.phase != PLAY_CARD:
            GAME.act(record, *any_choice(record, rng))
        plain, solved = (
            {option.choice: option.mean for option in evaluate(veiled(record, 0), 0, 1, plan, halve=False)}
            for plan in (Plan(playouts=120, noise=0, ends=ends) for ends in (0, 3))
        )
        assert all(solved[choice] >= plain[choice] for choice in plain)
        better += any(solved[choice] > plain[choice] for choice in plain)
    assert better
