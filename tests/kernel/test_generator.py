"""Chance: the same draws for the same seed, everywhere; every item equally likely."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import pytest

from coronet.kernel.generator import below, draw, next_word, seed
from coronet.kernel.record import Record, record


@record
class Chance(Record):
    """A record with nothing but chance in it."""

    chance: Annotated[list[int], 4]


def seeded(number: int) -> Chance:
    chance = Chance()
    seed(chance, number)
    return chance


def test_the_sequence_of_a_seed_never_changes():
    chance = seeded(7)
    assert [next_word(chance) for _ in range(4)] == [1837975287, 2099764152, 1321706041, 2064663467]


def test_seeds_that_differ_in_any_bit_give_other_sequences():
    first = {tuple(next_word(chance) for _ in range(3)) for chance in (seeded(1 << bit) for bit in range(62))}
    assert len(first) == 62


def test_a_pool_of_one_is_not_drawn_from():
    chance = seeded(1)
    before = list(chance.chance)
    assert draw(chance, 1, 1 << 40) == 40
    assert chance.chance == before


@pytest.mark.parametrize("size", [2, 3, 7, 10])
def test_every_item_of_a_pool_is_equally_likely(size):
    chance = seeded(size)
    drawn = Counter(draw(chance, 1, (1 << size) - 1) for _ in range(size * 2000))
    assert sorted(drawn) == list(range(size))
    chi_square = sum((number - 2000) ** 2 / 2000 for number in drawn.values())
    assert chi_square < 35


def test_a_source_stands_in_for_the_generator_and_gets_record_event_and_pool():
    class Highest:
        def pick(self, record, event, pool):
            asked.append((event, pool))
            return pool.bit_length() - 1

    asked = []
    chance = seeded(1)
    chance.source = Highest()
    assert draw(chance, 5, 0b1011) == 3
    assert asked == [(5, 0b1011)]


def test_below_stays_below_its_bound():
    chance = seeded(3)
    assert {below(chance, 5) for _ in range(200)} == {0, 1, 2, 3, 4}
