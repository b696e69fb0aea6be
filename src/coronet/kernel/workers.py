"""Work on several processes, item by item: answers as they come, an end at once, and nobody left behind.

A process that is ended from outside is replaced, and its item is done anew; an item that costs too many ends it all.

A terminal sends Ctrl-C to every process. Those that are started here do not hear it: whoever started them ends them,
and workers end by themselves when their parent is gone.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, TypeVar

from coronet.errors import WorkerLost
from coronet.kernel.batch import cores

Item = TypeVar("Item")
Answer = TypeVar("Answer")
TRIES = 3
"""How many processes an item may cost."""


def as_done(work: Callable[[Item], Answer], items: Sequence[Item], workers: int = 0) -> Iterator[tuple[Item, Answer]]:
    """Every item with what `work` makes of it, in the order in which they are done; 0 workers: as many as cores."""
    processes = min(workers or cores(), len(items))
    if processes <= 1:
        yield from ((item, work(item)) for item in items)
        return
    crew: list[_Worker] = []
    try:
        with deaf():
            for _ in range(processes):
                crew.append(_Worker(work))
        left = iter(items)
        for worker, item in zip(crew, left, strict=False):
            worker.give(item)
        busy = {worker.line: worker for worker in crew}
        while busy:
            for line in wait(list(busy)):
                worker = busy[line]  # type: ignore[index] # only our own lines are waited for
                try:
                    item, answer = worker.item, worker.answer()
                except WorkerLost:
                    del busy[worker.line]
                    another = _instead_of(worker, crew)
                    busy[another.line] = another
                    continue
                if (following := next(left, _NOTHING)) is _NOTHING:
                    del busy[worker.line]
                else:
                    worker.give(following)
                yield item, answer
    finally:
        for worker in crew:
            worker.process.kill()
        for worker in crew:
            worker.process.join()
            worker.line.close()


def in_order(work: Callable[[Item], Answer], items: Sequence[Item], workers: int = 0) -> Iterator[tuple[Item, Answer]]:
    """The same in the order of the items, whichever is done first."""
    done = as_done(_At(work, items), range(len(items)), workers)
    return ((items[at], answer) for at, answer in sorted_as_due(done))


def sorted_as_due(done: Iterable[tuple[int, Answer]]) -> Iterator[tuple[int, Answer]]:
    """What is done under the numbers from 0 on, in their order, each as soon as all before it are done."""
    waiting: dict[int, Answer] = {}
    due = 0
    for at, answer in done:
        waiting[at] = answer
        while due in waiting:
            yield due, waiting.pop(due)
            due += 1


@contextmanager
def deaf() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl-C; a press is heard here afterwards. On Windows all hear it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def run_deaf(
    command: Sequence[str], *, timeout: float | None = None, **options: Any
) -> subprocess.CompletedProcess[Any]:
    """Another program to its end; it does not hear Ctrl-C, and ends with whatever ends our waiting."""
    with deaf():
        child = subprocess.Popen(command, **options)  # noqa: S603 - our own programs
    with child:
        try:
            out, err = child.communicate(timeout=timeout)
        except BaseException:
            child.kill()
            raise
    return subprocess.CompletedProcess(command, child.returncode, out, err)


_NOTHING: Any = object()


class _Worker:
    """A process that does one item at a time."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        self.line, theirs = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=_serve, args=(theirs, work), daemon=True)
        self.process.start()
        theirs.close()
        self.work = work
        self.item: Any = None
        self.tries = 0  # at this item, with this one

    def give(self, item: Any, tries: int = 1) -> None:
        """An item to work on; that nobody is there to take it shows where its answer is waited for."""
        self.item, self.tries = item, tries
        with suppress(OSError):
            self.line.send(item)

    def answer(self) -> Any:
        """What came of the item; what broke there is raised here."""
        try:
            is_done, answer = self.line.recv()
        except (EOFError, OSError):
            raise WorkerLost from None
        if is_done:
            return answer
        raise answer


def _instead_of(lost: _Worker, crew: list[_Worker]) -> _Worker:
    """A new process in place of one that was ended, at the same item; WorkerLost where that has cost too many."""
    lost.process.kill()
    lost.process.join()
    if lost.tries == TRIES:
        raise WorkerLost
    with deaf():
        crew.append(_Worker(lost.work))
    crew[-1].give(lost.item, lost.tries + 1)
    return crew[-1]


class _At:
    """Work on an item by its number."""

    def __init__(self, work: Callable[[Any], Any], items: Sequence[Any]) -> None:
        self.work, self.items = work, items

    def __call__(self, at: int) -> Any:
        return self.work(self.items[at])


def _serve(line: Connection, work: Callable[[Any], Any]) -> None:
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            item = line.recv()
        except EOFError:
            return
        try:
            answer = (True, work(item))
        except Exception as error:  # it is raised where the answer is waited for
            answer = (False, _sendable(error))
        line.send(answer)


def _sendable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
