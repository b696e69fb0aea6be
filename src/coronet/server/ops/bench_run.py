"""`coronet bench --server`: a server and its load client as children, on a fresh SQLite file; then nothing may be lost.

The server is killed with SIGKILL at the end and its file is read again: every acknowledged move must be there, and
every table must come back from its log.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from coronet.errors import Cannot
from coronet.kernel.workers import deaf, run_deaf
from coronet.server.store.store import Store
from coronet.server.tables.games_at_table import table_of
from coronet.server.wire.files import has_page

CLOSED_TABLES = 64
CLOSED_SECONDS = 10.0


def run(tables: int, seconds: float) -> dict[str, Any]:
    """Both loops, each on a server of its own."""
    if not has_page():
        raise Cannot("page-missing")
    with tempfile.TemporaryDirectory(prefix="coronet-bench-") as folder:
        slow = _one(Path(folder) / "open.sqlite3", "open", tables, seconds, 2.0)
        busy = _one(Path(folder) / "closed.sqlite3", "closed", CLOSED_TABLES, CLOSED_SECONDS, 0.0)
        fsync = _fsync_ms(Path(folder))
    names = ("p50_ms", "p99_ms", "max_ms", "rss_mb", "moves_per_s", "client_late_p99_ms")
    found = {name: round(slow[name], 2) for name in names}
    found["closed_loop_moves_per_s"] = round(busy["moves_per_s"], 1)
    found["closed_loop_p99_ms"] = round(busy["p99_ms"], 2)
    found["closed_loop_server_us"] = round(busy["server_us"], 1)
    found["closed_loop_client_us"] = round(busy["client_us"], 1)
    found["lost"] = slow["lost"] + busy["lost"]
    found["fsync_ms"] = round(fsync, 3)
    return found


def _one(path: Path, mode: str, tables: int, seconds: float, every: float) -> dict[str, Any]:
    command = [sys.executable, "-m", "coronet", "serve", "--local", "--no-open", "--port", "0"]
    command += ["--database", f"sqlite:///{path}", "--frame-rate", "1000"]
    with deaf():
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None  # noqa: S101 - a pipe was asked for
        found = re.search(r":(\d+)", server.stdout.readline())
        if found is None:
            raise RuntimeError("the server did not start")
        memory = _Memory(server.pid)
        client = [
            sys.executable,
            "-m",
            "coronet.server.ops.bench",
            found[1],
            str(server.pid),
            mode,
            str(tables),
            str(seconds),
            str(every),
        ]
        done = run_deaf(client, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=seconds * 4 + 300)
        if done.returncode:
            raise RuntimeError(done.stderr[-2000:])
        result: dict[str, Any] = json.loads(done.stdout)
        result["rss_mb"] = memory.stop() / 1024
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
        if server.stdout is not None:
            server.stdout.close()
    result["lost"] = _lost(path, result["acked"])
    return result


class _Memory:
    """The highest memory of a process and its children, sampled every two seconds: asking costs time, too."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.highest = 0
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._watch, daemon=True)
        self.thread.start()

    def _watch(self) -> None:
        while not self.stopped.wait(2.0):
            self.highest = max(self.highest, _resident_kb(self.pid))

    def stop(self) -> int:
        """The highest sum so far, in KB."""
        self.stopped.set()
        self.thread.join()
        return max(self.highest, _resident_kb(self.pid))


def _resident_kb(pid: int) -> int:
    """As the operating system says it, children included."""
    table = subprocess.run(["ps", "-eo", "pid=,ppid=,rss="], capture_output=True, text=True, check=False).stdout  # noqa: S607
    rows: list[tuple[int, ...]] = [tuple(map(int, line.split())) for line in table.splitlines()]
    family = {pid}
    for _ in range(3):
        family |= {row[0] for row in rows if row[1] in family}
    return sum(row[2] for row in rows if row[0] in family)


def _lost(path: Path, acked: list[tuple[str, str, int]]) -> int:
    """Acknowledged moves that are not in the file, and tables that do not come back."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute("select tbl.code, reply.cmd, reply.rev from reply join tbl on tbl.id = reply.table_id")
        known = {(code, command): rev for code, command, rev in rows}
        ids = [table_id for (table_id,) in database.execute("select id from tbl")]
    missing: int = sum(known.get((code, command)) != rev for code, command, rev in acked)
    return missing + asyncio.run(_broken(path, ids))


async def _broken(path: Path, ids: list[int]) -> int:
    store = Store(f"sqlite:///{path}")
    await store.open()
    broken = 0
    for table_id in ids:
        loaded = await store.load(table_id)
        try:
            broken += loaded is None or (table_of(loaded) is None and loaded.table.state == "playing")
        except Exception:  # whatever stops a table from coming back counts as lost
            broken += 1
    await store.close()
    return broken


def _fsync_ms(folder: Path) -> float:
    """How long this folder's disk takes to make a small write durable, the median of 20."""
    spent = []
    with (folder / "probe").open("wb") as file:
        for _ in range(20):
            file.write(b"x" * 4096)
            file.flush()
            start = time.perf_counter()
            os.fsync(file.fileno())
            spent.append(time.perf_counter() - start)
    return 1000 * sorted(spent)[10]
