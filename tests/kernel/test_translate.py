"""Rules as machine code: the same answers as Python's, and a refusal with file and line for what is no rule."""

from __future__ import annotations

import inspect
import itertools
from typing import Any

import pytest

from coronet.kernel import bits, compiled
from coronet.kernel.bits import count
from coronet.kernel.compiled import BOUNDS_SWITCH, Entry, Row
from coronet.kernel.rule import rule, rule_of, rules
from tests.compiled_rules import SKIP_WITHOUT_COMPILER
from tests.kernel.tried import NUMBERS, PLAIN, SETS, Pair, added, divided, mean, measured, moved, read, signs

pytestmark = [SKIP_WITHOUT_COMPILER, pytest.mark.xdist_group("compiled")]


@pytest.fixture(autouse=True)
def own_cache(tmp_path, monkeypatch):
    monkeypatch.setenv("CORONET_CACHE", str(tmp_path))


def machine(function, **options):
    """The compiled form of a function that is a rule for as long as it takes."""
    rules.append(function)
    try:
        return compiled.load("tried", {"tried": Entry(function, **options)})["tried"]
    finally:
        rules.remove(function)


@pytest.mark.parametrize("function", PLAIN)
def test_machine_code_answers_as_python_does(function):
    fast = machine(function)
    for a, b in itertools.product(NUMBERS, NUMBERS):
        if function is divided and b == 0:
            continue
        assert fast(a, b) == function(a, b), (a, b)


def test_sets_of_bits_are_counted_and_picked_from():
    fast = machine(measured)
    for items in SETS:
        for position in range(count(items)):
            assert fast(items, position) == measured(items, position)


def test_records_and_rows_are_read_and_written():
    fast = machine(moved)
    pair, other, row = Row.of([4, 1, 2, 3]), Row.zeros(4), Row.of([10, 0])
    assert fast(pair, other, row, 6) == 4
    assert (pair.numbers.tolist(), other.numbers.tolist(), row.numbers.tolist()) == (
        [4, 1, 2, 3],
        [6, 1, 6, 13],
        [10, 13],
    )


def test_floats_mix_with_integers():
    from array import array  # noqa: PLC0415

    fast = machine(mean)
    assert fast(Row(array("d", [1.5, 2.5])), 2) == mean([1.5, 2.5], 2)
    assert fast(Row(array("d", [0.25])), 1) == mean([0.25], 1)


def test_one_call_steps_through_many():
    fast = machine(added, stepped=("pair", "number"))
    pairs, numbers, answers = Row.of([1, 0, 0, 0, 2, 0, 0, 0]), Row.of([10, 20]), Row.zeros(2)
    fast(pairs, numbers, 100, 2, answers)
    assert answers.numbers.tolist() == [111, 122]
    assert pairs.numbers.tolist()[::4] == [11, 22]


def test_a_quick_call_answers_the_same():
    quick, slow = machine(signs, quick=True), machine(signs)
    assert [quick(a, 5) for a in NUMBERS] == [slow(a, 5) for a in NUMBERS]


def test_an_index_outside_its_row_is_found_with_bounds_checks(monkeypatch):
    monkeypatch.setenv(BOUNDS_SWITCH, "1")
    fast = machine(read)
    assert fast(Row.of([3, 4]), 1) == 4
    for outside in (2, -1):
        with pytest.raises(IndexError, match="an index lies outside its row"):
            fast(Row.of([3, 4]), outside)
    assert fast(Row.of([3, 4]), 0) == 3


def test_a_rule_made_of_others_knows_what_it_was_made_of():
    def made(bonus, added, module):
        @rule_of(Pair)
        def after(pair: Any, number: int) -> int:
            pair.seat = added(pair.seat, number) + bonus
            return module.lowest(pair.hands[0])

        return after

    @rule
    def plus(a: int, b: int) -> int:
        return a + b

    first, second = made(1, plus, bits), made(100, count_up, bits)
    for function, seat in ((first, 13), (second, 113)):
        pair = Row.of([10, 4, 0, 0])
        assert machine(function)(pair, 2) == 2
        assert pair.numbers.tolist()[0] == seat


def test_what_is_written_to_a_row_by_another_rule_is_read_in_its_record():
    fast = machine(written_through)
    pair = Row.of([1, 5, 6, 7])
    assert fast(pair, pair, 1, 4) == 614
    assert pair.numbers.tolist() == [4, 5, 4, 7]


def written_through(pair: Pair, same: Pair, at: int, number: int) -> int:
    before = pair.hands[1] * 100 + pair.seat * 10
    write(pair.hands, at, number)
    same.seat = pair.hands[1]
    return before + pair.seat


@rule
def write(row: list[int], at: int, number: int) -> None:
    row[at] = number


def test_rules_called_seldom_and_rules_in_lanes_answer_as_others_do(monkeypatch, capfd):
    monkeypatch.setattr("coronet.kernel.translate.kept_apart", {count_up})
    monkeypatch.setattr("coronet.kernel.translate.laned", {spread})
    fast = machine(spread)
    for items, length in itertools.product(SETS, (0, 1, 3, 8, 48, 61)):
        out = [7] * 61
        row = Row.of(out)
        assert fast(row, items, length) == spread(out, items, length)
        assert row.numbers.tolist() == out
    assert capfd.readouterr().err == ""  # LLVM says so where it finds no lanes


def spread(out: list[int], items: int, length: int) -> int:
    for item in range(length):
        out[item] = items >> item & 1
    return count_up(length, items & 7)


@rule
def count_up(a: int, b: int) -> int:
    return a + b + 1


def text(a: int) -> int:
    return len("x" * a)


def unset(a: int) -> int:
    return missing + a  # noqa: F821


def raised(a: int) -> int:
    raise ValueError(a)


def stranger(a: int) -> int:
    return signs(a, a)


def untyped(a):
    return a


@pytest.mark.parametrize(
    ("function", "why"),
    [
        (text, "cannot call len"),
        (unset, "not set"),
        (raised, "no Raise"),
        (stranger, "no rule"),
        (untyped, "no type"),
    ],
)
def test_what_the_subset_lacks_is_refused_with_its_place(function, why):
    from coronet.kernel.kinds import UntranslatableError  # noqa: PLC0415

    with pytest.raises(UntranslatableError, match=why) as refused:
        machine(function)
    if function is not untyped:
        assert f"test_translate.py:{function.__code__.co_firstlineno + 1}" in str(refused.value)


def set_if_positive(a: int) -> int:
    if a > 0:
        best = a
    return best  # here


def set_in_a_loop_that_may_not_run(a: int) -> int:
    for at in range(a):
        last = at
    return last  # here


def counted_by_a_loop_that_may_not_run(a: int) -> int:
    for at in range(a):  # noqa: B007
        pass
    return at  # here


def set_while_it_lasts(a: int) -> int:
    while a > 0:
        a -= 1
        last = a
    return last  # here


def set_after_a_break(a: int) -> int:
    while True:
        if a > 3:
            break
        last = a
        a += 1
    return last  # here


def set_after_a_continue(a: int) -> int:
    total = 0
    for at in range(a):
        if at & 1:
            total += extra  # noqa: F821 - here
            continue
        extra = at  # noqa: F841
    return total


def raised_before_it_is_set(a: int) -> int:
    if a:
        total = 1
    total += a  # here
    return total


def hides_a_name_outside(a: int) -> int:
    if a:
        NUMBERS_SEEN = a  # noqa: N806
    return NUMBERS_SEEN  # here


def a_row_named_on_one_path(pair: Pair) -> int:
    if pair.seat:
        hands = pair.hands
    hands[0] = 1  # here
    return 0


def used_as_an_index(pair: Pair) -> int:
    if pair.seat:
        seat = 1
    pair.hands[seat] = 4  # here
    return 0


NUMBERS_SEEN = 9


@pytest.mark.parametrize(
    ("function", "name"),
    [
        (set_if_positive, "best"),
        (set_in_a_loop_that_may_not_run, "last"),
        (counted_by_a_loop_that_may_not_run, "at"),
        (set_while_it_lasts, "last"),
        (set_after_a_break, "last"),
        (set_after_a_continue, "extra"),
        (raised_before_it_is_set, "total"),
        (hides_a_name_outside, "NUMBERS_SEEN"),
        (a_row_named_on_one_path, "hands"),
        (used_as_an_index, "seat"),
    ],
)
def test_a_name_that_one_path_leaves_unset_is_refused_with_its_place(function, name):
    assert refusal_of(function) == f"{place_of(function)}: {function.__name__}: {name} is not set on every path to here"


def ends_after_an_if(a: int) -> int:  # noqa: RET503
    if a > 0:  # here
        return a


def ends_after_one_side(a: int) -> int:  # noqa: RET503
    if a > 0:  # here
        return a
    else:  # noqa: RET505
        a += 1


def ends_after_a_loop(a: int) -> int:  # noqa: RET503
    for at in range(a):  # here
        return at


def ends_after_a_break(a: int) -> int:
    while True:  # here
        a += 1
        if a > 9:
            break


@pytest.mark.parametrize("function", [ends_after_an_if, ends_after_one_side, ends_after_a_loop, ends_after_a_break])
def test_a_rule_that_can_end_without_its_answer_is_refused_with_its_place(function):
    assert refusal_of(function) == f"{place_of(function)}: {function.__name__}: can end without an answer"


def returns_nothing(a: int) -> int:
    if a > 0:
        return  # noqa: RET502 - here
    return 1


def test_a_return_without_the_answer_is_refused_with_its_place():
    assert refusal_of(returns_nothing) == f"{place_of(returns_nothing)}: returns_nothing: can end without an answer"


def set_on_both_sides(a: int, b: int) -> int:
    if a > b:
        best = a
    elif a == b:
        return 77
    else:
        best = b
    return best


def set_before_every_break(a: int, b: int) -> int:
    while True:
        last = a * 2
        if a > b:
            break
        if a & 1:
            a += 2
            continue
        a += 1
    return last


def answers_from_within(a: int, b: int) -> int:
    while True:
        if a > b:
            return a
        a += 1


def set_where_it_is_used(a: int, b: int) -> int:
    total = 0
    for at in range(a, b):
        if at & 1:
            continue
        twice = at * 2
        total += twice
    return total


def set_unless_it_has_left(a: int, b: int) -> int:
    if a > 2:
        if b > 2:
            return 5
        kept = b
    else:
        kept = a
    return kept


@pytest.mark.parametrize(
    "function",
    [set_on_both_sides, set_before_every_break, answers_from_within, set_where_it_is_used, set_unless_it_has_left],
)
def test_names_set_and_answers_given_on_every_path_are_fine(function):
    fast = machine(function)
    for a, b in itertools.product(NUMBERS, NUMBERS):
        assert fast(a, b) == function(a, b), (a, b)


def refusal_of(function):
    from coronet.kernel.kinds import UntranslatableError  # noqa: PLC0415

    with pytest.raises(UntranslatableError) as refused:
        machine(function)
    return str(refused.value)


def place_of(function):
    """The file and the line that is marked in the function's source."""
    lines, first = inspect.getsourcelines(function)
    marked = next(at for at, line in enumerate(lines) if line.endswith(" here\n"))
    return f"{function.__code__.co_filename}:{first + marked}"


def test_a_rule_is_the_plain_function():
    assert rule(signs) is signs
    rules.remove(signs)
