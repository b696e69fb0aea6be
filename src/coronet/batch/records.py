"""Many records as arrays: playouts, imagined worlds and steps on all cores.

Records are rows of 64-bit words in a NumPy array; `layout` gives their fields names. Every function takes `threads`
(0: all cores), which changes how long it takes and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from coronet.games.parts import part_of, rules_of
from coronet.kernel.batch import in_chunks
from coronet.kernel.compiled import Row
from coronet.kernel.record import layout

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Words = NDArray[np.int64]

__all__ = ["act_many", "choose_many", "imagine_many", "layout", "play_rounds", "playouts", "rows_of"]

WORLDS_IN_CHUNK = 128  # from one study; another chunk begins its own
PLAYOUTS_IN_CHUNK = 64
ROWS_IN_CHUNK = 512


def rows_of(records: list[Any]) -> Words:
    """The records of one game as an array with a row for each."""
    return np.array([record.to_words() for record in records], np.int64)


def playouts(game: str, start: Any, *, number: int, seed: int, threads: int = 0) -> Words:
    """Play a record to the end of its round by chance so many times.

    The totals of each seat, added up; then how many cards were passed and played, and how many choices made.
    """
    rules, length = rules_of(game), part_of(game, "imagined.at_random").TALLY
    words = Row(rows_of([start]))

    def work(first: int, count: int) -> Words:
        tally = np.zeros(length, np.int64)
        rules["playouts"](words, Row.zeros(start.WORDS), count, seed + first, Row(tally))
        return tally

    whole: Words = sum(in_chunks(work, number, PLAYOUTS_IN_CHUNK, threads), np.zeros(length, np.int64))
    return whole


def imagine_many(  # noqa: PLR0913 - each says one thing
    game: str, veiled: Any, seat: int, *, number: int, seed: int, threads: int = 0
) -> Words:
    """So many worlds that agree with what a seat knows, a row for each."""
    rules = rules_of(game)
    worlds = np.empty((number, veiled.WORDS), np.int64)
    words = Row(rows_of([veiled]))
    study_words = part_of(game, "imagined.lots").Study.WORDS

    def work(first: int, count: int) -> None:
        study = Row.zeros(study_words)
        rules["begin_study"](words, seat, seed + first, Row.zeros(veiled.WORDS), study)
        rules["imagine_many"](words, study, Row(worlds[first : first + count]), count)

    in_chunks(work, number, WORLDS_IN_CHUNK, threads)
    return worlds


def choose_many(game: str, rows: Words, seats: Words, threads: int = 0) -> Words:
    """A legal choice by chance for a seat of each row."""
    answers = np.empty(len(rows), np.int64)
    _for_rows(rules_of(game)["choose_many"], [rows, seats], answers, threads)
    return answers


def act_many(game: str, rows: Words, seats: Words, choices: Words, threads: int = 0) -> None:
    """Make a choice in each row."""
    _for_rows(rules_of(game)["act_many"], [rows, seats, choices], None, threads)


def play_rounds(game: str, rows: Words, threads: int = 0) -> Words:
    """Play every row to the end of its round by chance; how many choices each took."""
    answers = np.empty(len(rows), np.int64)
    _for_rows(rules_of(game)["play_rounds"], [rows], answers, threads)
    return answers


def _for_rows(entry: Callable[..., Any], arrays: list[Words], answers: Words | None, threads: int) -> None:
    given = [np.ascontiguousarray(array) for array in arrays[1:]]

    def work(first: int, count: int) -> None:
        parts = [Row(array[first : first + count]) for array in [arrays[0], *given]]
        last = [] if answers is None else [Row(answers[first : first + count])]
        entry(*parts, count, *last)

    in_chunks(work, len(arrays[0]), ROWS_IN_CHUNK, threads)
