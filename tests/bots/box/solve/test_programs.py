"""Positions of solved games against an independent solver: matrices by the game's own table, values by HiGHS."""

from __future__ import annotations

import random

import pytest

pytest.importorskip("scipy", reason="SciPy is not installed")
pytest.importorskip("numpy", reason="the extra `fast` is not installed")

from coronet.bots.box.solve.by_position import Graph
from coronet.bots.box.solve.games import STEPS, word_of
from coronet.bots.box.solve.progress import say_nothing
from coronet.games.r import settings
from coronet.games.r.flow import act
from coronet.games.r.game import GAME
from coronet.games.r.record import GAME_OVER, PLAY_CARD, Duel
from coronet.kernel.bits import lowest
from tests.bots.box.solve.cuts import FIVE, cut, solved
from tests.bots.box.solve.test_matrix import value_by_program
from tests.compiled_rules import SKIP_WITHOUT_COMPILER

pytestmark = SKIP_WITHOUT_COMPILER


def choices(record: Duel, seat: int) -> list[int]:
    out = [0] * GAME.most_choices
    return out[: GAME.choices(record, seat, out)]


def acted(record: Duel, seat: int, choice: int) -> Duel:
    after = record.copy()
    act(after, seat, choice)
    return after


def worth(solution, record: Duel) -> float:
    """The value that the solution has for a record whose seats are asked; that of a finished game by its winners."""
    if record.phase == GAME_OVER:
        return {0: 0.0, 1: 1.0, 2: -1.0}[record.winners]
    return float(solution.values[solution.place(word_of(record))])


def value_at_the_table(solution, record: Duel) -> float:
    """The value of a position from those after every choice that the table allows."""
    if record.waiting == 3:
        matrix = [
            [worth(solution, acted(acted(record, 0, one), 1, other)) for other in choices(record, 1)]
            for one in choices(record, 0)
        ]
        return value_by_program(matrix)
    seat = lowest(record.waiting)
    best = min if seat else max
    answers = max if seat else min
    found = []
    for choice in choices(record, seat):
        after = acted(record, seat, choice)
        if record.phase == PLAY_CARD:
            found.append(answers(worth(solution, acted(after, 1 - seat, last)) for last in choices(after, 1 - seat)))
        else:
            found.append(worth(solution, after))
    return best(found)


def check_random_games(solution, start: Duel, games: int) -> None:
    rng = random.Random(7)
    for _ in range(games):
        record = start.copy()
        while record.phase != GAME_OVER:
            if record.phase in STEPS and record.open_seat < 0 and record.pending == [0, 0]:
                word = word_of(record)
                found = solution.at(word)
                assert found.value == pytest.approx(float(solution.values[solution.place(word)]), abs=1e-12)
                assert found.value == pytest.approx(value_at_the_table(solution, record), abs=1e-9)
            seat = lowest(record.waiting)
            record = acted(record, seat, rng.choice(choices(record, seat)))


@pytest.mark.parametrize("house", [{}, {"held-minister": "owner", "jester-stops": "all"}])
@pytest.mark.parametrize("variant", [None, "sever", "impatience", "numbers-jester-minister", "loser", "balance"])
def test_positions_of_whole_games_have_the_value_of_their_program(variant, house):
    data = {"variants": [variant] if variant else [], "house_rules": house}
    start = settings.new(settings.read(data), 1)
    check_random_games(solved(start), start, 12)


@pytest.mark.parametrize("variant", ["till-dawn", "princess-attack", "random-deal"])
def test_positions_of_dealt_and_counted_games_too(variant):
    start = settings.new(settings.read({"variants": [variant]}), 3)
    check_random_games(solved(start), start, 12)


@pytest.mark.parametrize("last_chance", ["lost", "any"])
@pytest.mark.parametrize("more", [(), ("impatience",), ("sever",), ("loser", "balance")])
def test_positions_with_a_last_chance_too(last_chance, more):
    start = cut(FIVE, "last-chance", *more, last_chance=last_chance)
    check_random_games(solved(start), start, 40)


def test_both_ways_of_solving_agree():
    for variants in ((), ("sever",), ("balance", "till-dawn"), ("numbers-minister", "loser")):
        record = cut(FIVE + " general", *variants)
        layered = solved(record)
        levels, _ = Graph(layered.board, layered.start, 10_000_000, say_nothing).solve(say_nothing)
        assert sum(len(words) for _, words, _ in levels) == layered.states
        for _, words, values in levels:
            for word, value in zip(words.tolist(), values.tolist(), strict=True):
                assert value == pytest.approx(float(layered.values[layered.place(word)]), abs=1e-12)


def test_hands_of_different_size_are_solved():
    start = cut("prince spy jester", other="general magician princess assassin")
    check_random_games(solved(start), start, 20)
