"""@record: one typed class, its slots and its words."""

from __future__ import annotations

from typing import Annotated

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coronet.games.rebel.record import Round
from coronet.kernel.record import Record, layout, record

WORDS = st.integers(-(2**62), 2**62)


@record
class Small(Record):
    """Two fields."""

    seat: int
    hands: Annotated[list[int], 3]


def test_a_new_record_is_all_zero_and_takes_no_unknown_field():
    small = Small()
    assert (small.seat, small.hands) == (0, [0, 0, 0])
    with pytest.raises(AttributeError):
        small.seta = 1


@given(st.lists(WORDS, min_size=4, max_size=4))
def test_words_are_the_record_and_back(words):
    small = Small()
    small.read_words(words)
    assert small.to_words() == words
    assert small.copy() == small


def test_a_copy_shares_nothing_with_its_original():
    small = Small()
    other = small.copy()
    other.hands[1] = 5
    assert small.hands == [0, 0, 0]


def test_records_of_equal_words_are_equal_and_of_other_words_are_not():
    one, other = Small(), Small()
    assert one == other
    other.seat = 1
    assert one != other


def test_the_numpy_layout_names_the_same_words_in_the_same_order():
    np = pytest.importorskip("numpy", reason="the extra `fast` is not installed")
    record_now = Round()
    words = list(range(1, Round.WORDS + 1))
    record_now.read_words(words)
    row = np.array(words, np.int64).view(layout(Round))[0]
    for name, length in Round.FIELDS:
        assert row[name].tolist() == getattr(record_now, name), (name, length)
    assert layout(Round).itemsize == 8 * Round.WORDS
