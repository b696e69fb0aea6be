"""Matrix games: what two seats that choose at once can both be sure of, and the mixtures that make sure of it.

A matrix has what seat 0 gets, a row for each choice of seat 0 and a column for each of seat 1. A saddle point is found
at once; otherwise the two mixtures are the primal and the dual answer of one linear program, found by pivoting. What
they guarantee is then worked out from the matrix itself, so the value never rests on the pivots alone.
"""

from __future__ import annotations

from array import array

from coronet.kernel.rule import rule

MOST = 16  # rows or columns
MATRIX = MOST * MOST  # numbers in a matrix: MOST in each row
TABLEAU = (MOST + 1) * (MOST + 1)
LABELS = 2 * MOST
MIX = 2 * MOST + 1  # the mixture of seat 0, that of seat 1, and the widest gap between two guarantees so far
GAP = 2 * MOST
ACROSS = MOST + 1  # numbers in a row of the tableau
NEARLY = 1e-12  # less than this is nothing
TINY = 1e-9  # less than this is never divided by
CLOSE = 1e-11  # two guarantees that are one value
PATIENCE = 60  # pivots by the steepest column; then by the lowest label, which never goes round in circles
MOST_PIVOTS = 600
FAR = 1e300


class Desk:
    """Room for one matrix game: the matrix, what is worked with, and the mixtures."""

    def __init__(self) -> None:
        self.matrix = array("d", bytes(8 * MATRIX))
        self.tableau = array("d", bytes(8 * TABLEAU))
        self.labels = array("q", bytes(8 * LABELS))
        self.mix = array("d", bytes(8 * MIX))

    def mixture(self, seat: int, choices: int) -> list[float]:
        """The mixture of a seat over its choices."""
        return self.mix[seat * MOST : seat * MOST + choices].tolist()


@rule
def game_value(
    matrix: list[float], rows: int, columns: int, tableau: list[float], labels: list[int], mix: list[float]
) -> float:
    """What the game is worth to seat 0; both mixtures are written into `mix`."""
    at = open_value(matrix, rows, columns, 0, mix)
    if at >= open_value(matrix, rows, columns, 1, mix):
        return at
    for patience in (PATIENCE, 0):
        find_mixtures(matrix, rows, columns, patience, tableau, labels, mix)
        if most_lost(matrix, rows, columns, mix) - sure_gain(matrix, rows, columns, mix) < CLOSE:
            break
    sure = sure_gain(matrix, rows, columns, mix)
    most = most_lost(matrix, rows, columns, mix)
    mix[GAP] = max(mix[GAP], most - sure)
    return (sure + most) / 2.0


@rule
def find_mixtures(
    matrix: list[float],
    rows: int,
    columns: int,
    patience: int,
    tableau: list[float],
    labels: list[int],
    mix: list[float],
) -> None:
    """Pivot until nothing is gained: so often by the steepest column, then by the lowest label."""
    lay_out(matrix, rows, columns, tableau, labels)
    for pivots in range(MOST_PIVOTS):
        is_steep = int(pivots < patience)
        column = entering(rows, columns, tableau, labels, is_steep)
        if column < 0:
            break
        row = leaving(rows, columns, column, tableau, labels, is_steep)
        if row < 0:
            break
        pivot(rows, columns, row, column, tableau, labels)
    read_mixtures(rows, columns, tableau, labels, mix)


@rule
def open_value(matrix: list[float], rows: int, columns: int, first: int, mix: list[float]) -> float:
    """What the game is worth to seat 0 when `first` chooses openly; its best choice is written into `mix`."""
    chosen = 0
    best = FAR if first else -FAR
    if first:
        for column in range(columns):
            worst = matrix[column]
            for row in range(1, rows):
                worst = max(worst, matrix[row * MOST + column])
            mix[MOST + column] = 0.0
            if worst < best:
                best = worst
                chosen = column
        mix[MOST + chosen] = 1.0
        return best
    for row in range(rows):
        worst = matrix[row * MOST]
        for column in range(1, columns):
            worst = min(worst, matrix[row * MOST + column])
        mix[row] = 0.0
        if worst > best:
            best = worst
            chosen = row
    mix[chosen] = 1.0
    return best


@rule
def lay_out(matrix: list[float], rows: int, columns: int, tableau: list[float], labels: list[int]) -> None:
    """The program of seat 1: as large a sum as can be with no row over 1, every number raised to 1 at least."""
    lowest = FAR
    for row in range(rows):
        for column in range(columns):
            lowest = min(lowest, matrix[row * MOST + column])
    for row in range(rows):
        for column in range(columns):
            tableau[row * ACROSS + column] = matrix[row * MOST + column] - lowest + 1.0
        tableau[row * ACROSS + columns] = 1.0
        labels[MOST + row] = MOST + row
    for column in range(columns):
        tableau[rows * ACROSS + column] = -1.0
        labels[column] = column
    tableau[rows * ACROSS + columns] = 0.0


@rule
def entering(rows: int, columns: int, tableau: list[float], labels: list[int], steepest: int) -> int:
    """The column to pivot on, or -1 when nothing more can be gained."""
    chosen = -1
    for column in range(columns):
        gain = tableau[rows * ACROSS + column]
        if gain >= -NEARLY:
            continue
        if chosen < 0:
            chosen = column
        elif steepest:
            if gain < tableau[rows * ACROSS + chosen]:
                chosen = column
        elif labels[column] < labels[chosen]:
            chosen = column
    return chosen


@rule
def leaving(rows: int, columns: int, column: int, tableau: list[float], labels: list[int], steepest: int) -> int:
    """The row that is full first; of several the one with the largest number, or the lowest label."""
    chosen = -1
    least = FAR
    for row in range(rows):
        across = tableau[row * ACROSS + column]
        if across <= TINY:
            continue
        ratio = tableau[row * ACROSS + columns] / across
        if ratio < least - NEARLY:
            least = ratio
            chosen = row
        elif ratio <= least + NEARLY:
            is_larger = int(across > tableau[chosen * ACROSS + column])
            if is_larger if steepest else labels[MOST + row] < labels[MOST + chosen]:
                least = ratio
                chosen = row
    return chosen


@rule
def pivot(rows: int, columns: int, row: int, column: int, tableau: list[float], labels: list[int]) -> None:
    """Exchange what is bound to this row with what is bound to this column."""
    pivot_row = row * ACROSS
    inverse = 1.0 / tableau[pivot_row + column]
    for at in range(columns + 1):
        tableau[pivot_row + at] *= inverse
    tableau[pivot_row + column] = inverse
    for other in range(rows + 1):
        if other == row:
            continue
        start = other * ACROSS
        factor = tableau[start + column]
        if factor == 0.0:
            continue
        tableau[start + column] = 0.0
        for at in range(columns + 1):
            tableau[start + at] -= factor * tableau[pivot_row + at]
    label = labels[column]
    labels[column] = labels[MOST + row]
    labels[MOST + row] = label


@rule
def read_mixtures(rows: int, columns: int, tableau: list[float], labels: list[int], mix: list[float]) -> None:
    """Both mixtures from the last tableau: seat 1's from its border, seat 0's from below it."""
    for at in range(MOST):
        mix[at] = mix[MOST + at] = 0.0
    for row in range(rows):
        if labels[MOST + row] < MOST:
            mix[MOST + labels[MOST + row]] = max(tableau[row * ACROSS + columns], 0.0)
    for column in range(columns):
        if labels[column] >= MOST:
            mix[labels[column] - MOST] = max(tableau[rows * ACROSS + column], 0.0)
    for seat in range(2):
        total = 0.0
        for at in range(MOST):
            total += mix[seat * MOST + at]
        for at in range(MOST):
            mix[seat * MOST + at] /= total


@rule
def sure_gain(matrix: list[float], rows: int, columns: int, mix: list[float]) -> float:
    """What seat 0's mixture gets whatever seat 1 does."""
    sure = FAR
    for column in range(columns):
        total = 0.0
        for row in range(rows):
            total += mix[row] * matrix[row * MOST + column]
        sure = min(sure, total)
    return sure


@rule
def most_lost(matrix: list[float], rows: int, columns: int, mix: list[float]) -> float:
    """What seat 0 gets at most against seat 1's mixture."""
    most = -FAR
    for row in range(rows):
        total = 0.0
        for column in range(columns):
            total += mix[MOST + column] * matrix[row * MOST + column]
        most = max(most, total)
    return most
