"""A house among strangers, all in one run: kills, bent frames, readers who do not read, a greedy neighbour, no disk.

    python -m tests.server.soak.run --kills 300 --bent 1000000 --greedy 40 --slow 20 --disk 400

First everything but the kills at once, while a few good tables play: how long they wait for an answer is measured. Then
the disk fills up and has room again. Then kill -9 after kill -9, with the players going on. At the end every
acknowledged command must be in the file, once. What was counted is printed; a bound that does not hold ends in 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tests.server.lossless import check_the_file, check_the_tables, gone_on, sit_down
from tests.server.player import Player
from tests.server.serving import Serving
from tests.server.stubborn import LOST, Stubborn

LONGEST_P99_MS = 100
MOST_MEMORY_MB = 600
MOST_LOG_KB = 200
EXPERTS = [{"kind": "open"}, *[{"kind": "bot", "level": "expert"}] * 5]


@dataclass
class Figures:
    """What a run has counted."""

    acknowledged: int = 0
    median_ms: float = 0
    p99_ms: float = 0
    news_p99_ms: float = 0  # until something happens at the table, bots' thinking included
    bent_frames: int = 0
    kills: int = 0
    refused_while_full: int = 0
    memory_mb: float = 0
    log_kb: float = 0


class Timed(Stubborn):
    """A player whose waits are noted, while `noted` is a list."""

    noted: list[float] | None = None
    news: list[float] | None = None

    async def command(self, frame: str, **fields: Any) -> dict[str, Any]:
        """Send a command, and note how long its answer took."""
        begun = time.perf_counter()
        answer = await super().command(frame, **fields)
        if self.noted is not None and answer["t"] == "ack":
            self.noted.append(time.perf_counter() - begun)
        return answer

    async def until(self, holds: Any, seconds: float | None = None) -> None:
        """Wait for news, and note how long that took."""
        begun = time.perf_counter()
        await super().until(holds, seconds)
        if self.news is not None:
            self.news.append(time.perf_counter() - begun)


async def soak(options: argparse.Namespace) -> Figures:
    """The whole run."""
    figures = Figures()
    with disk(options.disk) as folder:
        path = folder / "house.sqlite3"
        server = Serving(f"sqlite:///{path}").start()
        tables = [await sit_down(server, number, Timed) for number in range(options.tables)]
        players = [player for table in tables for player in table]
        playing = [asyncio.create_task(player.run()) for player in players]
        code = str(players[0].table)
        bending = bender(server, code, options.bent)
        try:
            async with slow_readers(server, code, options.slow), greedy(server, options.greedy):
                waits: list[float] = []
                news: list[float] = []
                for player in players:
                    player.noted, player.news = waits, news
                tell(f"{options.bent} bent frames, and all the others")
                figures.bent_frames = await finished(bending, options.least)
                while not (waits and news):  # noqa: ASYNC110 - a busy machine may not have come to any of it
                    await asyncio.sleep(0.1)
                for player in players:
                    player.noted = player.news = None
                figures.memory_mb = memory_mb(server)
            figures.median_ms = 1000 * statistics.median(waits)
            figures.p99_ms = 1000 * sorted(waits)[int(len(waits) * 0.99)]
            figures.news_p99_ms = 1000 * sorted(news)[int(len(news) * 0.99)]
            if options.disk:
                tell("a full disk")
                figures.refused_while_full = await fill(folder, players)
            figures.kills = await kill_again_and_again(server, players, options.kills)
        finally:
            for player in players:
                player.stop = True
            await asyncio.gather(*playing)
            await asyncio.gather(*(player.drop() for player in players))
            bending.kill()
            server.kill()
            figures.log_kb = len(server.errors()) / 1024
            server.log.close()
        acked = [one for player in players for one in player.acked]
        figures.acknowledged = len(acked)
        check_the_file(path, acked)
        await check_the_tables(path)
    return figures


@contextlib.contextmanager
def disk(megabytes: int) -> Iterator[Path]:
    """A small disk of its own, which takes a right to mount; without one wanted, a folder."""
    with tempfile.TemporaryDirectory() as folder:
        if not megabytes:
            yield Path(folder)
            return
        mounted = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", folder]
        if subprocess.run(mounted, check=False, capture_output=True).returncode:
            sys.exit("soak: no right to mount a small disk here; run it as root, or with --disk 0")
        try:
            yield Path(folder)
        finally:
            subprocess.run(["umount", "--lazy", folder], check=False)


def bender(server: Serving, table: str, frames: int) -> subprocess.Popen[str]:
    """The process that sends bent frames."""
    command = [sys.executable, "-m", "tests.server.soak.bending", str(server.port), table, str(frames), "7"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


async def finished(bending: subprocess.Popen[str], least: float) -> int:
    """Wait until all bent frames are sent, and no less than so many seconds."""
    await asyncio.sleep(least)
    said, _ = await asyncio.to_thread(bending.communicate)
    return int(said)


@contextlib.asynccontextmanager
async def slow_readers(server: Serving, table: str, count: int) -> AsyncIterator[None]:
    """Watchers who read nothing, and come again when they are let go."""

    async def watch() -> None:
        while True:
            watcher = Player(server.url, "Slow", sock=narrow(server.port))
            try:
                await watcher.connect(table)
                assert watcher.reader is not None
                watcher.reader.cancel()
                await asyncio.sleep(20)
            except LOST:
                await asyncio.sleep(0.1)
            finally:
                if watcher.socket is not None:
                    watcher.socket.transport.abort()

    watching = [asyncio.create_task(watch()) for _ in range(count)]
    try:
        yield
    finally:
        for task in watching:
            task.cancel()
        await asyncio.gather(*watching, return_exceptions=True)


def narrow(port: int) -> socket.socket:
    """A connection that takes in next to nothing."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    return made


@contextlib.asynccontextmanager
async def greedy(server: Serving, count: int) -> AsyncIterator[None]:
    """One person with many tables of experts who play at once."""
    hosts: list[Stubborn] = []
    person = None
    for number in range(count):
        host = Stubborn(server.url, "Greedy", seed=number, patience=60)
        host.person = person
        await host.connect()
        person = host.person
        await host.create(settings={"players": 6}, seats=EXPERTS, pace="instant", start=True)
        hosts.append(host)
    playing = [asyncio.create_task(host.run()) for host in hosts]
    try:
        yield
    finally:
        for host, task in zip(hosts, playing, strict=True):
            host.stop = True
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for host in hosts:
            with contextlib.suppress(*LOST):
                await host.drop()


async def fill(folder: Path, players: list[Timed]) -> int:
    """Let the disk be full for a while; how many commands were refused meanwhile. Afterwards all go on."""
    refused = sum(len(player.refused) for player in players)
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(b"\0" * 65536)
    await asyncio.sleep(5)
    filler.unlink()
    before = [player.seq or 0 for player in players]
    await asyncio.wait_for(asyncio.gather(*(gone_on(*pair) for pair in zip(players, before, strict=True))), 60)
    return sum(len(player.refused) for player in players) - refused


async def kill_again_and_again(server: Serving, players: list[Timed], kills: int) -> int:
    """kill -9 at random moments; after the last one all go on."""
    rng = random.Random(5)
    for number in range(kills):
        tell(f"kill {number + 1} of {kills}")
        await asyncio.sleep(rng.uniform(0.15, 0.7))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
    before = [player.seq or 0 for player in players]
    await asyncio.wait_for(asyncio.gather(*(gone_on(*pair) for pair in zip(players, before, strict=True))), 120)
    return kills


def tell(text: str) -> None:
    """How far it is, where somebody looks on."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def memory_mb(server: Serving) -> float:
    """What the server's own process holds."""
    assert server.child is not None
    lines = Path(f"/proc/{server.child.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))


def broken(figures: Figures) -> list[str]:
    """The bounds that do not hold."""
    bounds = {"p99_ms": LONGEST_P99_MS, "memory_mb": MOST_MEMORY_MB, "log_kb": MOST_LOG_KB}
    found = asdict(figures)
    return [
        f"{name} is {found[name]:.1f}, at most {most} is wanted" for name, most in bounds.items() if found[name] > most
    ]


def main() -> None:
    """From the command line."""
    parser = argparse.ArgumentParser(description="A house among strangers.")
    for name, value, text in (
        ("tables", 4, "good tables that are measured"),
        ("kills", 300, "kill -9 of the server"),
        ("bent", 1_000_000, "bent frames"),
        ("slow", 20, "watchers who do not read"),
        ("greedy", 40, "tables of one person with five experts each"),
        ("disk", 400, "size of the disk that fills up, in MB; 0: no such disk"),
        ("least", 20, "seconds to measure at least"),
    ):
        parser.add_argument(f"--{name}", type=int, default=value, help=f"{text} ({value})")
    figures = asyncio.run(soak(parser.parse_args()))
    tell("")
    print(json.dumps(asdict(figures), indent=1))
    problems = broken(figures)
    print("\n".join(problems) or "all bounds hold")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
