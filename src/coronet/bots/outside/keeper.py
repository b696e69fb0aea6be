"""A program and all that it starts, for as long as its owner lives: `keeper.py LIFELINE COMMAND...`.

The lifeline is a pipe that nobody writes to. It closes when the owner closes it or is gone, however it was ended; then
the program is killed. So is what the program has left behind when it ends by itself. This file is run on its own, with
nothing of Coronet around it, because it has to start at once.
"""

import contextlib
import os
import signal
import subprocess
import sys
from threading import Thread


def keep(lifeline: int, command: list[str]) -> int:
    """Run a program to its end; its exit code."""
    program = subprocess.Popen(command, process_group=0)  # noqa: S603 - what the owner wants to be run
    for stream in range(3):
        os.close(stream)  # the program alone has them, so that its end can be heard
    Thread(target=_end_with_owner, args=(lifeline, program.pid), daemon=True).start()
    code = program.wait()
    _end_all(program.pid)
    return code


def _end_with_owner(lifeline: int, group: int) -> None:
    os.read(lifeline, 1)
    _end_all(group)


def _end_all(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):  # nobody is left of it; macOS says the second
        os.killpg(group, signal.SIGKILL)


if __name__ == "__main__":
    os._exit(keep(int(sys.argv[1]), sys.argv[2:]) & 0xFF)
