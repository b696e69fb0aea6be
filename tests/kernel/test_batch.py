"""Work cut into chunks: every part once, in order, whatever the number of threads."""

from __future__ import annotations

import multiprocessing
import threading

import pytest

from coronet.kernel.batch import in_chunks


@pytest.mark.parametrize("threads", [0, 1, 2, 5])
def test_every_part_is_done_once_and_answers_come_in_order(threads):
    assert in_chunks(lambda first, number: (first, number), 10, 4, threads) == [(0, 4), (4, 4), (8, 2)]


def test_nothing_to_do_is_done_at_once():
    assert in_chunks(lambda first, number: first, 0, 4) == []


def test_a_failure_in_a_thread_is_not_lost():
    with pytest.raises(ZeroDivisionError):
        in_chunks(lambda first, number: 1 // (first - 4), 8, 4, 2)


def test_helpers_are_kept_and_do_not_go_along_into_a_child():
    def threads() -> set[int]:
        return {thread.ident for thread in threading.enumerate()}

    in_chunks(lambda first, number: first, 8, 1, 3)
    before = threads()
    in_chunks(lambda first, number: first, 8, 1, 3)
    assert threads() == before
    with multiprocessing.get_context("fork").Pool(1) as pool:
        assert pool.apply(_in_a_child) == list(range(8))


def _in_a_child() -> list[int]:
    return in_chunks(lambda first, number: first, 8, 1, 3)
