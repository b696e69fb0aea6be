"""A PostgreSQL cluster for the tests: started when first asked for, one a test process, thrown away at its end.

It is Debian's `postgresql`; from a root shell it runs as the user `postgres`, because `initdb` refuses root.
"""

from __future__ import annotations

import atexit
import functools
import itertools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

START_SECONDS = 60
OPTIONS = "-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off -c max_connections=60"
NUMBERS = itertools.count(1)


def new_database() -> str:
    """The URL of an empty database; skips the test where PostgreSQL cannot be had."""
    folder = cluster()
    name = f"coronet{next(NUMBERS)}"
    _run(programs() / "createdb", "-h", folder, "-U", "coronet", name)
    return f"postgresql://coronet@/{name}?host={folder}"


@functools.cache
def cluster() -> Path:
    """The folder of the running cluster, which holds its socket."""
    installed = programs()
    folder = Path(tempfile.mkdtemp(prefix="coronet-pg-"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = folder / "data"
    initialise = ("-D", data, "-U", "coronet", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
    _run(*_as_user(), installed / "initdb", *initialise)
    atexit.register(_stop, folder)
    control(folder, "start")
    return folder


def control(folder: Path, *command: str) -> None:
    """`pg_ctl start`, `stop -m immediate` or `restart`."""
    started = ("-o", OPTIONS.format(folder=folder)) if command[0] != "stop" else ()
    waiting = ("-w", "-t", str(START_SECONDS), "-l", folder / "log")
    _run(*_as_user(), programs() / "pg_ctl", "-D", folder / "data", *waiting, *started, *command)


def _stop(folder: Path) -> None:
    control(folder, "stop", "-m", "immediate")
    shutil.rmtree(folder, ignore_errors=True)


def programs() -> Path:
    """Where the programs of PostgreSQL are; skips the test where there are none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        pytest.skip("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return found[-1]


def _as_user() -> tuple[str, ...]:
    return ("runuser", "-u", "postgres", "--") if os.getuid() == 0 else ()


def _run(*command: object) -> None:
    # What pg_ctl starts would keep a pipe open, hence files and /dev/null.
    with tempfile.TemporaryFile("w+") as said:
        words = [*map(str, command)]
        done = subprocess.run(words, check=False, stdout=said, stderr=said, stdin=subprocess.DEVNULL, cwd="/")
        if done.returncode:
            said.seek(0)
            raise RuntimeError(said.read())
