"""Ctrl-C in a long command: one press ends it, what is done is kept, and nobody is left running."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from coronet.cli import progress
from coronet.kernel import compiled
from coronet.words import Words

LONG = 60  # seconds, on a busy machine: until something has begun, or has come to its end
MANY = "100000"
QUICK = ["tournament", "seeker", "--bots", "good,beginner", "--ms", "0"]
SLOW = ["tournament", "rebel", "--bots", "expert,good,good", "--ms", "10000"]
needs_compiler = pytest.mark.skipif(not compiled.available(), reason="a search needs the compiler")


class Running:
    """A command with processes of its own, as in a terminal: a press reaches all of them."""

    def __init__(self, folder: Path, *arguments: str, **variables: str) -> None:
        environment = os.environ | {"PYTHONUNBUFFERED": "1"} | variables
        self.child = subprocess.Popen(
            [sys.executable, "-m", "coronet", *arguments],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def press(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.child.pid, signal.SIGINT)

    def workers(self) -> list[int]:
        listed = subprocess.run(["ps", "-eo", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
        rows = [tuple(map(int, line.split())) for line in listed.splitlines()]
        return [pid for pid, parent in rows if parent == self.child.pid]

    def end(self) -> tuple[int, list[str]]:
        """The exit code and what was said on the error output, once all processes are gone."""
        _, said = self.child.communicate(timeout=LONG)
        until(lambda: not self._is_anybody_left())
        return self.child.returncode, said.splitlines()

    def _is_anybody_left(self) -> bool:
        listed = subprocess.run(["ps", "-eo", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
        rows = [line.split() for line in listed.splitlines()]
        return any(int(group) == self.child.pid and not state.startswith("Z") for group, state in rows)


def until(holds) -> None:
    last = time.monotonic() + LONG
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.02)


def games_in(file: Path) -> int:
    if not file.exists():
        return 0
    lines = [json.loads(line) for line in file.read_text().split("\n")[1:-1]]
    return sum(1 if "turn" in line else len(line["games"]) for line in lines)


def told(said: str) -> int:
    """How many games the line says are kept; one may have been kept while it was said."""
    return int(re.search(r"([0-9,]+) of 100,000 games", said)[1].replace(",", ""))


def test_a_tournament_stops_at_one_press_keeps_its_games_and_goes_on(tmp_path):
    file = tmp_path / "results.jsonl"
    running = Running(tmp_path, *QUICK, "--games", MANY, "--file", file.name)
    until(lambda: games_in(file) > 4)
    running.press()
    code, said = running.end()
    kept = games_in(file)
    assert (code, len(said)) == (130, 1)
    assert told(said[0]) in (kept - 1, kept)
    assert "games are kept in results.jsonl; the same command goes on" in said[0]
    before = set(file.read_text().splitlines())
    again = Running(tmp_path, *QUICK, "--games", str(kept + 2), "--file", file.name)
    assert again.end() == (0, [])
    assert games_in(file) >= kept + 2
    assert {line for line in before if '"turn"' not in line} <= set(file.read_text().splitlines())


def test_a_tournament_without_a_file_goes_on_as_well(tmp_path):
    places = tmp_path / "cache" / "tournaments"
    running = Running(tmp_path, *QUICK, "--games", MANY, CORONET_CACHE="cache")
    until(lambda: any(games_in(file) > 4 for file in places.glob("*.jsonl")))
    running.press()
    code, said = running.end()
    (file,) = places.glob("*.jsonl")
    assert (code, len(said)) == (130, 1)
    assert told(said[0]) in (games_in(file) - 1, games_in(file))
    assert Running(tmp_path, *QUICK, "--games", "4", CORONET_CACHE="cache").end() == (0, [])
    assert list(places.glob("*.jsonl")) == []


@needs_compiler
def test_a_second_press_changes_nothing_and_searches_end_too(tmp_path):
    running = Running(tmp_path, *SLOW, "--games", "30", "--file", "results.jsonl")
    until(lambda: len(running.workers()) > 1)
    running.press()
    while running.child.poll() is None:
        running.press()
        time.sleep(0.05)
    code, said = running.end()
    assert (code, len(said)) == (130, 1)
    assert "0 of 30 games" in said[0]


def test_a_tournament_goes_on_without_a_worker_that_is_killed(tmp_path):
    file = tmp_path / "results.jsonl"
    running = Running(tmp_path, *QUICK, "--games", MANY, "--file", file.name)
    until(lambda: games_in(file) > 4 and running.workers())
    crew = running.workers()
    os.kill(crew[0], signal.SIGKILL)
    until(lambda: crew[0] not in running.workers() and len(running.workers()) == len(crew))
    done = games_in(file)
    until(lambda: games_in(file) > done)
    running.press()
    assert running.end()[0] == 130


def test_workers_that_are_killed_again_and_again_leave_what_is_done(tmp_path):
    file = tmp_path / "results.jsonl"
    running = Running(tmp_path, *QUICK, "--games", MANY, "--file", file.name)
    until(lambda: games_in(file) > 4)
    while running.child.poll() is None:
        for worker in running.workers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(worker, signal.SIGKILL)
    code, said = running.end()
    assert (code, len(said)) == (70, 1)
    assert "ended from outside" in said[0]
    assert told(said[0]) == games_in(file) > 4


def test_games_played_out_are_kept_as_logs(tmp_path):
    running = Running(tmp_path, "play-out", "seeker", "--games", MANY, "--out", "logs")
    until(lambda: len(list(tmp_path.glob("logs/*.jsonl"))) > 4)
    running.press()
    code, said = running.end()
    assert (code, len(said)) == (130, 1)
    kept = len(list(tmp_path.glob("logs/*.jsonl")))
    assert told(said[0]) in (kept - 1, kept)
    assert "games are kept in logs; the same command plays the rest" in said[0]


def test_games_played_out_as_parquet_are_kept_under_another_name(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet")
    running = Running(tmp_path, "play-out", "seeker", "--games", MANY, "--out", "all.parquet")
    until((tmp_path / "all.parquet.part").exists)
    until(lambda: len(running.workers()) > 1)
    time.sleep(1)  # games are written in large groups: nothing shows from outside that one is done
    running.press()
    code, said = running.end()
    assert (code, len(said)) == (130, 1)
    assert not list(tmp_path.glob("all.parquet*"))
    games = parquet.read_table(tmp_path / "all.stopped.games.parquet")
    assert told(said[0]) in (len(games) - 1, len(games))
    assert "games are kept in all.stopped.parquet" in said[0]


def test_a_measurement_ends_without_a_word_of_its_children(tmp_path):
    running = Running(tmp_path, "bench")
    until(lambda: running.workers() or running.child.poll() is not None)
    running.press()
    code, said = running.end()
    assert (code, len(said)) == (130, 1)
    assert "after 0 of 5 laps" in said[0]


def test_the_bar_moves_by_game_and_says_about_how_long_it_takes(monkeypatch, capsys):
    now = iter([0.0, 30.0, 90.0, 600.0])
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    tell = progress.growing_bar(Words("en"), "tournament-progress", clock=lambda: next(now))
    for done in (2, 3, 4, 5):
        tell(done, 100)
    said = capsys.readouterr().err.split(progress.CLEARED)[1:]
    assert [line.partition("] ")[2] for line in said] == [
        "2 of 100 games",
        "3 of 100 games, about 48 min left",
        "4 of 100 games, about 72 min left",
        "5 of 100 games, about 5 h left",
    ]
