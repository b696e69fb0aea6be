"""Words in order: sorted, each once, and numbered by their place. Compiled; none of the words sorted is below 0."""

from __future__ import annotations

from array import array

from coronet.bots.box.solve.positions import place_of
from coronet.kernel.rule import rule

DIGIT = 256


@rule
def sort(words: list[int], number: int, spare: list[int], counts: list[int]) -> None:
    """Sort the words upwards, digit by digit from the last; `counts` has room for every digit."""
    for pair in range(4):
        scatter(words, number, 16 * pair, spare, counts)
        scatter(spare, number, 16 * pair + 8, words, counts)


@rule
def scatter(words: list[int], number: int, shift: int, out: list[int], counts: list[int]) -> None:
    """Write the words in the order of one digit; those with the same one stay as they are."""
    for digit in range(DIGIT):
        counts[digit] = 0
    for at in range(number):
        counts[words[at] >> shift & (DIGIT - 1)] += 1
    before = 0
    for digit in range(DIGIT):
        here = counts[digit]
        counts[digit] = before
        before += here
    for at in range(number):
        digit = words[at] >> shift & (DIGIT - 1)
        out[counts[digit]] = words[at]
        counts[digit] += 1


@rule
def gather(words: list[int], number: int, out: list[int]) -> int:
    """Write out those that are not below 0; how many there are."""
    found = 0
    for at in range(number):
        if words[at] >= 0:
            out[found] = words[at]
            found += 1
    return found


@rule
def keep_once(words: list[int], number: int) -> int:
    """Move sorted words together so that each stands once; how many are left."""
    kept = 0
    for at in range(number):
        if kept == 0 or words[at] != words[kept - 1]:
            words[kept] = words[at]
            kept += 1
    return kept


@rule
def number_words(words: list[int], number: int, known: list[int], among: int) -> None:
    """Put in the place of each word that is not below 0 its place among those known."""
    for at in range(number):
        if words[at] >= 0:
            words[at] = place_of(known, 0, among, words[at])


@rule
def pick_level(words: list[int], heights: list[int], number: int, level: int, out: list[int]) -> int:
    """Write out the words of one height; how many there are."""
    found = 0
    for at in range(number):
        if heights[at] == level:
            out[found] = words[at]
            found += 1
    return found


def no_words(number: int) -> array[int]:
    """Room for so many words."""
    return array("q", bytes(8 * number))


def no_values(number: int) -> array[float]:
    """Room for so many values."""
    return array("d", bytes(8 * number))
