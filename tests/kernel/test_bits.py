"""Sets of small numbers as integers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from coronet.kernel.bits import count, each, highest, lowest, pick

SETS = st.sets(st.integers(0, 61), min_size=1)


@given(SETS)
def test_a_set_counts_finds_and_lists_its_items(items):
    number = sum(1 << item for item in items)
    assert count(number) == len(items)
    assert lowest(number) == min(items)
    assert highest(number) == max(items)
    assert list(each(number)) == sorted(items)
    assert [pick(number, at) for at in range(len(items))] == sorted(items)
