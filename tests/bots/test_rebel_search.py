"""Search for Rebel Princess: the same for the same seed, no fool; compiled scores are the plain ones."""

from __future__ import annotations

import random

import pytest

from coronet.bots.levels import Budget, choose, is_warm, warm
from coronet.bots.policy.rebel import scores
from coronet.bots.policy.rebel_mind import Mind
from coronet.bots.rebel_levels import PLANS, plan_of
from coronet.bots.search.rebel import Plan, Thinking, evaluate
from coronet.games.rebel.game import GAME
from coronet.games.rebel.legal import MOST_CHOICES
from coronet.games.rebel.record import Round
from coronet.games.rebel.settings import new, princesses_of, rounds_of
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
    plan = Plan(playouts=60, candidates=3, for_the_game=True, sets=6)
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
    assert plan_of("expert", Budget(milliseconds=20)).milliseconds == 20


def test_a_level_is_ready_once_it_is_warm():
    warm()
    assert is_warm("expert")
    assert is_warm("good")


# Deals that people complain about


SEARCHERS = ("good", "strong", "expert")


def chosen(table, seat: int, level: str, seeds: int = 5) -> set[str]:
    own = veiled(table.record, seat)
    return {GAME.text_of(choose(own, seat, level, seed, Budget(playouts=400))) for seed in range(seeds)}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_does_not_take_the_frog_when_it_can_stay_under(level):
    hands = ("P10 F1 F5", "P8 F2 F6", "P1 F3 F7", "P2 F8 Q3", "P3 F9 Q5", "P9 P11 F4")
    table = rebel("once-upon-a-time", *hands)
    table.play("0 play P10", "1 play P8", "2 play P1", "3 play P2", "4 play P3")
    assert chosen(table, 5, level) == {"play P9"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_does_not_lead_into_the_frog(level):
    hands = ("P9 P10 Q1 Q2", "P8 P1 Q3 F1", "P2 P3 Q4 F2", "P4 P5 Q5 F3")
    assert not chosen(rebel("once-upon-a-time", *hands), 0, level) & {"play P9", "play P10"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_throws_the_frog_when_it_cannot_follow(level):
    table = rebel("once-upon-a-time", "Q8 F1 F5", "Q9 F2 F6", "Q2 F3 F7", "P8 C4 F4")
    table.play("0 play Q8", "1 play Q9", "2 play Q2")
    assert chosen(table, 3, level) == {"play P8"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_does_not_cover_a_trick_that_holds_the_frog(level):
    table = rebel("once-upon-a-time", "P9 F1 F5", "P8 F2 F6", "P1 F3 F7", "P10 P2 F4")
    table.play("0 play P9", "1 play P8", "2 play P1")
    assert chosen(table, 3, level) == {"play P2"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_does_not_lead_a_suit_that_nobody_else_holds_into_their_throws(level):
    hands = ("F9 F10 Q1", "C1 C2 Q5", "C3 C4 Q6", "C5 P8 Q7")
    assert chosen(rebel("once-upon-a-time", *hands), 0, level) == {"play Q1"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_alice_keeps_her_power_when_the_trick_cost_nothing(level):
    table = rebel("once-upon-a-time", "Q9 F1", "Q1 F2", "Q2 F3", "Q3 F4", princesses={0: "alice"})
    table.play("0 play Q9", "1 play Q1", "2 play Q2", "3 play Q3")
    assert chosen(table, 0, level) == {"no"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_the_last_seat_that_can_stop_a_rebel_of_the_ball_does(level):
    """Seat 0 has the Frog and all Princes so far and leads another; staying under with C2 would let it run."""
    table = rebel("once-upon-a-time", "P9 C5 F10", "P8 F2 Q9", "C4 C9 C2")
    table.play("0 play P9", "1 play P8", "2 play C4", "0 play C5", "1 play F2")
    assert chosen(table, 2, level) == {"play C9"}


@pytest.mark.parametrize("level", SEARCHERS)
def test_it_gives_up_taking_all_once_another_seat_has_a_prince(level):
    table = rebel("once-upon-a-time", "P9 Q9 C1 F1", "P8 Q10 C2 F2", "C3 Q1 F3 F4", "C4 Q2 F5 F6")
    table.play("0 play P9", "1 play P8", "2 play C3", "3 play C4")
    table.play("0 play Q9", "1 play Q10", "2 play Q1", "3 play Q2")
    table.play("1 play C2", "2 play F3", "3 play F5")
    assert chosen(table, 0, level) == {"play C1"}
