"""Work on several processes: every answer once, what breaks is raised, and a worker that is lost is replaced."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from coronet.errors import InputError, LevelMissing, WorkerLost
from coronet.kernel.workers import as_done, in_order


def squared(number: int) -> int:
    return number * number


def later_the_lower(number: int) -> int:
    time.sleep(0.05 * (4 - number))
    return number


def refused(number: int) -> int:
    raise LevelMissing("rebel", "expert", ("beginner", "good"))


def killed(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


class KilledOnce:
    """Ends its process at an item the first time that it comes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, number: int) -> int:
        try:
            (self.folder / str(number)).touch(exist_ok=False)
        except FileExistsError:
            return number
        return killed(number) if number % 5 == 0 else number


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_every_item_has_its_answer(workers):
    assert dict(as_done(squared, range(20), workers)) == {number: number * number for number in range(20)}


def test_answers_come_in_order_where_that_is_wanted():
    assert [answer for _, answer in in_order(later_the_lower, range(4), 4)] == [0, 1, 2, 3]


def test_what_breaks_in_a_worker_is_raised_here_as_it_was():
    with pytest.raises(InputError, match="bots of level expert need the extra `fast`"):
        list(as_done(refused, range(2), 2))


def test_an_item_that_kills_its_worker_again_and_again_ends_it_all():
    with pytest.raises(WorkerLost):
        list(as_done(killed, range(2), 2))


def test_a_worker_that_is_killed_is_replaced_and_its_item_done_anew(tmp_path):
    assert dict(as_done(KilledOnce(tmp_path), range(12), 2)) == {number: number for number in range(12)}
