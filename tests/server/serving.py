"""A real server in a process of its own, for tests: a fresh database, any free port."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.installed import Installed


class Serving:
    """`coronet serve` as a child."""

    def __init__(
        self, database: str, *, port: int = 0, options: tuple[str, ...] = (), installed: Installed | None = None
    ) -> None:
        """`installed`: the Coronet of another environment than that of the tests."""
        self.database, self.port, self.options, self.installed = database, port, options, installed
        self.child: subprocess.Popen[str] | None = None
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - lives as long as the child

    def start(self) -> Serving:
        """Start it, and wait until it says where it is."""
        command = ["serve", "--local", "--no-open", "--port", str(self.port)]
        command += ["--database", self.database, "--frame-rate", "10000", *self.options]
        if self.installed is None:
            command, environment = [sys.executable, "-m", "coronet", *command], os.environ | {"PYTHONUNBUFFERED": "1"}
        else:
            command, environment = self.installed.command(*command), self.installed.environment
        self.child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True, env=environment)
        assert self.child.stdout is not None
        line = self.child.stdout.readline()
        found = re.search(r":(\d+)", line)
        assert found, self.errors()
        self.port = int(found[1])
        return self

    def errors(self) -> str:
        """What the child wrote to standard error."""
        self.log.seek(0)
        return self.log.read()

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def page(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and say how it ended."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        child, self.child = self.child, None
        if child is None:
            return 0
        child.send_signal(number)
        code = child.wait(15)
        if child.stdout is not None:
            child.stdout.close()
        return code


@contextlib.contextmanager
def serving(folder: Path, *options: str, installed: Installed | None = None) -> Iterator[Serving]:
    """A server on a fresh SQLite file, stopped at the end."""
    server = Serving(f"sqlite:///{folder / 'house.sqlite3'}", options=options, installed=installed).start()
    try:
        yield server
    finally:
        server.kill()
        server.log.close()
