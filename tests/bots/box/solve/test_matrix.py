"""Matrix games: the value of a linear program, mixtures that guarantee it, saddle points, and matrices full of ties."""

from __future__ import annotations

import random

import pytest

from coronet.bots.box.solve.entries import rules
from coronet.bots.box.solve.matrix import GAP, MOST, Desk, game_value, open_value
from coronet.kernel import compiled
from coronet.kernel.compiled import Row

linprog = pytest.importorskip("scipy.optimize", reason="SciPy is not installed").linprog

# Two rows and two columns that differ by rounding alone: a pivot on the difference is worthless.
SAME = [1.0, 1.0, 0.8429906542056074, 0.5637860082304527, 0.6460176991150444, 0.6460176991150444]
NOUGHT = 2.7755575615628914e-17
NEARLY_SINGULAR = [
    SAME,
    SAME,
    [-NOUGHT / 4, NOUGHT / 4, 0.7709923664122138, 0.30177027583367644, 0.6803278688524589, 0.6803278688524589],
    [0.2, -NOUGHT, -0.11111111111111113, 0.8795180722891567, -NOUGHT, -NOUGHT],
    [1.0, 0.08164518109269488, -0.33333333333333337, 0.7142857142857142, 1.0, 1.0],
    [1.0, -0.5862068965517242, -1.0, 0.8, 1.0, 1.0],
]


def play(matrix: list[list[float]]) -> tuple[float, list[float], list[float], float]:
    """Value, both mixtures, and the gap between what they guarantee."""
    desk = Desk()
    for row, numbers in enumerate(matrix):
        for column, number in enumerate(numbers):
            desk.matrix[row * MOST + column] = number
    rows, columns = len(matrix), len(matrix[0])
    value = game_value(desk.matrix, rows, columns, desk.tableau, desk.labels, desk.mix)
    return value, desk.mixture(0, rows), desk.mixture(1, columns), desk.mix[GAP]


def value_by_program(matrix: list[list[float]]) -> float:
    """The same by HiGHS: as large a guarantee as a mixture of the rows can have."""
    rows, columns = len(matrix), len(matrix[0])
    over = [[-matrix[row][column] for row in range(rows)] + [1.0] for column in range(columns)]
    bounds = [(0, None)] * rows + [(None, None)]
    found = linprog([0.0] * rows + [-1.0], over, [0.0] * columns, [[1.0] * rows + [0.0]], [1.0], bounds, "highs")
    return -found.fun


def any_matrix(rng: random.Random) -> list[list[float]]:
    """Sizes up to nine; numbers from a few, so that there are ties, or from many."""
    rows, columns = rng.randint(1, 9), rng.randint(1, 9)
    numbers = rng.choice([[-1.0, 0.0, 1.0], [-1.0, 1.0], [at / 7 for at in range(-7, 8)], []])
    matrix = [[rng.choice(numbers) if numbers else rng.uniform(-1, 1) for _ in range(columns)] for _ in range(rows)]
    if rng.random() < 0.3 and rows > 1:
        matrix[-1] = [number + rng.choice([0.0, 1e-16, -1e-16]) for number in matrix[0]]
    return matrix


def test_values_are_those_of_the_linear_program():
    rng = random.Random(1)
    for _ in range(400):
        matrix = any_matrix(rng)
        value, *_, gap = play(matrix)
        assert value == pytest.approx(value_by_program(matrix), abs=1e-9)
        assert gap < 1e-12


def test_mixtures_guarantee_the_value():
    rng = random.Random(2)
    for _ in range(400):
        matrix = any_matrix(rng)
        value, first, second, _ = play(matrix)
        assert min(first) >= 0 <= min(second)
        assert sum(first) == pytest.approx(1) == sum(second)
        for column in range(len(matrix[0])):
            assert sum(chance * row[column] for chance, row in zip(first, matrix, strict=True)) >= value - 1e-12
        for row in matrix:
            assert sum(chance * number for chance, number in zip(second, row, strict=True)) <= value + 1e-12


def test_rows_that_differ_by_rounding_alone_do_no_harm():
    value, *_, gap = play(NEARLY_SINGULAR)
    assert value == pytest.approx(value_by_program(NEARLY_SINGULAR), abs=1e-9)
    assert gap < 1e-12


def test_a_saddle_point_is_played_as_it_is():
    assert play([[3.0, 1.0], [0.0, -1.0]])[:3] == (1.0, [1.0, 0.0], [0.0, 1.0])


@pytest.mark.parametrize(("first", "value"), [(0, -1.0), (1, 1.0)])
def test_who_chooses_openly_gets_what_the_best_answer_leaves(first, value):
    desk = Desk()
    for at, number in ((0, 1.0), (1, -1.0), (MOST, -1.0), (MOST + 1, 1.0)):
        desk.matrix[at] = number
    assert open_value(desk.matrix, 2, 2, first, desk.mix) == value


@pytest.mark.skipif(not compiled.available(), reason="the extra `fast` is not installed")
def test_compiled_values_are_the_interpreted_ones():
    rng = random.Random(3)
    for _ in range(200):
        matrix = any_matrix(rng)
        desk = Desk()
        for row, numbers in enumerate(matrix):
            for column, number in enumerate(numbers):
                desk.matrix[row * MOST + column] = number
        rows = [Row(numbers) for numbers in (desk.matrix, desk.tableau, desk.labels, desk.mix)]
        value = rules()["game_value"](rows[0], len(matrix), len(matrix[0]), *rows[1:])
        assert value == pytest.approx(play(matrix)[0], abs=1e-12)
